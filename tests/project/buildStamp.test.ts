// @module-tag slow

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build, loadConfigFromFile, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** The project's own files that a build reads, as paths from the root. */
async function filesReadBy(ssr: boolean): Promise<string[]> {
  const read = new Set<string>()
  const collector: Plugin = {
    name: 'collect-files',
    buildEnd() {
      for (const file of this.getModuleIds()) read.add(file)
    },
  }
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { ssr, write: false },
    plugins: [collector],
  })
  return [...read]
    .map((file) => path.relative(root, file.replace(/^\0|[?#].*$/g, '')))
    .filter((file) => !/^\.\.|node_modules/.test(file) && existsSync(path.join(root, file)))
}

/** The files that the stamp is made of. */
function filesHashed(): Set<string> {
  const script = `import { buildSources, filesOf } from './scripts/build.mjs'
    console.log(buildSources.flatMap(filesOf).join('\\n'))`
  const args = ['--input-type=module', '-e', script]
  return new Set(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).split('\n'))
}

describe('the stamp of a build', () => {
  it('covers every file of the project that the build reads', async () => {
    const config = await loadConfigFromFile(
      { command: 'build', mode: 'production' },
      path.join(root, 'vite.config.ts'),
    )
    const read = [
      ...(await filesReadBy(false)),
      ...(await filesReadBy(true)),
      ...(config?.dependencies.map((file) => path.relative(root, file)) ?? []),
    ]
    const hashed = filesHashed()
    expect(read).toContain('scripts/bundle/precompress.ts')
    expect(read).toContain('client/src/app.tsx')
    expect(read).toContain('server/main.ts')
    expect(read.filter((file) => !hashed.has(file))).toEqual([])
  })
})
