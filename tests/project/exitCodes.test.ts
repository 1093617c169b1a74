// @module-tag slow

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  ['exit 3', 'ended with code 3'],
  ['kill -9 $$', 'was ended by SIGKILL, perhaps because memory ran out'],
  ['kill -15 $$', 'was ended by SIGTERM'],
])('a script whose program ends by %s reports that, with its last lines and no stack', (how, says) => {
  const command = `echo the last line; ${how}`
  const script = `import { mustRun, runCli } from './scripts/cli.mjs'
    await runCli(() => mustRun('sh', ['-c', ${JSON.stringify(command)}]))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(status).toBe(78)
  expect(stderr.trim()).toBe(`sh -c ${command} ${says}:\nthe last line`)
})
