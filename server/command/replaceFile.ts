import { chmodSync, renameSync, writeFileSync } from 'node:fs'

/** Puts a text in the place of a file, complete or not at all, with this mode whatever the umask is. */
export function replaceFile(file: string, text: string, mode: number) {
  const work = `${file}.new`
  writeFileSync(work, text, { mode })
  chmodSync(work, mode)
  renameSync(work, file)
}
