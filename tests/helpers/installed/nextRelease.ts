import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { releaseKey, signFile } from '../../../scripts/release/sign.mjs'

type Kind = {
  version: string
  /** A migration of its own, in SQL. */
  sql: string
  /** Its server migrates the site's database and then fails; on a copy it starts. */
  isBroken?: boolean
  /** Signed with it, and takes only releases that are. */
  key?: string
}

const BROKEN = `import { Server as Listener } from 'node:net'
if (process.env.AGENCY_REHEARSAL !== 'yes')
  Listener.prototype.listen = () => { throw new Error('This release cannot listen.') }
`

/** Makes the file of a later release out of an unpacked one, in `folder`, and returns its path. */
export function aNextRelease(release: string, folder: string, { version, sql, isBroken, key }: Kind): string {
  const name = basename(release).replace(/\d+\.\d+\.\d+/, version)
  const next = join(folder, name)
  cpSync(release, next, { recursive: true })
  const change = (file: string, content: string) => {
    writeFileSync(join(next, file), content)
    const sums = readFileSync(join(next, 'SHA256SUMS'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith(`  ${file}`))
    const hash = createHash('sha256').update(content).digest('hex')
    writeFileSync(join(next, 'SHA256SUMS'), `${[...sums, `${hash}  ${file}`].join('\n')}\n`)
  }
  const read = (file: string) => readFileSync(join(next, file), 'utf8')
  const migrations = 'drizzle/migrations'
  const journal = JSON.parse(read(`${migrations}/meta/_journal.json`))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' })
  change('package.json', JSON.stringify({ ...JSON.parse(read('package.json')), version }))
  change(`${migrations}/meta/_journal.json`, JSON.stringify(journal))
  change(`${migrations}/next.sql`, sql)
  if (isBroken) change('dist/server/main.js', BROKEN + read('dist/server/main.js'))
  const signing = releaseKey(key)
  if (signing) change('release.pub', signing.publicKey)
  const file = join(folder, `${name}.tar.gz`)
  execFileSync('tar', ['--use-compress-program=gzip -1', '-cf', file, '-C', folder, name])
  rmSync(next, { recursive: true })
  if (signing) signFile(file, signing, 1_800_000_000)
  return file
}
