import { describe, expect, it } from 'vitest'
import { auditEvents, media, talentDocuments } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { runRetention } from '../../../../server/features/operations/retention/service'
import { auditLines } from '../../../helpers/auditLines'
import { bytes } from '../../../helpers/files/bodies'
import { unzip } from '../../../helpers/installed/backups'
import { received } from '../../../helpers/people/documents'
import { aTalent, PASSWORD, stored } from '../../../helpers/people/talentWithData'
import { type Account, testApp } from '../../../helpers/testApp'

const DAY = 24 * 60 * 60_000

/** Asha, an administrator and a booker; `add` puts in a document for the agency. */
async function anAgency() {
  const t = testApp()
  const { account, model, token } = await aTalent(t)
  const admin = anAccount(t, { role: 'admin', name: 'Kavya Menon' })
  const booker = anAccount(t, { role: 'booker', name: 'Noor Ali' })
  const add = async (
    given: Partial<{ kind: string; number: string; validUntil: string }>,
    as: Account = admin,
  ) =>
    t
      .as(as, { upload: given.kind === 'aadhaar' ? null : await received(t) })
      .admin.documents.add({ modelId: model.id, kind: 'passport', ...given } as never)
  const listed = (as: Account = admin) => t.as(as).admin.documents.list({ modelId: model.id })
  const own = (upload = null as Awaited<ReturnType<typeof received>> | null) =>
    t.as(account, { upload }).talent.documents
  return { t, account, model, token, admin, booker, add, listed, own }
}

