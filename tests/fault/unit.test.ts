import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from '../../server/command/site/freePort'
import { aFolder, aStart } from '../helpers/servers/theServer'

const unit = readFileSync('docs/operations/agency.service', 'utf8')
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
const FINAL = setting('RestartPreventExitStatus').split(' ').map(Number)
const LIMIT = Number(setting('StartLimitBurst'))

/**
 * Imitates systemd with the rules of agency.service: calls `start`, which returns an exit code, again as long as the
 * unit allows, and returns the number of calls. Nothing runs longer than the limit's interval here.
 */
async function startsOf(start: () => number | null | Promise<number | null>): Promise<number> {
  expect(setting('Restart')).toBe('on-failure')
  expect(Number(setting('StartLimitIntervalSec'))).toBeGreaterThan(LIMIT * Number(setting('RestartSec')))
  for (let starts = 1; ; starts++) {
    const code = await start()
    if (code === 0 || (code !== null && FINAL.includes(code)) || starts === LIMIT) return starts
  }
}

it.each([
  ['exit 0', 1],
  ['exit 78', 1],
  ['exit 1', LIMIT],
  ['exit 75', LIMIT],
  ['kill -9 $$', LIMIT],
])('R16 the unit starts a program that ends with `%s` %d times', async (how, times) => {
  expect(LIMIT).toBeGreaterThan(1)
  expect(await startsOf(() => spawnSync('sh', ['-c', how]).status)).toBe(times)
})

it('R16 the unit starts a server with a wrong setting once', async () => {
  const start = async () => (await (await aStart(aFolder(), { TRUST_PROXY: 'a' })).ended).code
  expect(await startsOf(start)).toBe(1)
})

it('R16 the unit starts a server whose port is in use until the port is free', async () => {
  const folder = aFolder()
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done))
  let starts = 0
  const start = async () => {
    if (++starts === 3) await new Promise((done) => other.close(done))
    const server = await aStart(folder, { PORT: String(port) })
    // A server that starts ends when the test stops it.
    if (starts === 3) {
      await expect
        .poll(() => fetch(`${server.url}/healthz`).then(({ ok }) => ok), { timeout: 60_000 })
        .toBe(true)
      await server.stop()
    }
    return (await server.ended).code
  }
  expect(await startsOf(start)).toBe(3)
})
