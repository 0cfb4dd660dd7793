import { expect, test } from 'vitest'
import { startTestServer } from '../../test-server.ts'

const server = await startTestServer()
const image = (subdomain: string) =>
  server.get(`/community/get_comm_image/?community_subdomain=${subdomain}`)

test('anyone is told name and logo of a community, and nothing else', async () => {
  expect(await image('maple')).toMatchObject({
    status: 200,
    body: [{ community_image_url: '/brand/maple-court.svg', name: 'Maple Court' }],
  })
  expect(Object.keys((await image('Birch')).body[0]).sort()).toEqual([
    'community_image_url',
    'name',
  ])
})

test.each(['unknown', 'map', 'maple%25', '*', ''])('"%s" has none', async (subdomain) => {
  expect(await image(subdomain)).toMatchObject({ status: 200, body: [] })
})

test('more than 60 questions a minute from one address are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => image('maple')))
  const statuses = answers.map((answer) => answer.status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const { headers, body } = await image('maple')
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(body.detail).toBe('Too many tries. Please wait a few minutes and try again.')
})
