import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseKey, signFile } from '../../../scripts/release/sign.mjs'
import { freePort } from '../../../server/command/site/freePort'
import type { Machine } from '../../../server/command/site/machine'
import { afterThisTest } from '../cleanUp'
import { RELEASE_KEY } from './releaseKeys'

const STAND_INS = join(process.cwd(), 'tests/helpers/installed/standIns')

/** A machine in a folder: its systemd, users and journal are stand-ins, and everything else is as on a real one. */
export async function aMachine() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agency-machine-')))
  const [root, own] = [join(folder, 'root'), join(folder, 'stand-ins')]
  for (const each of [root, own]) mkdirSync(each)
  afterThisTest(() => {
    stopSite(own)
    rmSync(folder, { recursive: true, force: true })
  })
  const port = String(await freePort())
  const said: string[] = []
  const answers: string[] = []
  const at = (path: string) => join(root, path)
  const read = (path: string) => readFileSync(at(path), 'utf8')
  programs ??= programsOf(mkdtempSync(join(tmpdir(), 'agency-programs-')))
  const env = { PATH: `${STAND_INS}:${programs}`, STAND_INS: own, AGENCY_ROOT: root }
  return {
    folder,
    root,
    port,
    env,
    url: `http://127.0.0.1:${port}`,
    said,
    /** What will be typed, the next first. */
    answers,
    at,
    read,
    has: (path: string) => existsSync(at(path)),
    mode: (path: string) => (statSync(at(path)).mode & 0o777).toString(8),
    asked: () =>
      existsSync(join(own, 'asked')) ? readFileSync(join(own, 'asked'), 'utf8').trim().split('\n') : [],
    /** Stops the site behind systemd's back. */
    stop: () => stopSite(own),
    /** The machine as the command sees it that belongs to the release in this folder. */
    with: (program: string): Machine => ({
      root,
      program,
      env,
      say: (line) => void said.push(line),
      ask: async (question) => {
        said.push(question)
        return answers.shift() ?? null
      },
      now: () => new Date('2026-11-25T10:00:00Z'),
    }),
  }
}

/** The same for all machines of a process: nothing writes there, and they are about 2,000 links. */
let programs: string | undefined

/** A folder with the programs of this computer, but without Caddy, which a bare machine does not have. */
function programsOf(folder: string) {
  const found = new Set(['caddy'])
  for (const place of (process.env.PATH ?? '').split(':').filter(existsSync))
    for (const name of readdirSync(place)) {
      if (!found.has(name)) symlinkSync(join(place, name), join(folder, name))
      found.add(name)
    }
  return folder
}

export type TestMachine = Awaited<ReturnType<typeof aMachine>>

function stopSite(own: string) {
  const file = join(own, 'pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8'))
  spawnSync('kill', ['-9', String(pid)])
  rmSync(file)
}

/** Signed with RELEASE_KEY of the tests, unless with another `key` or null for none. */
type Kind = { version: string; migration?: number; fault?: string; key?: string | null }

/** An unpacked release as small as can be, with stand-ins for its program. */
export function aRelease(
  { folder }: TestMachine,
  { version, migration = 1, fault, key = RELEASE_KEY }: Kind,
): string {
  const release = join(folder, 'unpacked', `agency-${version}-linux-${process.arch}`)
  const write = (name: string, content: string) => {
    mkdirSync(join(release, name, '..'), { recursive: true })
    writeFileSync(join(release, name), content)
  }
  write('package.json', JSON.stringify({ version }))
  write('release.json', JSON.stringify({ migration, fault }))
  write('drizzle/migrations/meta/_journal.json', JSON.stringify({ entries: [{ when: migration }] }))
  write('CHANGELOG.md', `# What changed\n\n## ${version}\n\nIt is better than before.\n`)
  const signing = releaseKey(key ?? undefined)
  if (signing) write('release.pub', signing.publicKey)
  write('bin/node', process.execPath)
  for (const name of ['agency', 'program.mjs']) cpSync(join(STAND_INS, name), join(release, name))
  cpSync('docs/operations/release', join(release, 'operations'), { recursive: true })
  cpSync('docs/operations/Caddyfile', join(release, 'operations/Caddyfile'))
  chmodSync(join(release, 'agency'), 0o755)
  writeFileSync(join(release, 'SHA256SUMS'), sumsOf(release))
  return release
}

const sumsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')

/** The same as one file, with its SHA256SUMS and its signature beside it, as it is fetched. */
export function aTarball(machine: TestMachine, kind: Kind): string {
  const release = aRelease(machine, kind)
  const name = `agency-${kind.version}-linux-${process.arch}`
  const file = join(machine.folder, `${name}.tar.gz`)
  spawnSync('tar', ['-czf', file, '-C', join(release, '..'), name])
  rmSync(release, { recursive: true })
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(join(machine.folder, 'SHA256SUMS'), `${hash}  ${name}.tar.gz\n`)
  const signing = releaseKey(kind.key === null ? undefined : (kind.key ?? RELEASE_KEY))
  if (signing) signFile(file, signing, 1_800_000_000)
  return file
}