describe('documents of a talent', () => {
  it('are kept with a private file, and read with a masked number', async () => {
    const { t, add, listed } = await anAgency()
    await add({ number: 'p1234567', validUntil: '2027-01-12' })
    expect(await listed()).toEqual([
      {
        id: expect.any(String),
        kind: 'passport',
        number: '••••4567',
        validUntil: '2027-01-12',
        hasFile: true,
        givenVia: 'agency',
        givenBy: 'Kavya Menon',
        givenAt: '2026-03-02T10:00:00.000Z',
        seen: [],
      },
    ])
    const [file] = t.db.select().from(media).all()
    expect(file).toMatchObject({ isPublic: false, contentType: 'application/pdf' })
    expect(file?.claimedAt).not.toBeNull()
    expect((await t.http().get(`/media/${file?.id}/document.pdf`)).status).toBe(404)
  })

  it('open whole for an administrator, which is kept with the document and in the audit log', async () => {
    const { t, model, admin, add, listed } = await anAgency()
    const { id } = await add({ number: 'P1234567' })
    t.later(60_000)
    const opened = await t.as(admin).admin.documents.open({ id })
    expect(opened).toMatchObject({
      number: 'P1234567',
      file: { kind: 'document', name: 'passport.pdf' },
    })
    const answer = await t.http().get(opened.file?.path ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    expect((await listed())[0]?.seen).toEqual([{ by: 'Kavya Menon', at: '2026-03-02T10:01:00.000Z' }])
    expect(auditLines(t, 'document added')).toEqual([[admin.id, 'Kavya Menon', model.id, 'passport, agency']])
    expect(auditLines(t, 'document seen')).toEqual([[admin.id, 'Kavya Menon', model.id, 'passport']])
    const viewed = t.db
      .select()
      .from(auditEvents)
      .all()
      .find(({ action }) => action === 'locked media viewed')
    expect(viewed?.about).toBe(model.id)
  })

  it('show a booker what there is and when it ends, and nothing else', async () => {
    const { t, model, booker, add, listed } = await anAgency()
    const { id } = await add({ number: 'P1234567', validUntil: '2027-01-12' })
    const seen = await t.as(booker).desk.documents.ends({ modelId: model.id })
    expect(seen).toEqual([{ id, kind: 'passport', validUntil: '2027-01-12' }])
    await expect(listed(booker)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(t.as(booker).admin.documents.open({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(t.as(booker).admin.documents.remove({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(add({}, booker)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('keep of an Aadhaar the last four digits, and never a file', async () => {
    const { t, admin, model, add, listed } = await anAgency()
    await add({ kind: 'aadhaar', number: '9012' })
    expect((await listed())[0]).toMatchObject({ number: '••••9012', hasFile: false })
    await expect(add({ kind: 'aadhaar', number: '345678909012' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const withFile = t.as(admin, { upload: await received(t, 'photo') }).admin.documents
    await expect(withFile.add({ modelId: model.id, kind: 'aadhaar', number: '9012' })).rejects.toMatchObject({
      message: expect.stringContaining('only the last four digits'),
    })
    expect(t.db.select().from(media).all()).toEqual([])
    // The table itself refuses more.
    const whole = { id: 'x', modelId: model.id, kind: 'aadhaar' as const, number: '345678909012' }
    expect(() =>
      t.db
        .insert(talentDocuments)
        .values({ ...whole, givenVia: 'agency', givenBy: 'K', createdAt: '2026-03-02T10:00:00.000Z' })
        .run(),
    ).toThrow('CHECK')
  })

  it('need a file or a number, and take no film', async () => {
    const { t, admin, model } = await anAgency()
    const add = t.as(admin).admin.documents.add
    await expect(add({ modelId: model.id, kind: 'contract' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await add({ modelId: model.id, kind: 'pan', number: 'ABCDE1234F' })
    await expect(add({ modelId: 'nobody', kind: 'pan', number: 'ABCDE1234F' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('are removed with their file', async () => {
    const { t, admin, model, add } = await anAgency()
    const { id } = await add({})
    expect(stored(t)).toHaveLength(1)
    await t.as(admin).admin.documents.remove({ id })
    expect(t.db.select().from(talentDocuments).all()).toEqual([])
    expect(t.db.select().from(media).all()).toEqual([])
    expect(stored(t)).toEqual([])
    expect(auditLines(t, 'document removed')).toEqual([[admin.id, 'Kavya Menon', model.id, 'passport']])
    await expect(t.as(admin).admin.documents.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('come through the portal: she opens her own file, takes back what she gave, and not what the agency added', async () => {
    const { t, add, listed, own, account } = await anAgency()
    const contract = await add({ kind: 'contract' })
    const { id } = await own(await received(t, 'photo')).add({ kind: 'passport', number: 'P1234567' })
    expect((await listed()).map(({ kind, givenVia, givenBy }) => [kind, givenVia, givenBy])).toEqual([
      ['passport', 'talent', account.name],
      ['contract', 'agency', 'Kavya Menon'],
    ])
    const mine = await own().list()
    expect(mine.map(({ kind, number, isOwn }) => [kind, number, isOwn])).toEqual([
      ['passport', '••••4567', true],
      ['contract', null, false],
    ])
    for (const { file } of mine) expect((await t.http().get(file ?? '')).status).toBe(200)
    expect(auditLines(t, 'locked media viewed')).toEqual([])
    await expect(own().remove({ id: contract.id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await own().remove({ id })
    expect((await own().list()).map(({ kind }) => kind)).toEqual(['contract'])
  })

  it('S11 of another talent are a 404', async () => {
    const { t, add } = await anAgency()
    const { id } = await add({})
    const other = anAccount(t, { role: 'model', name: 'Zoya Khan', email: 'zoya@example.in' })
    aModel(t, { accountId: other.id, stageName: 'Zoya' })
    expect(await t.as(other).talent.documents.list()).toEqual([])
    await expect(t.as(other).talent.documents.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('P3 go with the account, with their files', async () => {
    const { t, add, own, account } = await anAgency()
    await add({ kind: 'contract' })
    await own(await received(t, 'photo')).add({ kind: 'passport' })
    expect(stored(t)).toHaveLength(2)
    await t.as(account).talent.account.remove({ proof: PASSWORD })
    expect(t.db.select().from(talentDocuments).all()).toEqual([])
    expect(t.db.select().from(media).all()).toEqual([])
    expect(stored(t)).toEqual([])
  })

  it('are in her own export with their files, and in no list that the agency exports', async () => {
    const { t, token, own } = await anAgency()
    await own(await received(t)).add({ kind: 'contract', number: 'TH-114-QX' })
    const answer = await t
      .http()
      .post('/exports/my-data.zip')
      .auth(token, { type: 'bearer' })
      .buffer()
      .parse(bytes)
    const files = unzip(answer.body)
    expect([...files.keys()]).toEqual(['data.json', 'files/documents/01-contract.pdf'])
    expect(JSON.parse(String(files.get('data.json'))).documents).toEqual([
      expect.objectContaining({
        kind: 'contract',
        number: 'TH-114-QX',
        givenVia: 'talent',
        file: expect.objectContaining({ path: 'files/documents/01-contract.pdf', sentAs: 'passport.pdf' }),
      }),
    ])
    const all = t.tokenFor(t.superadmin())
    for (const list of ['models', 'jobs', 'clients', 'audit', 'desk-report']) {
      const { status, text } = await t.http().get(`/exports/${list}.csv`).auth(all, { type: 'bearer' })
      expect([list, status]).toEqual([list, 200])
      expect(text).not.toContain('114-QX')
    }
  })

  it('P4 go a year after their last day, with their files; others stay', async () => {
    const { t, add, listed } = await anAgency()
    await add({ kind: 'passport', validUntil: '2026-03-04' })
    await add({ kind: 'contract' })
    await runRetention(t, 60_000)
    t.later(366 * DAY)
    for (let hour = 0; hour < 73; hour++) await runRetention(t, 60 * 60_000)
    expect((await listed()).map(({ kind }) => kind)).toEqual(['contract', 'passport'])
    t.later(2 * DAY)
    await runRetention(t, 60_000)
    expect((await listed()).map(({ kind }) => kind)).toEqual(['contract'])
    expect(stored(t)).toHaveLength(1)
  })
})
