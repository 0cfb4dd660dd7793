import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test-server.ts'

/** What another dictionary does with a word; it knows no other. */
const UPSTREAM: Record<string, (response: ServerResponse) => void> = {
  parlour: (response) => response.end('[{"word":"parlour"}]'),
  plumb: (response) => response.writeHead(500).end(),
  zzzzz: (response) => response.writeHead(500).end(),
  heron: (response) => response.writeHead(302, { location: '/entries/en/none' }).end(),
  robin: (response) => response.destroy(),
  // No answer at all, and one that never ends.
  finch: () => {},
  eagle: (response) => response.write('[{"word":'),
}
const asked: IncomingMessage[] = []
const upstream = createServer((request, response) => {
  asked.push(request)
  const word = request.url?.match(/^\/v2\/entries\/en\/(.+)$/)?.[1] ?? ''
  const answer = UPSTREAM[word] ?? ((response) => response.writeHead(404).end('[]'))
  answer(response)
}).listen(0, '127.0.0.1')
await once(upstream, 'listening')
afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
})

const alone = await startTestServer()
const { port } = upstream.address() as AddressInfo
const asking = await startTestServer({ DICTIONARY_URL: `http://127.0.0.1:${port}/v2/` })
const tokens = new Map<TestServer, string>()
for (const server of [alone, asking]) {
  tokens.set(server, await server.login('staff@maplecourt.example'))
}
const look = (server: TestServer, word: string) =>
  server.get(`/dictionary/entries/en/${word}`, tokens.get(server))
const UNKNOWN = { detail: 'This word is not in the dictionary.' }

describe('the list that comes with Parlour', () => {
  test.each(['tulip', 'TULIP', 'honor', 'aahed', 'zowie', 'tulip/'])('knows %s', async (word) => {
    const { status, body } = await look(alone, word)
    expect([status, body]).toEqual([200, [{ word: word.toLowerCase().replace('/', '') }]])
  })

  test.each(['zzzzz', 'tulips', 'tul', 'a', "don't", 'anna', 'constructor'])(
    'does not know %s',
    async (word) => {
      const { status, body } = await look(alone, word)
      expect([status, body]).toEqual([404, UNKNOWN])
    },
  )

  test('is told to nobody without a session', async () => {
    expect((await alone.get('/dictionary/entries/en/tulip')).status).toBe(401)
  })
})

describe('another dictionary, where one is set,', () => {
  test('says what is known, also of longer words', async () => {
    expect((await look(asking, 'Parlour')).body).toEqual([{ word: 'parlour' }])
  })

  test('says what is unknown, also of words in the list', async () => {
    const { status, body } = await look(asking, 'tulip')
    expect([status, body]).toEqual([404, UNKNOWN])
  })

  test.each([
    ['fails', 'plumb', 200],
    ['fails', 'zzzzz', 404],
    ['sends elsewhere', 'heron', 200],
    ['hangs up', 'robin', 200],
  ])('that %s leaves %s to the list', async (_, word, status) => {
    asked.length = 0
    expect((await look(asking, word)).status).toBe(status)
    expect(asked).toHaveLength(1)
  })

  test('is waited for three seconds, and then the list is asked', async () => {
    const started = performance.now()
    expect((await look(asking, 'finch')).status).toBe(200)
    const waited = performance.now() - started
    expect(waited).toBeGreaterThan(2900)
    expect(waited).toBeLessThan(4500)
  })

  test('need not end its answer', async () => {
    const started = performance.now()
    expect((await look(asking, 'eagle')).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('is sent the word and nothing else', async () => {
    asked.length = 0
    await look(asking, 'PARLOUR')
    const [{ method, url, headers } = {}] = asked
    expect([method, url]).toEqual(['GET', '/v2/entries/en/parlour'])
    expect(Object.keys(headers ?? {}).sort()).toEqual(
      expect.not.arrayContaining(['authorization', 'cookie', 'referer', 'content-length']),
    )
  })

  test.each(['..%2fadmin', 'a%20b', 'x%3Fy=1', 'caf%C3%A9', 'a'.repeat(41)])(
    'is not asked for %s',
    async (word) => {
      asked.length = 0
      expect((await look(asking, word)).status).toBe(400)
      expect(asked).toEqual([])
    },
  )
})
