import type { Page } from '@playwright/test'
import { listen } from './announcements.ts'
import { facesOn, figureOn, named } from './faces.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const WRONG = 'You did not select the correct tile.'
const WON = 'Congratulations! You found all 15 new pictures.'
const right = (score: number) => `Right. ${score} of 15. Now find the next new one.`

const onPage = (page: Page) => ({
  start: page.getByRole('button', { name: 'Start Game' }),
  tile: (name: string) => page.getByRole('button', { name: named(name) }),
  message: page.getByRole('status').filter({ hasText: /./ }).first(),
})

/** Finds the new ones by what was there before, from `from` on, until there are `to`. */
async function findNew(
  page: Page,
  press: (name: string) => Promise<void>,
  [from, to]: readonly [from: number, to: number],
  before: readonly string[] = [],
): Promise<string[]> {
  let seen = [...before]
  for (let count = from; count <= to; count++) {
    const faces = await facesOn(page, count)
    expect(faces.filter((name) => !seen.includes(name))).toHaveLength(1)
    await press(faces.find((name) => !seen.includes(name)) ?? '')
    seen = faces
  }
  return seen
}

test.beforeEach(async ({ page }) => {
  const asked = page.waitForRequest('**/api/parlour/get_icons/**')
  await page.goto('/games/pick-new')
  expect(new URL((await asked).url()).search).toBe('?active=True')
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`15 new pictures are found ${way}, and a new game begins`, async ({ page }) => {
    const player = await playerOn(page)
    await player.press('Start Game')
    await findNew(page, (name) => player.press(named(name)), [1, 15])
    await expect.poll(player.said).toBe(WON)
    await expect(figureOn(page, 'Score')).toHaveText('15 of 15')
    await player.press('Restart Game')
    await facesOn(page, 1)
    await expect(figureOn(page, 'Score')).toHaveText('0 of 15')
  })
}

test('the score and the incorrect count are kept, and each event is announced once', async ({
  page,
}) => {
  const { start, tile, message } = onPage(page)
  await start.press('Enter')
  const announced = await listen(page)
  const seen = await findNew(page, (name) => tile(name).press('Enter'), [1, 3])
  await facesOn(page, 4)
  await tile(seen[0] ?? '').press('Enter')
  await expect(message).toHaveText(WRONG)
  await expect(tile(seen[0] ?? '')).toHaveAccessibleName(/not right$/)
  await expect(figureOn(page, 'Score')).toHaveText('3 of 15')
  await expect(figureOn(page, 'Incorrect')).toHaveText('1')
  expect(await announced()).toEqual([right(1), right(2), right(3), WRONG])
  await expect(tile(seen[0] ?? '')).not.toHaveAccessibleName(/right$/)
})

test('nothing but its name tells the new one from the others', async ({ page }) => {
  const { start, tile } = onPage(page)
  await start.press('Enter')
  await findNew(page, (name) => tile(name).press('Enter'), [1, 5])
  await facesOn(page, 6)
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  const tiles = page.locator('[data-board] button')
  const looks = await tiles.evaluateAll((all) =>
    all.map((each) =>
      each.outerHTML.replaceAll(/(alt|src)="[^"]*"/g, '').replaceAll(/ style="[^"]*"/g, ''),
    ),
  )
  expect(new Set(looks).size).toBe(1)
  await expect(page.locator('[data-board] [aria-live], [data-board] [role]')).toHaveCount(0)
})

test('the pictures that are there keep their places', async ({ page }) => {
  const { start, tile } = onPage(page)
  await start.press('Enter')
  const places = () =>
    page.locator('[data-board] button').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [each.querySelector('img')?.alt, x, y, width, height].join()
      }),
    )
  const before = await facesOn(page, 1).then(places)
  await tile((await facesOn(page, 1))[0] ?? '').press('Enter')
  await facesOn(page, 2)
  expect(await places()).toEqual(expect.arrayContaining(before))
})
