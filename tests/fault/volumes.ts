import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { aFolder } from '../helpers/servers/theServer'

const mounted: string[] = []
afterAll(() => {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['--lazy', folder])
})

/** A volume of its own that can run full, or the reason why this machine has none. */
export function aVolume(megabytes: number): { folder: string; why: null } | { folder: null; why: string } {
  const folder = aFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'agency', folder], { stdio: 'pipe' })
  } catch (error) {
    const said = error instanceof Error ? error.message.split('\n').at(-2) : ''
    return { folder: null, why: `a full disk needs a volume of its own, and mount said: ${said}` }
  }
  mounted.push(folder)
  return { folder, why: null }
}

const ballast = (folder: string) => join(folder, 'ballast')

/** Fills the volume to its last byte, or up to `room` bytes. */
export function fill(folder: string, room = 0) {
  const file = openSync(ballast(folder), 'a')
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2))
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  closeSync(file)
  truncateSync(ballast(folder), statSync(ballast(folder)).size - room)
}

export const free = (folder: string) => rmSync(ballast(folder), { force: true })
