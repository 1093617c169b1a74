// @module-tag slow
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { acceptRestored, replaceWithRestored } from '../../../../server/backup/replacement'
import { restoreReplicaBeside } from '../../../../server/backup/replicaBeside'
import { openDatabase } from '../../../../server/core/db/database'
import { migrationsFolder } from '../../../../server/core/projectRoot'
import { aBucketStore } from '../../../helpers/servers/bucketStore'
import { aReplicaBucket, REPLICA_KEYS } from '../../../helpers/servers/replicaBucket'
import { aReplica, markedIn } from '../../../helpers/servers/replicaOnDisk'
import { environment } from '../../../helpers/servers/replication'
import { aFolder, placeIn } from '../../../helpers/servers/theServer'

const NOW = new Date('2030-03-05T08:00:00Z')

/** A running site with a picture of its own at the place where the replica is to be restored. */
async function aSiteBeside() {
  const { to, ...replicated } = await aReplica()
  openDatabase(to.databasePath, migrationsFolder).$client.close()
  mkdirSync(join(to.uploadsDir, 'ab/abc'), { recursive: true })
  writeFileSync(join(to.uploadsDir, 'ab/abc/original'), 'a picture')
  writeFileSync(join(to.uploadsDir, '.belongs-to'), 'the database of now')
  return { ...replicated, place: to }
}

describe('the replica is restored beside the site', () => {
  it('and takes the place of the database alone: the pictures that are there stay', async () => {
    const { replica, place, write, copy } = await aSiteBeside()
    write('first')
    await copy()
    const asOf = await restoreReplicaBeside(replica, place, migrationsFolder, NOW, null)
    expect(Math.abs(Date.now() - asOf.getTime())).toBeLessThan(60_000)
    expect(markedIn(place.databasePath)).toEqual([])
    expect(existsSync(`${place.uploadsDir}.restored`)).toBe(false)
    await acceptRestored(place, true)
    expect(await replaceWithRestored(place)).toBe(true)
    expect(markedIn(place.databasePath)).toEqual(['first'])
    expect(existsSync(`${place.databasePath}.before-restore`)).toBe(true)
    // Without its mark the site removes none of them, though the restored database knows of none.
    expect(readdirSync(place.uploadsDir)).toEqual(['ab'])
    expect(await replaceWithRestored(place)).toBe(false)
    expect(readdirSync(dirname(place.databasePath)).filter((name) => /restored|accepted/.test(name))).toEqual(
      [],
    )
  })

  it('and leaves the mark of the bucket of pictures until it is accepted', async () => {
    const { replica, place, copy } = await aSiteBeside()
    await copy()
    const { settings: media, bucket } = await aBucketStore()
    await bucket.put('.belongs-to', 'the database of now')
    const site = { ...media, ...place }
    await restoreReplicaBeside(replica, site, migrationsFolder, NOW, null)
    expect(await bucket.get('.belongs-to')).not.toBeNull()
    await acceptRestored(site, true)
    await replaceWithRestored(site)
    expect(await bucket.get('.belongs-to')).toBeNull()
  })

  it('and a process that was killed half-way hinders no start and no other restore', async () => {
    const { replica, place, write, copy } = await aSiteBeside()
    write('first')
    await copy()
    mkdirSync(`${place.databasePath}.restored.unfinished-abc`)
    writeFileSync(`${place.databasePath}.restored.unfinished-abc/agency.sqlite`, 'half')
    expect(await replaceWithRestored(place)).toBe(false)
    expect(readdirSync(dirname(place.databasePath)).filter((name) => name.includes('restored'))).toEqual([])
    await restoreReplicaBeside(replica, place, migrationsFolder, NOW, null)
    expect(markedIn(`${place.databasePath}.restored`)).toEqual(['first'])
  })
})

/** `agency restore --beside replica:…` of the built program, for a site in a folder of its own. */
async function aCommand() {
  const site = aFolder()
  const { databasePath } = placeIn(site)
  mkdirSync(dirname(databasePath), { recursive: true })
  openDatabase(databasePath, migrationsFolder).$client.close()
  const left = () => readdirSync(dirname(databasePath)).filter((name) => name.includes('restored'))
  const ask = (url: string, at = '', keys = {}) =>
    promisify(execFile)(process.execPath, ['dist/server/agency.js', 'restore', '--beside', `replica:${at}`], {
      env: { ...environment(site, url), ...keys },
    }).then(
      ({ stdout }) => JSON.parse(stdout.trim()),
      ({ stderr }) => String(stderr).trim(),
    )
  return { ask, left, databasePath }
}
const addressOf = ({ path }: { path: string }) => pathToFileURL(path).href

describe('the command behind the page', () => {
  it('says as of when the replica is, and takes the newest or a moment at the agency', async () => {
    const { replica, write, writeRegion, copy } = await aReplica()
    const { ask, databasePath } = await aCommand()
    writeRegion({ country: 'AE', timeZone: 'Asia/Dubai', currency: 'AED', measures: 'centimetres' })
    write('first')
    await copy()
    expect(await ask(addressOf(replica))).toEqual({
      madeAt: expect.stringMatching(/^\d{4}-.+Z$/),
      files: null,
    })
    expect(markedIn(`${databasePath}.restored`)).toEqual(['first'])
    const dubai = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 16)
    expect(await ask(addressOf(replica), dubai)).not.toBe('This moment is still to come.')
    const india = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 16)
    expect(await ask(addressOf(replica), india)).toBe('This moment is still to come.')
  })

  it('refuses what is no replica, what began later, and a newer version, and leaves nothing', async () => {
    const { folder, replica, db, copy } = await aReplica()
    const { ask, left } = await aCommand()
    const none = 'There is no replica at this address.'
    expect(await ask(addressOf({ path: join(folder, 'nothing here') }))).toBe(none)
    expect(await ask('file:///etc')).toBe(none)
    expect(left()).toEqual([])
    db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('newer', 9999999999999)")
    await copy()
    const long = new Date(Date.now() - 13 * 86_400_000).toISOString().slice(0, 16)
    expect(await ask(addressOf(replica), long)).toMatch(
      /^The replica begins at .+ IST\. Choose a later moment\.$/,
    )
    expect(await ask(addressOf(replica))).toBe(
      'The replica was made by a newer version of this program. Update the program.',
    )
    expect(left()).toEqual([])
  })

  it('reads a bucket, refuses a wrong key and a connection that is cut, and names neither key nor secret', async () => {
    const { folder, write, copy } = await aReplica()
    const { ask, left, databasePath } = await aCommand()
    write('first')
    await copy()
    const bucket = await aReplicaBucket(folder)
    const url = bucket.url('replica')
    expect(await ask(url, '', REPLICA_KEYS)).toMatchObject({ files: null })
    expect(markedIn(`${databasePath}.restored`)).toEqual(['first'])

    const wrong = { AWS_ACCESS_KEY_ID: 'AKIAWRONG', AWS_SECRET_ACCESS_KEY: 'wrong secret' }
    expect(await ask(url, '', wrong)).toBe('The replica cannot be read. The provider does not know this key.')
    bucket.cutsAfter(0)
    expect(await ask(url, '', REPLICA_KEYS)).toBe(
      'The replica cannot be read. It is damaged, or its bucket did not answer.',
    )
    expect(left()).toEqual([])
  })
})
