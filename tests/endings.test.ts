import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  ['exit 3', 'ended with code 3'],
  ['kill -9 $$', 'was ended by SIGKILL, as happens where memory runs out'],
  ['kill -15 $$', 'was ended by SIGTERM'],
])('a script whose program ends by %s says so, with its last lines and no stack', (how, says) => {
  const command = `echo the last line; ${how}`
  const script = `import { main, mustRun } from './scripts/work.mjs'
    await main(() => mustRun('sh', ['-c', ${JSON.stringify(command)}]))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(`sh -c ${command} ${says}:\nthe last line`)
})
