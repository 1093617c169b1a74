import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { freePort } from '../../../server/command/site/freePort'
import { readDatabase } from '../../../server/core/db/database'
import { litestreamConfig, litestreamProgram, writeConfig } from '../../../server/core/replica/litestream'
import { replicaState } from '../../../server/core/replica/state'
import type { Region } from '../../../shared/region'
import { afterThisTest } from '../cleanUp'
import { aSite } from '../installed/siteOnDisk'

/** Which of the settings `first` and `second` a database has. */
export function markedIn(databasePath: string): string[] {
  const found = readDatabase(databasePath)
  const keys = found
    .select({ key: settings.key })
    .from(settings)
    .all()
    .map(({ key }) => key)
  found.$client.close()
  return keys.filter((key) => /^(first|second)$/.test(key))
}

/** A site whose database was copied to a folder, and an empty place for it. */
export async function aReplica() {
  const { folder, place, db } = await aSite()
  const replica = { type: 'file', path: join(folder, 'replica') } as const
  const to = {
    databasePath: join(folder, 'new', 'agency.sqlite'),
    uploadsDir: join(folder, 'new', 'uploads'),
  }
  mkdirSync(join(folder, 'new'))
  const write = (key: string) => void db.insert(settings).values({ key, value: '1' }).run()
  const writeRegion = (value: Region) =>
    void db
      .insert(settings)
      .values({ key: 'agency.region', value: JSON.stringify(value) })
      .run()
  const copy = async (during = async () => {}) => {
    const dataDir = join(place.databasePath, '..')
    const file = writeConfig(dataDir, litestreamConfig(replica, place.databasePath, await freePort()))
    const args = ['replicate', '-no-expand-env', '-config', file]
    const litestream = spawn(litestreamProgram(), args, { stdio: 'ignore' })
    const ended = once(litestream, 'exit')
    afterThisTest(() => void litestream.kill('SIGKILL'))
    while ((await replicaState(dataDir)) !== 'current');
    await during()
    litestream.kill('SIGTERM')
    await ended
    expect(await replicaState(dataDir)).toBe('stopped')
  }
  return { folder, replica, to, db, write, writeRegion, copy, restored: () => markedIn(to.databasePath) }
}
