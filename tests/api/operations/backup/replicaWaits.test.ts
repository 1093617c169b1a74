// @module-tag slow
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { replicaState } from '../../../../server/core/replica/state'
import { emptyAgency } from '../../../../shared/agency'
import { afterThisTest } from '../../../helpers/cleanUp'
import { called, firstSuperadmin } from '../../../helpers/servers/procedures'
import { agency, aReplication, environment } from '../../../helpers/servers/replication'
import { aFolder, placeIn, theServer } from '../../../helpers/servers/theServer'

const WAIT = { timeout: 60_000, interval: 200 }
const NEWEST = { url: '', keyId: '', secret: '', at: '' }

/** `agency replica` beside a site, whatever it does, with what it says. */
function replicaOf(folder: string, replicaUrl: string) {
  const child = spawn(process.execPath, ['dist/server/agency.js', 'replica'], {
    env: environment(folder, replicaUrl),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part
    })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), signal)
    return ended
  }
  afterThisTest(() => void stop('SIGKILL'))
  return { said: () => said, stop }
}

const askAs = async (url: string, name: string) => {
  const answer = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: `${name.replaceAll(' ', '.')}@brand.example`,
      subject: 'brand',
      message: 'Hello',
    }),
  })
  expect(answer.status).toBe(200)
}

const namesIn = (path: string) => {
  const db = new Sqlite(path, { readonly: true })
  const names = db.prepare('select name from enquiries order by name').pluck().all()
  db.close()
  return names
}

const runsIn = (url: string) => readdirSync(join(fileURLToPath(url), 'generations'))

/** The replica of a site that was lost, in which `asha` has asked. */
async function aLostSite() {
  const folder = aFolder()
  const elsewhere = pathToFileURL(join(aFolder(), 'replica')).href
  const first = await theServer({ REPLICA_URL: elsewhere }, folder)
  await askAs(first.url, 'asha')
  const replication = await aReplication(folder, elsewhere)
  await first.stop('SIGTERM')
  await replication.stop('SIGTERM')
  return elsewhere
}

/** What is restored from the replica into an empty place. */
async function restoredFrom(elsewhere: string) {
  const folder = aFolder()
  await agency(folder, elsewhere, 'restore', '--replica')
  return namesIn(placeIn(folder).databasePath)
}

/** Restores the replica by the page of a running site. */
async function restoreByPage(url: string, said: () => string) {
  const token = await firstSuperadmin(url)
  await called(url, token, 'admin.backups.startReplica', NEWEST)
  const state = async () => (await called(url, token, 'admin.backups.restoreState')) as { step: string }
  await expect.poll(async () => (await state()).step, WAIT).not.toBe('checking')
  expect(await state()).toMatchObject({ step: 'ready', files: null })
  await called(url, token, 'admin.backups.acceptRestore', { code: '' })
  await expect.poll(() => said().split('The site is at').length, WAIT).toBe(3)
}

it('on an empty machine it leaves the state of the lost one alone, until that is restored by the page', {
  timeout: 300_000,
}, async () => {
  const elsewhere = await aLostSite()
  const [run] = runsIn(elsewhere)
  const folder = aFolder()
  // As under systemd, it starts before the site.
  const replica = replicaOf(folder, elsewhere)
  const second = await theServer({ REPLICA_URL: elsewhere }, folder)
  await expect
    .poll(replica.said, WAIT)
    .toBe(
      `Waiting: ${elsewhere} has the state of another site, and this one is empty. Restore it on the page of the setup, or finish the setup: then this site is copied, and what was there before stays for 14 days.\n`,
    )
  const dataDir = dirname(second.databasePath)
  expect(await replicaState(dataDir)).toBe('waiting')
  await askAs(second.url, 'a visitor of the empty site')
  expect(await restoredFrom(elsewhere)).toEqual(['asha'])
  expect(runsIn(elsewhere)).toEqual([run])

  await restoreByPage(second.url, second.said)
  await expect.poll(() => replicaState(dataDir), WAIT).toBe('current')
  await askAs(second.url, 'meera')
  await second.stop('SIGTERM')
  expect(await replica.stop()).toBe(0)
  expect(runsIn(elsewhere)).toContain(run)
  expect(await restoredFrom(elsewhere)).toEqual(['asha', 'meera'])
})

