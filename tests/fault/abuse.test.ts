import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TheServer, theServer } from '../helpers/servers/theServer'
import { aPictureOf, post, upload } from './visitors'

const HEALTH_MS = 250 // what a load balancer waits before it calls a server dead
// On a machine that others use too, the slowest answer tells of them: ABUSE_STRICT=1 judges it, else it is printed.
const IS_STRICT = process.env.ABUSE_STRICT === '1'
/** Requests from its own thread, because the flooding one measures too late. */
const ASKER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const ask = async () => {
    for (;;) {
      const began = performance.now()
      const ok = await fetch(workerData).then((answer) => answer.ok, () => false)
      parentPort.postMessage(ok ? performance.now() - began : Infinity)
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  ask()
`
const LINES: string[] = []

let server: TheServer
beforeAll(async () => {
  server = await theServer({ RATE_LIMIT: 'on' })
})
// Run by hand, so the figures are for the reader.
afterAll(() => process.stdout.write(`\n${LINES.join('\n')}\n`))

const memoryMb = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)
const descriptors = () => readdirSync(`/proc/${server.pid}/fd`).length

/** How long /healthz took, asked ten times a second while `work` runs. */
async function healthDuring(what: string, work: () => Promise<unknown>) {
  const before = { memory: memoryMb(), descriptors: descriptors() }
  const asker = new Worker(ASKER, { eval: true, workerData: `${server.url}/healthz` })
  // The first request loads modules, which is not the server's time.
  await once(asker, 'message')
  const took: number[] = []
  asker.on('message', (milliseconds: number) => took.push(milliseconds))
  await work()
  await asker.terminate()
  await expect.poll(descriptors, { timeout: 40_000 }).toBeLessThanOrEqual(before.descriptors + 10)
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  LINES.push(
    `${what}: /healthz ${sorted.length} times, median ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms; ` +
      `memory ${before.memory} -> ${memoryMb()} MB, descriptors ${before.descriptors} -> ${descriptors()}`,
  )
  expect(sorted.at(-1)).toBeLessThan(IS_STRICT ? HEALTH_MS : Number.POSITIVE_INFINITY)
}

it('R14 S5 200 sign-ins at once', async () => {
  const statuses: number[] = []
  await healthDuring('200 sign-ins', () =>
    Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const body = { identification: `person${n % 50}@example.in`, password: 'a guess at it' }
        statuses.push((await post(`${server.url}/api/v1/agency/models/login`, body)).status)
      }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
})

it('R14 R15 S21 50 large pictures at once', async () => {
  const picture = await aPictureOf(4_000, 3_000)
  const statuses: number[] = []
  await healthDuring('50 pictures of 12 megapixels', () =>
    Promise.all(
      Array.from({ length: 50 }, async () => statuses.push((await upload(server.url, picture)).status)),
    ),
  )
  // Four at once from one address are accepted, the others get 429.
  expect(statuses.every((status) => [200, 429, 503].includes(status))).toBe(true)
  expect(statuses).toContain(200)
  expect(readdirSync(`${server.uploadsDir}/incoming`)).toEqual([])
})

it('R14 R15 2,000 connections that send almost nothing', async () => {
  const sockets: Socket[] = []
  await healthDuring('2,000 slow connections', async () => {
    for (let n = 0; n < 2_000; n++) {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {})
      socket.write(n % 2 ? 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: ' : '')
      sockets.push(socket)
      if (n % 100 === 0) await pause(20)
    }
    await pause(5_000)
    for (const socket of sockets) socket.destroy()
  })
})
