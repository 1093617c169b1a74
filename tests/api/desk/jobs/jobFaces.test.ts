import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

type Desk = ReturnType<typeof atDesk>
/** The talents of a job as the list sends them. */
const facesOf = async ({ desk }: Desk, title: string) =>
  (await desk.jobs.list({})).items.find((job) => job.title === title)?.talents

describe('a talent of a job', () => {
  it.each([
    [{ whatsapp: '+447700900123', phone: '+919820054321' }, '+447700900123'],
    [{ whatsapp: null, phone: '98200 54321' }, '+91 98200 54321'],
    [{ whatsapp: null, phone: 'ask her mother' }, null],
  ])('is written to by WhatsApp at the number given for it, else by phone: %o', async (numbers, chat) => {
    const d = atDesk()
    const { claims } = await d.proposed('Neel', undefined, undefined, aModel(d.t, numbers).id)
    expect(claims[0]?.chat).toBe(chat)
  })
})

describe('the talents of a job in the list', () => {
  it('have the rank of an option, which is the worst of its dates', async () => {
    const d = atDesk()
    await d.optioned('Neel', ['2026-03-21'])
    await d.optioned('Kori', ['2026-03-20', '2026-03-21', '2026-03-22'])
    expect(await facesOf(d, 'Neel')).toEqual([{ name: 'Zoya', state: 'option', rank: 1, face: null }])
    expect(await facesOf(d, 'Kori')).toEqual([{ name: 'Zoya', state: 'option', rank: 2, face: null }])
  })

  it('count on each half for itself', async () => {
    const d = atDesk()
    await d.optioned('Neel', undefined, 'am')
    await d.optioned('Afternoon', undefined, 'pm')
    expect(await facesOf(d, 'Afternoon')).toMatchObject([{ rank: 1 }])
  })

  it('move up when the option before them is released', async () => {
    const d = atDesk()
    const neel = await d.optioned('Neel')
    await d.optioned('Kori')
    await d.desk.claims.release(claimOf(neel))
    expect(await facesOf(d, 'Neel')).toEqual([])
    expect(await facesOf(d, 'Kori')).toMatchObject([{ rank: 1 }])
  })

  it('have no rank when they are confirmed or proposed', async () => {
    const d = atDesk()
    await d.desk.claims.confirm(claimOf(await d.agreed('Neel')))
    await d.proposed('Kori', ['2026-03-24'])
    expect(await facesOf(d, 'Neel')).toMatchObject([{ state: 'confirmed', rank: null }])
    expect(await facesOf(d, 'Kori')).toMatchObject([{ state: 'proposed', rank: null }])
  })

  it('are gone from the second on in which their option ends, and those behind move up (D8)', async () => {
    const d = atDesk()
    const expiresAt = '2026-03-03T10:00:00.000Z'
    await d.desk.claims.option({ ...claimOf(await d.proposed('Neel')), expiresAt })
    await d.optioned('Kori')
    d.t.later(Date.parse(expiresAt) - d.t.clock().getTime() - 1)
    expect(await facesOf(d, 'Neel')).toHaveLength(1)
    expect(await facesOf(d, 'Kori')).toMatchObject([{ rank: 2 }])
    d.t.later(1)
    expect(await facesOf(d, 'Neel')).toEqual([])
    expect(await facesOf(d, 'Kori')).toMatchObject([{ rank: 1 }])
  })

  it('have the upper part of their public picture, sharp enough, and none of a locked one', async () => {
    const d = atDesk()
    const asha = aModel(d.t, { stageName: 'Asha' })
    aPicture(d.t, asha.id, { type: 'profile_pic', isLocked: true })
    const { media } = aPicture(d.t, d.zoya.id, { type: 'profile_pic' })
    await d.proposed('Neel')
    await d.proposed('Kori', undefined, undefined, asha.id)
    expect(await facesOf(d, 'Neel')).toMatchObject([{ face: [media.id, 240, 120, 107, 760] }])
    expect(await facesOf(d, 'Kori')).toMatchObject([{ name: 'Asha', face: null }])
  })
})
