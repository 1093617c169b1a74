import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { atDesk } from '../../../helpers/desk/desk'

/** A job with Zoya, and what the desk shows as her face. */
async function withZoya() {
  const d = atDesk()
  const first = aPicture(d.t, d.zoya.id, { type: 'profile_pic' })
  const second = aPicture(d.t, d.zoya.id, { type: 'polaroid_front' })
  await d.proposed('Neel')
  const admin = d.t.as(d.t.admin())
  const choose = (imageId: string, crop: { left: number; top: number; side: number } | null) =>
    admin.admin.images.chooseFace({ id: d.zoya.id, imageId, crop })
  const face = async () => (await d.desk.jobs.list({})).items[0]?.talents[0]?.face
  return { d, admin, first, second, choose, face }
}

const SQUARE = { left: 300, top: 200, side: 250 }

describe('the face of a model', () => {
  it('is the square that the agency chose, in a file that is sharp enough', async () => {
    const { second, choose, face } = await withZoya()
    const images = await choose(second.item.id, SQUARE)
    expect(images.map((image) => image.face)).toEqual([null, SQUARE])
    expect(await face()).toEqual([second.media.id, 640, 300, 200, 250])
  })

  it('is chosen once: another choice takes its place, and without one it is the usual square', async () => {
    const { first, second, choose, face } = await withZoya()
    await choose(second.item.id, SQUARE)
    await choose(first.item.id, SQUARE)
    expect(await face()).toEqual([first.media.id, 640, 300, 200, 250])
    await choose(first.item.id, null)
    expect(await face()).toEqual([first.media.id, 240, 120, 107, 760])
  })

  it('stays within the picture', async () => {
    const { first, choose } = await withZoya()
    const [image] = await choose(first.item.id, { left: 900, top: 9_000, side: 400 })
    // 2000 x 2667 pixels: 1333 thousandths of its width high.
    expect(image?.face).toEqual({ left: 600, top: 933, side: 400 })
  })

  it('is never one of a locked picture, also when it is locked later', async () => {
    const { d, admin, first, second, choose, face } = await withZoya()
    await choose(second.item.id, SQUARE)
    await admin.admin.images.change({ id: d.zoya.id, imageId: second.item.id, isLocked: true })
    expect(await face()).toEqual([first.media.id, 240, 120, 107, 760])
    await expect(choose(second.item.id, SQUARE)).rejects.toThrow('Choose an open picture for the face')
  })

  it('is chosen among the model’s own pictures, by administrators', async () => {
    const { d, second, choose } = await withZoya()
    const { item } = aPicture(d.t, aModel(d.t, { stageName: 'Asha' }).id)
    await expect(choose(item.id, SQUARE)).rejects.toThrow('Image not found')
    const talent = d.t.as(anAccount(d.t, { role: 'model' }))
    const asked = { id: d.zoya.id, imageId: second.item.id, crop: SQUARE }
    await expect(talent.admin.images.chooseFace(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
