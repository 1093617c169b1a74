// @module-tag slow

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { restoreReplica } from '../../../../server/backup/replica'
import { momentOf } from '../../../../server/command/replica'
import { readDatabase } from '../../../../server/core/db/database'
import { region } from '../../../../shared/region'
import { aBucketStore } from '../../../helpers/servers/bucketStore'
import { aReplica } from '../../../helpers/servers/replicaOnDisk'

const NOW = new Date('2030-03-05T08:00:00Z')

describe('R16 a restore from the replica', () => {
  it('brings the database back and says in the audit as of when it is', async () => {
    const { replica, to, write, copy, restored } = await aReplica()
    write('first')
    await copy(async () => write('second'))
    const asOf = await restoreReplica(replica, to, NOW, null)
    expect(readdirSync(join(to.databasePath, '..'))).toEqual(['agency.sqlite'])
    expect(Math.abs(Date.now() - asOf.getTime())).toBeLessThan(60_000)
    expect(restored()).toEqual(['first', 'second'])
    const found = readDatabase(to.databasePath)
    expect(found.$client.prepare('select action, detail from audit_events').all()).toEqual([
      { action: 'backup restored', detail: expect.stringMatching(/^as of /) },
    ])
    found.$client.close()
  })

  it('goes back to a moment, also to one in which nothing was copied', async () => {
    const { replica, to, write, copy, restored } = await aReplica()
    write('first')
    await copy()
    const between = new Date()
    write('second')
    await copy()
    const asOf = await restoreReplica(replica, to, NOW, between)
    expect(asOf <= between).toBe(true)
    expect(restored()).toEqual(['first'])
  })

  it('asks for the moment once it knows the time zone of the agency, and speaks of it in that zone', async () => {
    const { replica, to, write, writeRegion, copy, restored } = await aReplica()
    writeRegion({ country: 'AE', timeZone: 'Asia/Dubai', currency: 'AED', measures: 'centimetres' })
    write('first')
    await copy()
    const between = new Date()
    write('second')
    await copy()
    const zones: string[] = []
    await restoreReplica(replica, to, NOW, () => {
      zones.push(region.timeZone)
      expect(momentOf('2026-11-25T10:00').toISOString()).toBe('2026-11-25T06:00:00.000Z')
      return between
    })
    expect(zones).toEqual(['Asia/Dubai'])
    expect(readdirSync(join(to.databasePath, '..'))).toEqual(['agency.sqlite'])
    expect(restored()).toEqual(['first'])
  })

  it('removes what Litestream noted about the database before', async () => {
    const { replica, to, copy } = await aReplica()
    await copy()
    const meta = join(to.databasePath, '..', '.agency.sqlite-litestream')
    mkdirSync(meta)
    await restoreReplica(replica, to, NOW, null)
    expect(existsSync(meta)).toBe(false)
  })

  it('leaves the pictures here and in the bucket, also those that the database does not know', async () => {
    const { replica, to, copy } = await aReplica()
    await copy()
    const { settings: media, bucket } = await aBucketStore()
    await bucket.put('.belongs-to', 'this database')
    mkdirSync(to.uploadsDir)
    for (const name of ['.belongs-to', 'picture']) writeFileSync(join(to.uploadsDir, name), name)
    await restoreReplica(replica, { ...media, ...to }, NOW, null)
    // Without the mark the site deletes no picture.
    expect(await bucket.get('.belongs-to')).toBeNull()
    expect(readdirSync(to.uploadsDir)).toEqual(['picture'])
  })

  it.each(['agency.sqlite', 'agency.sqlite-wal'])('is refused over %s', async (name) => {
    const { folder, replica, to, copy } = await aReplica()
    await copy()
    writeFileSync(join(folder, 'new', name), '')
    await expect(restoreReplica(replica, to, NOW, null)).rejects.toThrow(
      `${name} already exists. Move it away first.`,
    )
  })

  it('is refused before the replica begins, where there is none, and where it is damaged', async () => {
    const { folder, replica, to, copy } = await aReplica()
    await expect(restoreReplica(replica, to, NOW, null)).rejects.toThrow(
      /^There is no replica at REPLICA_URL yet\.$|^The replica cannot be read: /,
    )
    await copy()
    await expect(restoreReplica(replica, to, NOW, new Date('2026-01-01T00:00:00Z'))).rejects.toThrow(
      /^The replica begins at \d{4}-\S+Z\. Choose a later moment\.$/,
    )
    execFileSync('sh', ['-c', `for f in $(find "${replica.path}" -name '*.snapshot.lz4'); do : > "$f"; done`])
    await expect(restoreReplica(replica, to, NOW, null)).rejects.toThrow(/^(The replica|Litestream) /)
    expect(readdirSync(join(folder, 'new'))).toEqual([])
  })
})
