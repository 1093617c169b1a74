import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '../projectRoot'
import { StartupError } from '../startupError'
import { type ReplicaPlace, replicaPlace } from './place'

/**
 * Litestream takes the log into the database itself, at 1,000 pages. The server begins at many more, where Litestream does
 * not run: if both did it, Litestream would lose its place and copy the whole database again.
 */
export const PAGES_BEFORE_OWN_CHECKPOINT = 20_000

/** For how long a state can be restored: as backups and copies of the database are kept, and as the privacy notice says. */
export const KEPT_HOURS = 14 * 24

/** The program: a release brings it along, a clone has it as a package. Throws a StartupError without it. */
export function litestreamProgram(root = projectRoot): string {
  const { platform, arch } = process
  const places = ['bin/litestream', `node_modules/@flydotio/litestream-${platform}-${arch}/litestream`]
  const found = places.map((place) => join(root, place)).find((place) => existsSync(place))
  if (found) return found
  throw new StartupError(
    `REPLICA_URL needs Litestream, which is not here for ${platform} ${arch}. It comes with a release for linux x64, and on a clone with npm ci.`,
  )
}

/**
 * Litestream's configuration, which is derived from REPLICA_URL and nothing else. No checkpoint is forced
 * (`max-checkpoint-page-count`), because it would block the site's writes while a backup is made.
 */
export const litestreamConfig = (place: ReplicaPlace, database: string, port?: number) => ({
  ...(port === undefined ? {} : { addr: `127.0.0.1:${port}` }),
  logging: { level: 'warn', stderr: true },
  dbs: [
    {
      path: database,
      'max-checkpoint-page-count': 0,
      replicas: [
        {
          ...place,
          'sync-interval': '1s',
          'snapshot-interval': '24h',
          retention: `${KEPT_HOURS}h`,
          'validation-interval': '24h',
        },
      ],
    },
  ],
})

/** The place of a REPLICA_URL that the configuration has checked. Throws a StartupError when it is not set. */
export function knownPlace(url: string | undefined): ReplicaPlace {
  const place = url === undefined ? null : replicaPlace(url)
  if (place) return place
  throw new StartupError(
    'REPLICA_URL is not set: it says where the replica of the database is (docs/operations/replica.md).',
  )
}

/** Where the configuration of the running Litestream is. */
const fileIn = (dataDir: string) => join(dataDir, 'litestream.json')

/** Writes a configuration for the site's user only, and returns its file. YAML, which Litestream reads, includes JSON. */
export function writeConfig(dataDir: string, config: ReturnType<typeof litestreamConfig>): string {
  const file = fileIn(dataDir)
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 })
  return file
}

/** The configuration, or what `noteWaiting` wrote in its place; null where neither can be read. */
function written(dataDir: string): { addr?: string; dbs?: { path: string }[]; waits?: boolean } | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
  } catch {
    return null
  }
}

/** Where the running Litestream says how far it is; null when none was started here. */
export const addressIn = (dataDir: string): string | null => written(dataDir)?.addr ?? null

/** Notes for the site that nothing is copied for now, in the place of a configuration. */
export const noteWaiting = (dataDir: string) =>
  writeFileSync(fileIn(dataDir), `${JSON.stringify({ waits: true })}\n`, { mode: 0o600 })

/** Forgets what `noteWaiting` noted. */
export const noteNoLongerWaiting = (dataDir: string) => rmSync(fileIn(dataDir), { force: true })

/** Whether `agency replica` waits, because the replica has the state of another site. */
export const isWaitingIn = (dataDir: string): boolean => written(dataDir)?.waits === true

/** The run of copies to which Litestream's notes beside a database belong; null where it has copied nothing from here. */
export function ownGeneration(databasePath: string): string | null {
  try {
    const meta = metaFolderOf(dirname(databasePath), basename(databasePath))
    return readFileSync(join(meta, 'generation'), 'utf8').trim()
  } catch {
    return null
  }
}

export type Position = { index: number; offset: number }

/**
 * How far Litestream's copy of the log on this machine is: its newest file. Not by Litestream's own number, which after a
 * checkpoint still counts the file before. Null before the first copy.
 */
export function positionIn(dataDir: string): Position | null {
  const path = written(dataDir)?.dbs?.[0]?.path
  if (path === undefined) return null
  try {
    const meta = metaFolderOf(dataDir, basename(path))
    const generation = readFileSync(join(meta, 'generation'), 'utf8').trim()
    const logs = join(meta, 'generations', generation, 'wal')
    const newest = readdirSync(logs).sort().at(-1) ?? ''
    return { index: Number.parseInt(newest, 16), offset: statSync(join(logs, newest)).size }
  } catch {
    return null
  }
}

/** Litestream's own folder beside a database: it belongs to that file and to no other in its place. */
export const metaFolderOf = (folder: string, name: string): string => join(folder, `.${name}-litestream`)
