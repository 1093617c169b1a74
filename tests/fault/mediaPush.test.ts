import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { aSiteBeforeTheMove } from '../helpers/installed/siteBeforeTheMove'

const FILES = 300
const KILLS = 3
const COMMAND = ['dist/server/agency.js', 'media']

it(`goes on where it was killed, ${KILLS} times, and leaves nothing half there`, async () => {
  const { server, objects, environment } = await aSiteBeforeTheMove(FILES)
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, ...environment }
  const media = (what: string) => promisify(execFile)(process.execPath, [...COMMAND, what], { env })
  const uploads = () => server.requests().filter((request) => request.startsWith('PUT ')).length

  let before = 0
  for (let kill = 0; kill < KILLS; kill++) {
    uploads()
    const push = spawn(process.execPath, [...COMMAND, 'push'], { env, stdio: 'ignore' })
    const ended = once(push, 'close')
    for (let count = 0; count < 25; count += uploads()) await pause(5)
    push.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    const there = (await objects()).length
    expect(there).toBeGreaterThan(before)
    expect(there).toBeLessThan(FILES)
    before = there
  }
  const { stdout } = await media('push')
  const [, sent, known] = /Uploaded (\d+) files .*, (\d+) were there already/.exec(stdout) ?? []
  expect(Number(sent) + Number(known)).toBe(FILES)
  expect(Number(known)).toBeGreaterThan(50)
  expect((await media('verify')).stdout).toBe(
    `${FILES} files are in the bucket and ${FILES} in UPLOADS_DIR, of ${FILES} that the database names.\nNo differences.\n`,
  )
})
