// @module-tag slow

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each(['models#1', 'models?'])(
  'in a folder called %s the start says at once what is wrong with the name',
  (name) => {
    const above = mkdtempSync(join(tmpdir(), 'agency-place-'))
    const folder = join(above, name)
    cpSync('scripts', join(folder, 'scripts'), { recursive: true })
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status).toBe(78)
    expect(stderr).toContain(`${folder} cannot be built in`)
    expect(stderr + stdout).not.toMatch(/\n\s+at /)
    expect(readdirSync(folder)).toEqual(['scripts'])
    rmSync(above, { recursive: true })
  },
)
