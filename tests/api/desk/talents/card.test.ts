import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { bytes } from '../../../helpers/files/bodies'
import { testApp } from '../../../helpers/testApp'

const aRoster = () => {
  const t = testApp()
  const kavya = anAccount(t, { role: 'booker', name: 'Kavya Menon' })
  return { t, kavya, desk: t.as(kavya).desk }
}

describe('a talent’s card', () => {
  it('has the open pictures and digitals, and nothing that is locked or intimate, whoever asks', async () => {
    const { t, kavya } = aRoster()
    const zoya = aModel(t, { stageName: 'Zoya', isActive: true })
    const add = (
      type: 'gallery' | 'polaroid_front' | 'polaroid_back' | 'nude_front' | 'bikini_front',
      isLocked: boolean,
    ) => aPicture(t, zoya.id, { type, isLocked }).media.id
    const open = add('gallery', false)
    const front = add('polaroid_front', false)
    const hidden = [
      add('gallery', true),
      add('polaroid_back', true),
      add('nude_front', true),
      add('nude_front', false),
      add('bikini_front', false),
    ]
    for (const who of [kavya, t.admin(), t.superadmin()]) {
      const card = await t.as(who).desk.talents.get({ modelId: zoya.id })
      expect(card.pictures.map(({ id }) => id)).toEqual([open])
      expect(card.digitals.map(({ id, type }) => [id, type])).toEqual([[front, 'polaroid_front']])
      for (const id of hidden) expect(JSON.stringify(card)).not.toContain(id)
    }
    const list = JSON.stringify(await t.as(kavya).desk.talents.list({}))
    for (const id of hidden) expect(list).not.toContain(id)
  })

  it('has no pictures of somebody who is not on the site, because no file of theirs may be opened', async () => {
    const { t, desk } = aRoster()
    const zoya = aModel(t, { stageName: 'Zoya', isActive: false })
    aPicture(t, zoya.id, { type: 'gallery' })
    expect(await desk.talents.get({ modelId: zoya.id })).toMatchObject({ pictures: [], digitals: [] })
  })

  it('has contact, languages, rate, note and sizes with the day and the hand', async () => {
    const { t, desk } = aRoster()
    const zoya = aModel(t, {
      ...{ stageName: 'Zoya', name: 'Zoya Mirza', gender: 'female', languages: ['Hindi', 'Urdu'] },
      ...{ phone: '+919820054321', whatsapp: '+447700900123', dailyRate: 45_000, privateNote: 'Rides.' },
      ...{ heightCm: 178, height: '178 cm', bust: 32, chest: null, waist: 24, hips: 35, shoeSize: 7 },
    })
    await desk.measuring.save({ modelId: zoya.id, waist: '62' })
    const card = await desk.talents.get({ modelId: zoya.id })
    expect(card).toMatchObject({
      ...{ name: 'Zoya', fullName: 'Zoya Mirza', languages: ['Hindi', 'Urdu'], dailyRate: 45_000 },
      ...{ phone: '+919820054321', whatsapp: '+447700900123', note: 'Rides.' },
      chat: '+447700900123',
    })
    expect(card.sizes.waist).toEqual({ mm: 620, day: '2026-03-02', source: 'agency', by: 'Kavya Menon' })
    expect(card.sizes.height).toEqual({ mm: 1780, day: null, source: null, by: null })
    expect(card.readings).toMatchObject([{ waist: 620 }, { by: '', waist: 610 }])
  })

  it('shows sixteen days: confirmed, booked out, and on option with how many stand in line', async () => {
    const d = atDesk()
    await d.desk.claims.confirm(claimOf(await d.agreed('Neel', ['2026-03-04'])))
    await d.optioned('Kori', ['2026-03-06'])
    await d.optioned('Low Tide', ['2026-03-06', '2026-03-07'])
    await d.desk.bookouts.add({
      modelId: d.zoya.id,
      fromDay: '2026-03-08',
      toDay: '2026-03-09',
      kind: 'personal',
    })
    const { days, ahead } = await d.desk.talents.get({ modelId: d.zoya.id })
    expect(days).toHaveLength(16)
    expect(days.filter(({ hold }) => hold !== null)).toEqual([
      { day: '2026-03-04', hold: 'confirmed', count: 0 },
      { day: '2026-03-06', hold: 'option', count: 2 },
      { day: '2026-03-07', hold: 'option', count: 1 },
      { day: '2026-03-08', hold: 'bookout', count: 0 },
      { day: '2026-03-09', hold: 'bookout', count: 0 },
    ])
    // The place in line on each day, as the job says it.
    expect(ahead.map(({ jobTitle, state, ranks }) => [jobTitle, state, ranks])).toEqual([
      ['Neel', 'confirmed', []],
      ['Kori', 'option', [1]],
      ['Low Tide', 'option', [1, 2]],
    ])
  })

  it('lists past jobs with client and fee, and none in which somebody was only on option', async () => {
    const d = atDesk()
    const neel = await d.agreed('Neel', ['2026-03-04'])
    d.settle(neel)
    await d.desk.claims.confirm(claimOf(await d.again(neel)))
    await d.optioned('Kori', ['2026-03-05'])
    d.t.later(10 * 86_400_000)
    const { past } = await d.t.as(d.noor).desk.talents.get({ modelId: d.zoya.id })
    expect(past).toMatchObject([
      { jobTitle: 'Neel', client: 'Neel client', days: ['2026-03-04'], feePaise: 45_000_00 },
    ])
  })

  it('lets a booker change boards and nothing else of a model', async () => {
    const { t, desk } = aRoster()
    const zoya = aModel(t, { stageName: 'Zoya' })
    const { id: boardId } = (await t.as(t.admin()).admin.boards.add({ name: 'Editorial' }))[0] ?? { id: '' }
    const given = { modelId: zoya.id, boardId }
    expect(await desk.talents.setBoard({ ...given, isOn: true })).toEqual([
      { id: boardId, name: 'Editorial' },
    ])
    expect(await desk.talents.setBoard({ ...given, isOn: false })).toEqual([])
  })

  it('has a comp card as PDF for bookers, and neither for talents nor for visitors', async () => {
    const { t, kavya } = aRoster()
    const zoya = aModel(t, { stageName: 'Zoya', isActive: true })
    const post = () => t.http().post('/exports/comp-card.pdf').send({ modelId: zoya.id })
    const answer = await post().auth(t.tokenFor(kavya), { type: 'bearer' }).buffer().parse(bytes)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.body.toString('latin1')).toMatch(/^%PDF-/)
    expect((await post()).status).toBe(401)
    const jpeg = await t
      .http()
      .post('/exports/comp-card.jpg')
      .send({ modelId: zoya.id })
      .auth(t.tokenFor(kavya), { type: 'bearer' })
      .buffer()
      .parse(bytes)
    expect([jpeg.status, jpeg.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(jpeg.headers['content-disposition']).toBe('attachment; filename=comp-card.jpg')
    // Front and back beside each other.
    expect(await sharp(jpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 2160, height: 1532 })
    const talent = anAccount(t, { role: 'model' })
    expect((await post().auth(t.tokenFor(talent), { type: 'bearer' })).status).toBe(403)
  })

  it('answers 404 for nobody, and 403 to a talent', async () => {
    const { t, desk } = aRoster()
    await expect(desk.talents.get({ modelId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const talent = anAccount(t, { role: 'model' })
    const zoya = aModel(t, { accountId: talent.id })
    await expect(t.as(talent).desk.talents.get({ modelId: zoya.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(t.as(talent).desk.talents.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('the bookers’ roster', () => {
  const people = () => {
    const r = aRoster()
    const base = { isActive: true, gender: 'female' as const, chest: null, languages: ['Hindi'] }
    aModel(r.t, {
      ...base,
      stageName: 'Asha',
      heightCm: 178,
      bust: 32,
      waist: 24,
      shoeSize: 7,
      hairColor: 'Black',
      eyeColor: 'Brown',
      dailyRate: 45_000,
    })
    aModel(r.t, {
      ...base,
      stageName: 'Bela',
      heightCm: 168,
      bust: 36,
      waist: 29,
      shoeSize: 39,
      hairColor: 'Brown',
      eyeColor: 'Green',
      dailyRate: 15_000,
    })
    aModel(r.t, {
      ...base,
      stageName: 'Chitra',
      heightCm: null,
      bust: null,
      waist: null,
      shoeSize: null,
      hairColor: null,
      eyeColor: null,
      dailyRate: null,
    })
    aModel(r.t, {
      ...base,
      stageName: 'Dev',
      gender: 'male',
      heightCm: 185,
      bust: null,
      chest: 40,
      waist: 31,
      shoeSize: 10,
      hairColor: 'Black',
      eyeColor: 'Brown',
      dailyRate: 30_000,
    })
    const found = async (filters: Parameters<typeof r.desk.talents.list>[0]) =>
      (await r.desk.talents.list(filters)).items.map(({ name }) => name)
    return { ...r, found }
  }

  it.each([
    [{}, ['Asha', 'Bela', 'Chitra', 'Dev']],
    [{ gender: 'male' as const }, ['Dev']],
    [{ waistMax: '62' }, ['Asha', 'Chitra']],
    [{ waistMin: '70', waistMax: '75' }, ['Bela', 'Chitra']],
    [{ upperMin: '100' }, ['Chitra', 'Dev']],
    [{ heightMin: '170' }, ['Asha', 'Chitra', 'Dev']],
    [{ shoeMin: '5', shoeMax: '6' }, ['Bela', 'Chitra']],
    [{ hair: 'Black' }, ['Asha', 'Chitra', 'Dev']],
    [{ eyes: 'Green' }, ['Bela', 'Chitra']],
    [{ rateMax: '30000' }, ['Bela', 'Chitra', 'Dev']],
    [{ search: 'bela' }, ['Bela']],
    [{ language: 'hin', gender: 'male' as const }, ['Dev']],
  ])('finds by %o; an unknown size stays in', async (filters, names) => {
    expect(await people().found(filters)).toEqual(names)
  })

  it('leaves out who is confirmed or booked out on a day that has to be free', async () => {
    const d = atDesk()
    await d.desk.bookouts.add({
      modelId: d.zoya.id,
      fromDay: '2026-03-08',
      toDay: '2026-03-09',
      kind: 'personal',
    })
    const free = async (freeFrom: string, freeTo = '') =>
      (await d.desk.talents.list({ freeFrom, freeTo })).items.map(({ name }) => name)
    expect(await free('2026-03-07')).toEqual(['Zoya'])
    expect(await free('2026-03-07', '2026-03-08')).toEqual([])
  })

  it('finds by board', async () => {
    const { t, desk, found } = people()
    const [board] = await t.as(t.admin()).admin.boards.add({ name: 'Editorial' })
    const [asha] = (await desk.talents.list({ search: 'asha' })).items
    await desk.talents.setBoard({ modelId: asha?.id ?? '', boardId: board?.id ?? '', isOn: true })
    expect(await found({ board: board?.id ?? '' })).toEqual(['Asha'])
  })
})
