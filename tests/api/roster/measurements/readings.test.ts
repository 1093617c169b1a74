import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { measurements } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { testApp } from '../../../helpers/testApp'

const DAY_MS = 86_400_000

const aWorld = () => {
  const t = testApp()
  const kavya = anAccount(t, { role: 'booker', name: 'Kavya Menon' })
  const account = anAccount(t, { role: 'model', name: 'Asha Rao' })
  const asha = aModel(t, {
    ...{ accountId: account.id, stageName: 'Asha', gender: 'female', isActive: true },
    ...{ height: '5ft 10in', heightCm: 178, bust: 32, chest: null, waist: 24, hips: 35, shoeSize: 6 },
  })
  return { t, asha, account, kavya, measuring: t.as(kavya).desk.measuring }
}
const NONE = { height: null, bust: null, chest: null, waist: null, hips: null, inseam: null, shoe: null }

describe('a reading by the agency', () => {
  it('is kept in millimetres with its day and the colleague', async () => {
    const { asha, measuring } = aWorld()
    const typed = { height: "5'11", bust: '81', waist: '24.5', hips: '90 cm', inseam: '32 in', shoe: 'EU 41' }
    await measuring.save({ modelId: asha.id, ...typed })
    const [reading] = await measuring.history({ modelId: asha.id })
    expect(reading).toEqual({
      ...{ day: '2026-03-02', source: 'agency', by: 'Kavya Menon' },
      ...{ height: 1800, bust: 810, chest: null, waist: 622, hips: 900, inseam: 813, shoe: 273 },
    })
  })

  it('keeps what the first one replaces, in the hand of nobody, and no size that it leaves', async () => {
    const { asha, measuring } = aWorld()
    const onFile = { ...NONE, day: '2026-03-02', source: 'agency', by: '', waist: 610 }
    await measuring.save({ modelId: asha.id, height: '178', waist: '64' })
    expect(await measuring.history({ modelId: asha.id })).toMatchObject([
      { by: 'Kavya Menon', height: 1780, waist: 640 },
      onFile,
    ])
    await measuring.save({ modelId: asha.id, waist: '66' })
    expect(await measuring.history({ modelId: asha.id })).toMatchObject([
      { by: 'Kavya Menon', waist: 660 },
      { by: 'Kavya Menon', waist: 640 },
      onFile,
    ])
  })

  it('is what the model shows from then on, on the site and by REST too', async () => {
    const { t, asha, measuring } = aWorld()
    await measuring.save({ modelId: asha.id, height: '180', waist: '25 in', shoe: 'UK 7' })
    expect(await t.visitor().site.models.get({ key: asha.id })).toMatchObject({
      ...{ height: '180 cm', bustChest: 32, waist: 25, hips: 35, shoeSize: 7 },
    })
    const answer = await t.http().get(`/public/models/${asha.id}`)
    expect(answer.body.data.model).toMatchObject({ height: '180 cm', waist: 25, shoe_size: 7 })
  })

  it('leaves what it does not say, and the text of a height that is the same', async () => {
    const { t, asha, measuring } = aWorld()
    await measuring.save({ modelId: asha.id, height: '178' })
    expect(await t.visitor().site.models.get({ key: asha.id })).toMatchObject({
      ...{ height: '5ft 10in', bustChest: 32, waist: 24 },
    })
  })

  it('of an earlier day is history and changes no newer size', async () => {
    const { t, asha, measuring } = aWorld()
    await measuring.save({ modelId: asha.id, waist: '25 in' })
    await measuring.save({ modelId: asha.id, day: '2025-09-01', waist: '23 in', hips: '34 in' })
    expect(await t.visitor().site.models.get({ key: asha.id })).toMatchObject({ waist: 25, hips: 34 })
    expect((await measuring.history({ modelId: asha.id })).map(({ day, waist }) => [day, waist])).toEqual([
      ['2026-03-02', 635],
      ['2026-03-02', 610],
      ['2025-09-01', 584],
      ['2025-09-01', null],
    ])
  })

  it('in US shoe sizes is a UK size of the model', async () => {
    const { t, asha, measuring } = aWorld()
    await measuring.save({ modelId: asha.id, shoe: 'US 9' })
    expect(await t.visitor().site.models.get({ key: asha.id })).toMatchObject({ shoeSize: 7 })
  })

  it('without a size, of tomorrow, or unreadable is refused and keeps nothing', async () => {
    const { t, asha, measuring } = aWorld()
    const modelId = asha.id
    await expect(measuring.save({ modelId })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(measuring.save({ modelId, waist: '61', day: '2026-03-03' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(measuring.save({ modelId, waist: 'slim' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(measuring.save({ modelId: 'nobody', waist: '61' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(t.db.select().from(measurements).all()).toEqual([])
  })

  it('keeps the name of a colleague whose account goes, and goes with its model', async () => {
    const { t, asha, kavya, measuring } = aWorld()
    await measuring.save({ modelId: asha.id, waist: '61' })
    t.db.$client.prepare('delete from accounts where id = ?').run(kavya.id)
    expect(t.db.select().from(measurements).get()).toMatchObject({ byId: null, byName: 'Kavya Menon' })
    t.db.$client.prepare('delete from models where id = ?').run(asha.id)
    expect(t.db.select().from(measurements).where(eq(measurements.modelId, asha.id)).all()).toEqual([])
  })
})

describe('other changes of sizes', () => {
  it('a talent’s own is a reading by the talent, of what was changed', async () => {
    const { t, asha, account, measuring } = aWorld()
    await t.as(account).talent.profile.changePhysical({ waist: 26, hips: 35, shoeSize: 6 })
    const readings = [
      { ...NONE, day: '2026-03-02', source: 'talent', by: 'Asha Rao', waist: 660 },
      { ...NONE, day: '2026-03-02', source: 'agency', by: '', waist: 610 },
    ]
    expect(await measuring.history({ modelId: asha.id })).toEqual(readings)
    await t.as(account).talent.profile.change({ city: 'Goa' })
    await t.as(account).talent.profile.changePhysical({ waist: null })
    expect(await measuring.history({ modelId: asha.id })).toEqual(readings)
    // The agency itself has measured nothing yet.
    const [row] = (await measuring.list({ search: 'asha' })).items
    expect(row).toMatchObject({ measuredOn: null, isDue: true })
    await measuring.save({ modelId: asha.id, day: '2026-03-01', waist: '62' })
    expect(await t.visitor().site.models.get({ key: asha.id })).toMatchObject({ waist: 24.5 })
  })

  it('a talent who clears a size leaves what was on file, which dates nothing', async () => {
    const { t, asha, account, measuring } = aWorld()
    await t.as(account).talent.profile.changePhysical({ waist: null })
    expect(await measuring.history({ modelId: asha.id })).toMatchObject([{ by: '', waist: 610 }])
    await t.as(account).talent.profile.changePhysical({ waist: 24 })
    t.db.delete(measurements).where(eq(measurements.source, 'talent')).run()
    const [row] = (await measuring.list({ search: 'asha' })).items
    expect(row?.sizes.waist).toEqual({ mm: 610, day: null, source: null, by: null })
  })

  it('an administrator’s on the model’s page is a reading by the agency', async () => {
    const { t, asha, measuring } = aWorld()
    await t.as(t.admin()).admin.models.savePhysical({ id: asha.id, height: '181 cm', hairColor: 'Black' })
    expect(await measuring.history({ modelId: asha.id })).toMatchObject([
      { ...NONE, source: 'agency', height: 1810 },
      { ...NONE, source: 'agency', by: '', height: 1780 },
    ])
  })
})

describe('the list of whom to measure', () => {
  it('starts with those who were never measured, then the longest ago, and says who is due', async () => {
    const { t, asha, measuring } = aWorld()
    const bela = aModel(t, { stageName: 'Bela', gender: 'female', isActive: true })
    const chitra = aModel(t, { stageName: 'Chitra', gender: 'female', isActive: true })
    aModel(t, { stageName: 'Dia', isActive: false })
    await measuring.save({ modelId: asha.id, waist: '61', day: '2025-09-02' })
    await measuring.save({ modelId: bela.id, waist: '61', day: '2025-09-03' })
    const { items, total } = await measuring.list({})
    expect(items.map(({ name, measuredOn, isDue }) => [name, measuredOn, isDue])).toEqual([
      ['Chitra', null, true],
      ['Asha', '2025-09-02', true],
      ['Bela', '2025-09-03', false],
    ])
    expect(total).toBe(3)
    expect((await measuring.list({ search: 'chit' })).items.map(({ id }) => id)).toEqual([chitra.id])
    t.later(DAY_MS)
    expect((await measuring.list({ search: 'bela' })).items[0]?.isDue).toBe(true)
  })

  it('says the last sizes with their day and hand, and of older ones only the size', async () => {
    const { asha, measuring } = aWorld()
    await measuring.save({ modelId: asha.id, waist: '61', inseam: '81' })
    const [row] = (await measuring.list({ search: 'asha' })).items
    expect(row?.sizes).toEqual({
      height: { mm: 1780, day: null, source: null, by: null },
      bust: { mm: 813, day: null, source: null, by: null },
      waist: { mm: 610, day: '2026-03-02', source: 'agency', by: 'Kavya Menon' },
      hips: { mm: 889, day: null, source: null, by: null },
      inseam: { mm: 810, day: '2026-03-02', source: 'agency', by: 'Kavya Menon' },
      shoe: { mm: 262, day: null, source: null, by: null },
    })
  })
})

it('a talent and a visitor can neither read nor add readings', async () => {
  const { t, asha, account } = aWorld()
  for (const [who, code] of [
    [account, 'FORBIDDEN'],
    [null, 'UNAUTHORIZED'],
  ] as const) {
    const { measuring } = t.as(who).desk
    await expect(measuring.list({})).rejects.toMatchObject({ code })
    await expect(measuring.history({ modelId: asha.id })).rejects.toMatchObject({ code })
    await expect(measuring.save({ modelId: asha.id, waist: '61' })).rejects.toMatchObject({ code })
  }
})
