import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf, conflict, states } from '../../../helpers/desk/desk'

const bookout = { fromDay: '2026-03-20', toDay: '2026-03-21' }

describe('bookouts (D17)', () => {
  it('are refused over a confirmed half, and over another bookout', async () => {
    const { desk, zoya, agreed } = atDesk()
    const neel = await agreed('Neel', ['2026-03-21'], 'am')
    await desk.claims.confirm(claimOf(neel))
    await expect(desk.bookouts.add({ modelId: zoya.id, ...bookout })).rejects.toMatchObject({
      ...conflict('taken'),
      message: `Zoya is confirmed for ${neel.number} Neel on 21 Mar.`,
    })
    const rest = { modelId: zoya.id, fromDay: '2026-03-21', fromHalf: 'pm' as const, toDay: '2026-03-22' }
    await desk.bookouts.add(rest)
    await expect(desk.bookouts.add({ ...rest, toDay: '2026-03-25' })).rejects.toMatchObject(
      conflict('booked out'),
    )
  })

  it('leave an option its place; it cannot be confirmed, and its booker gets a mail', async () => {
    const { t, desk, zoya, noor, agreed, again, minutesLater } = atDesk()
    const neel = await agreed('Neel', ['2026-03-20'])
    await desk.bookouts.add({ modelId: zoya.id, ...bookout })
    expect(states(await again(neel))).toEqual(['option'])
    await expect(desk.claims.confirm(claimOf(await again(neel)))).rejects.toMatchObject(
      conflict('booked out'),
    )
    minutesLater(2)
    const mail = t.mails().find(({ subject }) => subject === 'Zoya cannot work on 20 Mar 2026')
    expect(mail?.recipient).toBe(noor.email)
    expect(mail?.text).toContain('Zoya cannot work then, so this option cannot be confirmed')
  })

  it('send no mail when they ended before it was due', async () => {
    const { t, desk, zoya, optioned, minutesLater } = atDesk()
    await optioned('Neel', ['2026-03-20'])
    await desk.bookouts.add({ modelId: zoya.id, ...bookout })
    const [made] = await desk.bookouts.list({ modelId: zoya.id })
    await desk.bookouts.end({ id: made?.id ?? '' })
    minutesLater(2)
    expect(t.mails().map(({ subject }) => subject)).not.toContain('Zoya cannot work on 20 Mar 2026')
  })

  it('refuse an option on their halves, and free them when they end', async () => {
    const { desk, zoya, proposed, again } = atDesk()
    await desk.bookouts.add({ modelId: zoya.id, ...bookout })
    const neel = await proposed('Neel', ['2026-03-20'])
    await expect(desk.claims.option(claimOf(neel))).rejects.toMatchObject(conflict('booked out'))
    const [made] = await desk.bookouts.list({ modelId: zoya.id })
    await desk.bookouts.end({ id: made?.id ?? '' })
    expect(await desk.bookouts.list({ modelId: zoya.id })).toEqual([])
    expect(states((await desk.claims.option(claimOf(await again(neel)))).job)).toEqual(['option'])
  })

  it('are days for which a talent is not asked', async () => {
    const { t, desk, zoya, proposed, minutesLater } = atDesk()
    await desk.bookouts.add({ modelId: zoya.id, ...bookout })
    const neel = await proposed('Neel', ['2026-03-20'])
    await expect(desk.claims.ask(claimOf(neel))).rejects.toMatchObject(conflict('booked out'))
    const kori = await proposed('Kori', ['2026-03-20', '2026-04-20'])
    await desk.claims.ask(claimOf(kori))
    minutesLater(3)
    expect(t.mails().map(({ subject }) => subject)).toEqual(['Can you do 20 Apr 2026? Kori'])
  })

  it('keep the past days when they end early', async () => {
    const { t, desk, zoya, queue } = atDesk()
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-02', toDay: '2026-03-05' })
    t.later(2 * 24 * 60 * 60_000)
    const [made] = await desk.bookouts.list({ modelId: zoya.id })
    await desk.bookouts.end({ id: made?.id ?? '' })
    expect(queue().map(({ day, half }) => `${day} ${half}`)).toEqual([
      '2026-03-02 am',
      '2026-03-02 pm',
      '2026-03-03 am',
      '2026-03-03 pm',
    ])
  })

  it.each([
    ['days that have passed', { fromDay: '2026-02-20', toDay: '2026-03-01' }, 'These days have passed'],
    [
      'an end before the start',
      { fromDay: '2026-03-20', toDay: '2026-03-19' },
      'The end is before the start',
    ],
    ['more than a year', { fromDay: '2026-03-20', toDay: '2027-03-21' }, 'At most 366 days'],
  ])('refuse %s', async (_, days, message) => {
    const { desk, zoya } = atDesk()
    await expect(desk.bookouts.add({ modelId: zoya.id, ...days })).rejects.toThrow(message)
  })

  it('are created once for two requests with one key', async () => {
    const { desk, zoya } = atDesk()
    const given = { modelId: zoya.id, ...bookout, decisionKey: 'pressed twice' }
    expect(await desk.bookouts.add(given)).toEqual(await desk.bookouts.add(given))
    expect(await desk.bookouts.list({ modelId: zoya.id })).toHaveLength(1)
  })
})

const WAS = { fromDay: '2026-03-20', fromHalf: 'am', toDay: '2026-03-21', toHalf: 'pm' } as const