it('on an empty machine it goes on once the setup is finished, and keeps what was there before', {
  timeout: 300_000,
}, async () => {
  const elsewhere = await aLostSite()
  const [run] = runsIn(elsewhere)
  const folder = aFolder()
  const second = await theServer({ REPLICA_URL: elsewhere }, folder)
  const replica = replicaOf(folder, elsewhere)
  await expect.poll(replica.said, WAIT).toContain('Waiting: ')
  const db = new Sqlite(second.databasePath)
  const { name: _, line, description, since, city } = emptyAgency
  const insert = db.prepare('insert into settings (key, value) values (?, ?)')
  const save = (key: string, value: object) => insert.run(`agency.${key}`, JSON.stringify(value))
  save('agency', { name: 'Kori', line, description, since, city })
  save('contact', { ...emptyAgency.contact, email: 'hello@kori.example' })
  save('legal', { ...emptyAgency.legal, courts: 'Mumbai' })
  db.close()
  await expect.poll(() => replicaState(dirname(second.databasePath)), WAIT).toBe('current')
  expect(runsIn(elsewhere)).toContain(run)
  expect(runsIn(elsewhere)).toHaveLength(2)
})

it('a new site whose replica is empty is copied at once, and again after a restart, while its setup is open', {
  timeout: 300_000,
}, async () => {
  const folder = aFolder()
  const elsewhere = pathToFileURL(join(aFolder(), 'replica')).href
  const site = await theServer({ REPLICA_URL: elsewhere }, folder)
  await askAs(site.url, 'asha')
  for (const _ of ['first', 'again']) {
    const replica = replicaOf(folder, elsewhere)
    await expect.poll(() => replicaState(dirname(site.databasePath)), WAIT).toBe('current')
    expect(replica.said()).toBe(`Copying ${site.databasePath} to ${elsewhere}\n`)
    await replica.stop()
  }
})

it('is told as up to date soon after a restart of the copying, where nothing was written since', {
  timeout: 120_000,
}, async () => {
  const folder = aFolder()
  const elsewhere = pathToFileURL(join(aFolder(), 'replica')).href
  const site = await theServer({ REPLICA_URL: elsewhere }, folder)
  const dataDir = dirname(site.databasePath)
  const first = replicaOf(folder, elsewhere)
  await expect.poll(() => replicaState(dataDir), WAIT).toBe('current')
  await first.stop()
  const [run] = runsIn(elsewhere)
  replicaOf(folder, elsewhere)
  // Of itself Litestream writes after a minute.
  await expect.poll(() => replicaState(dataDir), { timeout: 30_000, interval: 200 }).toBe('current')
  expect(runsIn(elsewhere)).toEqual([run])
})

it('makes way while a restore replaces the database of a running site, and then copies the restored one', {
  timeout: 300_000,
}, async () => {
  const folder = aFolder()
  const elsewhere = pathToFileURL(join(aFolder(), 'replica')).href
  const site = await theServer({ REPLICA_URL: elsewhere }, folder)
  const replica = replicaOf(folder, elsewhere)
  await askAs(site.url, 'asha')
  const dataDir = dirname(site.databasePath)
  await expect.poll(() => replicaState(dataDir), WAIT).toBe('current')
  await restoreByPage(site.url, site.said)
  for (let n = 0; n < 10; n++) await askAs(site.url, `visitor ${n}`)
  await expect.poll(() => replicaState(dataDir), WAIT).toBe('current')
  await site.stop('SIGTERM')
  expect(await replica.stop()).toBe(0)
  expect(replica.said()).toBe(`Copying ${site.databasePath} to ${elsewhere}\n`.repeat(2))
  expect(await restoredFrom(elsewhere)).toEqual([
    'asha',
    ...Array.from({ length: 10 }, (_, n) => `visitor ${n}`),
  ])
})
