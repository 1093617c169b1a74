import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { portfolioItems } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { testApp } from '../../../helpers/testApp'

const jpeg = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: { r: 120, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()

const aWorld = () => {
  const t = testApp()
  const kavya = anAccount(t, { role: 'booker', name: 'Kavya Menon' })
  const asha = aModel(t, { stageName: 'Asha', isActive: true })
  const add = async (type: string, file?: Buffer, who = kavya) =>
    t
      .http()
      .post(`/api/v1/desk/talents/${asha.id}/digitals`)
      .auth(t.tokenFor(who), { type: 'bearer' })
      .field('type', type)
      .attach('file', file ?? (await jpeg()), 'IMG_1.jpg')
  return { t, kavya, asha, add, desk: t.as(kavya).desk }
}

describe('a digital that a booker adds', () => {
  it('is on the card and in the row of measuring with its day, and open to visitors', async () => {
    const { t, asha, add, desk } = aWorld()
    const answer = await add('polaroid_left')
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({ type: 'polaroid_left', addedOn: '2026-03-02' })
    const card = await desk.talents.get({ modelId: asha.id })
    expect(card.digitals.map(({ type }) => type)).toEqual(['polaroid_left'])
    expect(card.digitalsOn).toBe('2026-03-02')
    expect((await desk.measuring.list({})).items[0]).toMatchObject({
      digitals: ['polaroid_left'],
      digitalsOn: '2026-03-02',
    })
    const { images } = await t.visitor().site.models.get({ key: 'asha' })
    expect(images.map(({ type }) => type)).toEqual(['polaroid_left'])
  })

  it('takes the place of the last one, which stays in the gallery, locked', async () => {
    const { t, asha, add } = aWorld()
    const { item } = aPicture(t, asha.id, { type: 'polaroid_front' })
    await add('polaroid_front')
    const all = t.db.select().from(portfolioItems).all()
    expect(all.find(({ id }) => id === item.id)).toMatchObject({ type: 'gallery', isLocked: true })
    expect(all.find(({ id }) => id !== item.id)).toMatchObject({ type: 'polaroid_front', isLocked: false })
  })

  it('is refused where it is no side, no picture, of nobody, or by a talent, and nothing changes', async () => {
    const { t, asha, add } = aWorld()
    aPicture(t, asha.id, { type: 'polaroid_front' })
    const before = t.db.select().from(portfolioItems).all()
    expect((await add('gallery')).status).toBe(400)
    expect((await add('polaroid_front', Buffer.from('no picture'))).status).toBe(415)
    expect((await add('polaroid_front', await jpeg(), anAccount(t, { role: 'model' }))).status).toBe(403)
    expect(t.db.select().from(portfolioItems).all()).toEqual(before)
  })
})