describe('other days for a bookout', () => {
  async function booked(days: { fromDay: string; toDay: string } = bookout) {
    const at = atDesk()
    await at.desk.bookouts.add({ modelId: at.zoya.id, ...days, note: 'Exams' })
    const [made] = await at.desk.bookouts.list({ modelId: at.zoya.id })
    return { ...at, id: made?.id ?? '' }
  }
  const halves = (queue: { day: string; half: string }[]) => queue.map(({ day, half }) => `${day} ${half}`)

  it('take and free halves; reason and note stay', async () => {
    const { desk, zoya, queue, id } = await booked()
    await desk.bookouts.change({ id, fromDay: '2026-03-21', toDay: '2026-03-22', toHalf: 'am', was: WAS })
    expect(halves(queue())).toEqual(['2026-03-21 am', '2026-03-21 pm', '2026-03-22 am'])
    expect(await desk.bookouts.list({ modelId: zoya.id })).toMatchObject([
      { id, fromDay: '2026-03-21', toDay: '2026-03-22', toHalf: 'am', note: 'Exams' },
    ])
  })

  it('leave a newly booked option its place, and its booker gets a mail', async () => {
    const { t, desk, optioned, again, minutesLater, id } = await booked()
    const neel = await optioned('Neel', ['2026-03-22'])
    await desk.bookouts.change({ id, fromDay: '2026-03-20', toDay: '2026-03-22', was: WAS })
    expect(states(await again(neel))).toEqual(['option'])
    minutesLater(2)
    expect(t.mails().map(({ subject }) => subject)).toContain('Zoya cannot work on 22 Mar 2026')
  })

  it('are refused whole over a confirmed half and over another bookout', async () => {
    const { desk, zoya, queue, agreed, id } = await booked()
    const neel = await agreed('Neel', ['2026-03-23'])
    await desk.claims.confirm(claimOf(neel))
    const before = queue()
    await expect(
      desk.bookouts.change({ id, fromDay: '2026-03-21', toDay: '2026-03-23', was: WAS }),
    ).rejects.toMatchObject({
      ...conflict('taken'),
      message: `Zoya is confirmed for ${neel.number} Neel on 23 Mar.`,
    })
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-19', toDay: '2026-03-19' })
    await expect(
      desk.bookouts.change({ id, fromDay: '2026-03-19', toDay: '2026-03-21', was: WAS }),
    ).rejects.toMatchObject(conflict('booked out'))
    expect(halves(queue()).slice(0, -2)).toEqual(halves(before))
  })

  it('are refused when somebody changed them meanwhile (D26), and of two at once one is done', async () => {
    const { desk, zoya, id } = await booked()
    const longer = { id, fromDay: '2026-03-20', toDay: '2026-03-22', was: WAS }
    const earlier = { id, fromDay: '2026-03-19', toDay: '2026-03-21', was: WAS }
    const both = await Promise.allSettled([desk.bookouts.change(longer), desk.bookouts.change(earlier)])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await expect(desk.bookouts.change(earlier)).rejects.toMatchObject(conflict('changed'))
    expect(await desk.bookouts.list({ modelId: zoya.id })).toMatchObject([
      { fromDay: '2026-03-20', toDay: '2026-03-22' },
    ])
  })

  it('keep the days that have passed', async () => {
    const days = { fromDay: '2026-03-02', toDay: '2026-03-05' }
    const { t, desk, queue, id } = await booked(days)
    t.later(2 * 24 * 60 * 60_000)
    const was = { ...WAS, ...days }
    const change = (fromDay: string, toDay: string) => desk.bookouts.change({ id, fromDay, toDay, was })
    await expect(change('2026-03-03', '2026-03-06')).rejects.toThrow('Days that have passed stay booked out')
    await expect(change('2026-03-02', '2026-03-03')).rejects.toThrow('These days have passed')
    await change('2026-03-02', '2026-03-04')
    expect(queue()).toHaveLength(6)
  })

  it('are unknown for one that has ended', async () => {
    const { desk, id } = await booked()
    await desk.bookouts.end({ id })
    await expect(desk.bookouts.change({ id, ...WAS, was: WAS })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe("a talent's own days", () => {
  function withTalents() {
    const at = atDesk()
    const account = (email: string) => anAccount(at.t, { role: 'model', email })
    const own = account('zoya@example.in')
    at.t.db.update(models).set({ accountId: own.id }).where(eq(models.id, at.zoya.id)).run()
    const other = account('mira@example.in')
    aModel(at.t, { stageName: 'Mira', accountId: other.id })
    return { ...at, own: at.t.as(own).talent.bookouts, others: at.t.as(other).talent.bookouts }
  }

  it('are seen by the desk, and end by the talent', async () => {
    const { desk, zoya, own } = withTalents()
    await own.add({ fromDay: '2026-04-01', toDay: '2026-04-03', note: 'Exams' })
    const [made] = await desk.bookouts.list({ modelId: zoya.id })
    expect(made).toMatchObject({
      fromDay: '2026-04-01',
      toDay: '2026-04-03',
      note: 'Exams',
      madeBy: 'talent',
    })
    await own.end({ id: made?.id ?? '' })
    expect(await own.list()).toEqual([])
  })

  it('cannot be changed by another talent', async () => {
    const { own, others } = withTalents()
    await own.add({ fromDay: '2026-04-01', toDay: '2026-04-03' })
    const [made] = await own.list()
    await expect(others.end({ id: made?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await others.list()).toEqual([])
    expect(await own.list()).toHaveLength(1)
  })

  it('are refused on a confirmed day, with advice to call and without the name of the job', async () => {
    const { desk, own, agreed } = withTalents()
    await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20'])))
    await expect(own.add({ fromDay: '2026-03-19', toDay: '2026-03-20' })).rejects.toThrow(
      /^You are confirmed on 20 Mar\. Call us/,
    )
  })
})
