import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditEvents, settings } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { restore } from '../../../../server/backup/restore'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { afterThisTest } from '../../../helpers/cleanUp'
import { unzip } from '../../../helpers/installed/backups'
import { type Account, type TestApp, testApp } from '../../../helpers/testApp'

const NAME = 'agency-2026-03-02T03-30-00'
const NOW = new Date('2026-03-02T03:30:00.000Z')

/** A site with a backup of a database and one file, made where the site notes it. */
async function aSite() {
  const t = testApp()
  await t.ready
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  const root = mkdtempSync(join(tmpdir(), 'agency-download-'))
  afterThisTest(() => rmSync(root, { recursive: true, force: true }))
  const database = join(root, 'agency.sqlite')
  await t.db.$client.backup(database)
  mkdirSync(join(root, 'uploads/ab/abc'), { recursive: true })
  writeFileSync(join(root, 'uploads/ab/abc/original'), 'a picture')
  const folder = join(root, 'backups', NAME)
  await backup({ databasePath: database, uploadsDir: join(root, 'uploads') }, folder, NOW)
  const record = { at: NOW.toISOString(), folder, files: 2, bytes: 1, seconds: 1, result: 'ok', reason: null }
  t.db
    .insert(settings)
    .values({ key: 'backup-success', value: JSON.stringify(record) })
    .run()
  return { t, meera, root, folder }
}

const ask = (t: TestApp, account: Account | null, given: object) => {
  const request = t.http().post('/exports/backup.zip').send(given).buffer(true).parse(toBuffer)
  return account ? request.set('authorization', `Bearer ${t.tokenFor(account)}`) : request
}
const toBuffer = (
  response: { on(event: string, then: (part: Buffer) => void): void },
  done: (error: null, all: Buffer) => void,
) => {
  const parts: Buffer[] = []
  response.on('data', (part) => parts.push(part))
  response.on('end', () => done(null, Buffer.concat(parts)))
}
const download = (part: string, more: object = {}) => ({ name: NAME, part, ...more })

/** What an archive contains, unpacked into a folder. */
function unpacked(bytes: Buffer, root: string) {
  const into = join(root, 'unpacked')
  for (const [name, content] of unzip(bytes)) {
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), content)
  }
  return join(into, NAME)
}

describe('the backups on the system page', () => {
  it('are listed, without an unfinished one and what is none', async () => {
    const { t, meera, folder } = await aSite()
    mkdirSync(`${folder}.unfinished-01m8ame90e4tcqe3jamprg2h6w`)
    mkdirSync(join(dirname(folder), 'photos'))
    expect(await t.as(meera).admin.backups.list()).toEqual([
      { name: NAME, madeAt: '2026-03-02T03:30:00.000Z', files: 2, databaseBytes: expect.any(Number) },
    ])
  })

  it('can be downloaded whole, and what is downloaded can be restored', async () => {
    const { t, meera, root } = await aSite()
    const answer = await ask(t, meera, download('everything'))
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename=${NAME}-everything.zip`)
    const to = { databasePath: join(root, 'to/agency.sqlite'), uploadsDir: join(root, 'to/uploads') }
    const { files } = await restore(unpacked(answer.body, root), to, NOW)
    expect(Object.keys(files).sort()).toEqual(['agency.sqlite', 'uploads/ab/abc/original'])
    expect(t.db.select().from(auditEvents).all().at(-1)).toMatchObject({
      action: 'backup downloaded',
      actorName: meera.name,
      detail: `${NAME}, everything`,
    })
  })

  it('can be downloaded without the pictures', async () => {
    const { t, meera, root } = await aSite()
    const answer = await ask(t, meera, download('database'))
    expect([...unzip(answer.body).keys()].sort()).toEqual([`${NAME}/agency.sqlite`, `${NAME}/manifest.json`])
    const to = { databasePath: join(root, 'to/agency.sqlite'), uploadsDir: join(root, 'to/uploads') }
    await restore(unpacked(answer.body, root), to, NOW)
  })

  it.each([
    ['a backup that does not exist', { name: 'agency-2026-03-01T03-30-00' }, 404],
    ['a folder above', { name: '..' }, 400],
    ['a folder elsewhere', { name: '../../etc' }, 400],
    ['a hidden folder', { name: '.ssh' }, 400],
  ])('are refused with %s', async (_, given, status) => {
    const { t, meera } = await aSite()
    const answer = await ask(t, meera, download('database', given))
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).not.toContain('SQLite format')
    expect(JSON.stringify(t.db.select().from(auditEvents).all())).not.toContain('backup downloaded')
  })

  it('are refused to everybody but superadmins, also with a GET', async () => {
    const { t, meera } = await aSite()
    const others = { talent: 'model', booker: 'booker', admin: 'admin' } as const
    for (const role of Object.values(others)) {
      const answer = await ask(t, anAccount(t, { role }), download('database'))
      expect([role, answer.status]).toEqual([role, 403])
    }
    expect((await ask(t, null, download('database'))).status).toBe(401)
    const got = await t
      .http()
      .get('/exports/backup.zip')
      .set('authorization', `Bearer ${t.tokenFor(meera)}`)
    expect(got.status).toBe(404)
  })
})
