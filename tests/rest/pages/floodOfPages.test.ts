// @module-tag slow
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { type TheServer, theServer } from '../../helpers/servers/theServer'

const CONNECTIONS = 40
const ADDRESSES = 30
const ANSWERS = 25
/** How long the server's main thread may work before it answers somebody else. */
const MOST_MS = 150
const TRIES = 5

/** Asks /healthz from its own thread and reports how much the server's main thread worked until the answer. */
const ASKER = `
  const { readFileSync } = require('node:fs')
  const { get } = require('node:http')
  const { parentPort, workerData: { url, pid } } = require('node:worker_threads')
  const workedMs = () => Number(readFileSync('/proc/' + pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6
  const ask = () => {
    const before = workedMs()
    get(url, { agent: false }, (answer) => {
      answer.resume()
      parentPort.postMessage(workedMs() - before)
      setTimeout(ask, 20)
    })
  }
  ask()
`

/** The longest wait for /healthz while 40 connections ask for 30 pages, again and again others. */
async function longestWait({ url, pid }: TheServer, visitorOf: (connection: number) => string) {
  const asker = new Worker(ASKER, { eval: true, workerData: { url: `${url}/healthz`, pid } })
  await once(asker, 'message')
  let count = 0
  let isOver = false
  const flood = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const headers = { accept: 'text/html', 'x-forwarded-for': visitorOf(connection) }
    while (!isOver) {
      count++
      const page = `${url}/models?search=${Math.floor(count / ADDRESSES)}x${count % ADDRESSES}`
      const answer = await fetch(page, { headers })
      await answer.arrayBuffer()
      expect(answer.status).toBe(200)
    }
  })
  const waits: number[] = []
  while (waits.length < ANSWERS) waits.push((await once(asker, 'message'))[0])
  isOver = true
  await asker.terminate()
  await Promise.all(flood)
  return Math.max(...waits)
}

it.each<[visitors: string, visitorOf: (connection: number) => string]>([
  ['one address', () => '203.0.113.1'],
  ['forty addresses', (connection) => `203.0.113.${connection + 1}`],
])('R14 keeps nobody waiting while pages are requested by %s', async (_, visitorOf) => {
  const server = await theServer({ TRUST_PROXY: '1', DEMO_DATA: 'true' })
  const waits: number[] = []
  // New code is slower, and other work of the machine can only lengthen a wait: one good round of five is enough.
  do waits.push(await longestWait(server, visitorOf))
  while (Math.min(...waits) > MOST_MS && waits.length < TRIES)
  expect(Math.min(...waits)).toBeLessThanOrEqual(MOST_MS)
})
