import type { Page } from '@playwright/test'
import { readerOf } from './accessibility-tree.ts'
import { listen } from './announcements.ts'
import { facesOn, figureOn, startOnClock, stopClock } from './faces.ts'
import { expect, test } from './logged-in.ts'
import { PLAYERS } from './players.ts'

const HIDDEN = 'The pictures are hidden. Choose a card, and then its partner.'
const WRONG = 'Sorry that is an incorrect pair.'
const WON = 'All eight pairs found. Well done.'
const LOST = 'The time is over. No pairs found. Please select Restart to play again.'

const onPage = (page: Page) => ({
  welcome: page.getByRole('dialog', { name: 'Welcome to Memory Match' }),
  begin: page.getByRole('button', { name: 'Start Game' }),
  card: (at: number) => page.getByRole('button', { name: startOf(at) }),
  message: page.getByRole('status').filter({ hasText: /./ }).first(),
})

const placeOf = (at: number) => `Row ${Math.floor(at / 4) + 1}, card ${(at % 4) + 1}`
const startOf = (at: number) => new RegExp(`^${placeOf(at)},`)
const nameAt = (name: string) => name.split(', ')[2] ?? ''
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The cards of each pair, as they are seen in the preview. */
async function pairsOn(page: Page): Promise<[one: number, other: number][]> {
  const names = (await facesOn(page, 16)).map(nameAt)
  expect(new Set(names).size).toBe(8)
  return [...new Set(names)].map((name) => [names.indexOf(name), names.lastIndexOf(name)])
}

test.beforeEach(async ({ page }) => {
  const asked = page.waitForRequest('**/api/parlour/get_icons/**')
  await page.goto('/games/memory-match')
  expect(new URL((await asked).url()).search).toBe('?active=True')
  await expect(onPage(page).welcome).toBeVisible()
})

for (const [way, playerOn] of Object.entries(PLAYERS)) {
  test(`a game is won ${way}, and started again`, async ({ page }) => {
    await stopClock(page, 'See Cards')
    const player = await playerOn(page)
    await player.press('See Cards')
    const pairs = await pairsOn(page)
    await player.press('Start Game')
    await expect.poll(player.said).toBe(HIDDEN)
    for (const [found, [one, other]] of pairs.entries()) {
      await player.press(`${placeOf(one)}, face down`)
      await expect.poll(player.said).toMatch(/, face up\. Choose its partner\.$/)
      await player.press(`${placeOf(other)}, face down`)
      await expect.poll(player.said).toMatch(/ again\.$/)
      await page.clock.runFor(2100)
      await expect.poll(player.said).toMatch(found < 7 ? /pairs? found, \w+ to go\.$/ : WON)
      await expect(figureOn(page, 'Pairs')).toHaveText(`${found + 1}`)
    }
    await player.press('Restart')
    await facesOn(page, 16)
    await expect(figureOn(page, 'Pairs')).toHaveText('0')
  })
}

test('pairs turn light blue after 2 seconds; others turn red, and face down after 2', async ({
  page,
}) => {
  const { card, begin } = onPage(page)
  await startOnClock(page, 'See Cards')
  const [[one, partner] = [0, 0], [two] = [0]] = await pairsOn(page)
  await begin.press('Enter')
  await card(one).press('Enter')
  await card(two).press('Enter')
  await expect(card(one)).toHaveAccessibleName(/not right$/)
  // While two cards are up, a third stays down.
  await card(partner).press('Enter')
  await expect(card(partner)).toHaveAccessibleName(/face down$/)
  await page.clock.runFor(1900)
  await expect(card(two)).toHaveAccessibleName(/not right$/)
  await page.clock.runFor(200)
  for (const at of [one, two]) await expect(card(at)).toHaveAccessibleName(/face down$/)
  await expect(figureOn(page, 'Incorrect')).toHaveText('1')

  await card(one).press('Enter')
  await card(partner).press('Enter')
  await page.clock.runFor(1900)
  await expect(card(one)).not.toHaveAccessibleName(/pair$/)
  await page.clock.runFor(200)
  for (const at of [one, partner]) await expect(card(at)).toHaveAccessibleName(/pair$/)
  await expect(card(one)).toHaveCSS('background-color', 'rgb(201, 230, 244)')
  await expect(card(one)).toBeInViewport()
})

test('what lies face down is nowhere on the page', async ({ page }) => {
  const { begin, card } = onPage(page)
  const reader = await readerOf(page)
  await page.getByRole('button', { name: 'See Cards' }).press('Enter')
  const names = [...new Set((await facesOn(page, 16)).map(nameAt))]
  const images = await page
    .locator('[data-board] img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''))
  const toldOn = async () => {
    const written = await page.locator('[data-board]').evaluate((board) => board.outerHTML)
    const heard = await reader.everything()
    return {
      images: new Set(images.filter((image) => written.includes(image))).size,
      names: names.filter((name) => `${written} ${heard}`.includes(`, ${name}`)).length,
    }
  }
  expect(await toldOn()).toEqual({ images: 8, names: 8 })
  await begin.press('Enter')
  await expect(card(0)).toHaveAccessibleName('Row 1, card 1, face down')
  expect(await toldOn()).toEqual({ images: 0, names: 0 })
  await card(0).press('Enter')
  await expect(card(0)).not.toHaveAccessibleName(/face down$/)
  expect(await toldOn()).toEqual({ images: 1, names: 1 })
})

test('60 seconds to look, then 120 to play; each event is announced once', async ({ page }) => {
  const { card, message } = onPage(page)
  await startOnClock(page, 'See Cards')
  const faces = (await facesOn(page, 16)).map(nameAt)
  const [[one] = [0], [two] = [0]] = await pairsOn(page)
  const announced = await listen(page)
  await expect(figureOn(page, 'Time to Look')).toHaveText('1:00')
  await page.clock.runFor(60_100)
  await expect(message).toHaveText(HIDDEN)
  await expect(card(0)).toBeFocused()
  await expect(figureOn(page, 'Time to Play')).toHaveText('2:00')
  await card(one).press('Enter')
  await card(two).press('Enter')
  await page.clock.runFor(120_100)
  await expect(message).toHaveText(LOST)
  await facesOn(page, 16)
  const LOW = ['30 seconds left.', '10 seconds left.']
  const up = `${capital(faces[one] ?? '')}, face up. Choose its partner.`
  expect(await announced()).toEqual([...LOW, HIDDEN, up, WRONG, ...LOW, LOST])
})
