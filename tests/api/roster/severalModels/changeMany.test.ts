import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { type TestApp, testApp } from '../../../helpers/testApp'

const world = async () => {
  const t = testApp()
  const { boards, models } = t.as(t.admin()).admin
  await boards.add({ name: 'Women' })
  const [women] = await boards.add({ name: 'Curve' })
  const curve = (await boards.list())[1]
  const ids = ['Asha', 'Tara', 'Zoya'].map((stageName) => aModel(t, { stageName, city: 'Goa' }).id)
  return { t, models, ids, women: women?.id ?? '', curve: curve?.id ?? '' }
}
const audited = (t: TestApp) =>
  t.db.$client
    .prepare(
      "select subject, detail from audit_events where action = 'model changed with others' order by rowid",
    )
    .all()

describe('several models changed at once', () => {
  it('get the same city, rate, availability and boards, and keep the rest', async () => {
    const { t, models, ids, women, curve } = await world()
    const [asha = '', tara = '', zoya = ''] = ids
    await models.setBoard({ id: asha, boardId: curve, isOn: true })
    const changes = {
      city: 'Mumbai',
      dailyRate: '25000',
      availability: 'booked',
      addToId: women,
      removeFromId: curve,
    }
    expect(await models.changeMany({ ids: [asha, tara], ...changes })).toEqual({
      done: [asha, tara],
      refused: [],
    })
    for (const id of [asha, tara])
      expect((await models.get({ id })).model).toMatchObject({
        city: 'Mumbai',
        dailyRate: 25_000,
        availability: 'booked',
        boards: [{ id: women, name: 'Women' }],
      })
    expect((await models.get({ id: zoya })).model).toMatchObject({ city: 'Goa', boards: [] })
    expect((await t.visitor().site.models.get({ key: 'tara' })).city).toBe('Mumbai')
    expect(audited(t)).toEqual([
      { subject: asha, detail: 'city, daily rate, availability, added to Women, removed from Curve' },
      { subject: tara, detail: 'city, daily rate, availability, added to Women' },
    ])
  })

  it('come to the site without those who have no picture that visitors may see, when that is asked', async () => {
    const { t, models, ids } = await world()
    const [asha = '', tara = '', zoya = ''] = ids
    await models.changeMany({ ids, status: 'inactive' })
    aPicture(t, asha)
    aPicture(t, tara, { isLocked: true })
    aPicture(t, zoya, { type: 'nude' })
    const change = { ids, status: 'active', needsPicture: true } as const
    expect(await models.changeMany(change)).toEqual({
      done: [asha],
      refused: [
        { id: tara, why: 'No picture yet' },
        { id: zoya, why: 'No picture yet' },
      ],
    })
    expect((await t.visitor().site.models.list({})).total).toBe(1)
    expect((await models.changeMany({ ...change, needsPicture: false })).done).toEqual(ids)
    await expect(models.changeMany({ ids, needsPicture: true })).rejects.toThrow('Fill in at least one field')
  })

  it('come to the site and among the featured together, and leave again', async () => {
    const { t, models, ids } = await world()
    const site = () => t.visitor().site.models
    await models.changeMany({ ids, status: 'inactive' })
    expect((await site().list({})).total).toBe(0)
    const [asha = '', tara = '', zoya = ''] = ids
    expect(
      await models.changeMany({ ids: [asha, tara, 'gone'], status: 'active', isFeatured: true }),
    ).toEqual({
      done: [asha, tara],
      refused: [{ id: 'gone', why: 'Model not found' }],
    })
    expect((await site().list({})).total).toBe(2)
    expect((await site().featured()).map(({ slug }) => slug).toSorted()).toEqual(['asha', 'tara'])
    expect((await models.get({ id: zoya })).model).toMatchObject({ isActive: false, isFeatured: false })
    await models.changeMany({ ids: [asha], isFeatured: false })
    expect((await site().featured()).map(({ slug }) => slug)).toEqual(['tara'])
    const assigned = t.db.$client
      .prepare("select subject from audit_events where action = 'model assigned' order by rowid")
      .all()
    expect(assigned).toEqual([{ subject: asha }, { subject: tara }])
    expect(audited(t)).toEqual([
      { subject: asha, detail: 'featured' },
      { subject: tara, detail: 'featured' },
      { subject: asha, detail: 'not featured' },
    ])
  })

  it('keep what is left blank', async () => {
    const { models, ids, women } = await world()
    await models.changeMany({ ids, dailyRate: '9000' })
    await models.changeMany({ ids, city: '', dailyRate: '', addToId: women })
    for (const id of ids)
      expect((await models.get({ id })).model).toMatchObject({
        city: 'Goa',
        dailyRate: 9_000,
        boards: [{ name: 'Women' }],
      })
  })

  it('are changed one by one: a model that was deleted stops none of the others', async () => {
    const { t, models, ids } = await world()
    const [asha = '', tara = '', zoya = ''] = ids
    await models.remove({ id: tara })
    expect(await models.changeMany({ ids, city: 'Pune' })).toEqual({
      done: [asha, zoya],
      refused: [{ id: tara, why: 'Model not found' }],
    })
    expect(audited(t)).toHaveLength(2)
  })

  it('R14 let other requests have their turn between two: a board deleted meanwhile is refused from then on', async () => {
    const { t, models, ids, women } = await world()
    const [asha = '', tara = '', zoya = ''] = ids
    const press = models.changeMany({ ids, addToId: women })
    setImmediate(() => void t.as(t.admin()).admin.boards.remove({ id: women }))
    expect(await press).toEqual({
      done: [asha],
      refused: [tara, zoya].map((id) => ({ id, why: 'This board was deleted' })),
    })
  })

  it('are refused together without a change, without a model, over 50, or with a board that is gone', async () => {
    const { models, ids, women } = await world()
    const many = Array.from({ length: 51 }, (_, at) => `${at}`)
    await expect(models.changeMany({ ids })).rejects.toThrow('Fill in at least one field')
    await expect(models.changeMany({ ids, city: ' ', dailyRate: '' })).rejects.toThrow('Fill in at least one')
    await expect(models.changeMany({ ids: [], city: 'Goa' })).rejects.toThrow('Choose at least one model')
    await expect(models.changeMany({ ids: many, city: 'Goa' })).rejects.toThrow('At most 50 at once')
    await expect(models.changeMany({ ids, addToId: 'gone' })).rejects.toThrow('This board was deleted')
    await expect(models.changeMany({ ids, removeFromId: 'gone' })).rejects.toThrow('This board was deleted')
    await expect(models.changeMany({ ids, addToId: women, removeFromId: women })).rejects.toThrow(
      'Choose another board than the one to add to',
    )
    await expect(models.changeMany({ ids, dailyRate: 'lots' })).rejects.toThrow('rupees')
  })
})
