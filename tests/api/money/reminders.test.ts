import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../helpers/desk/desk'
import { withConfirmed } from '../../helpers/money/money'
import { withTwoInvoices } from '../../helpers/money/transfers'

/** The invoice of the first worked example, five days after the day by which it should have been paid. */
async function withLate() {
  const here = await withConfirmed()
  const { id } = await here.invoice()
  here.t.later(20 * DAY)
  const { desk } = here
  const paper = async () => desk.money.get({ id })
  const inList = async () => (await desk.money.list({ standing: 'overdue' })).items[0]
  return { ...here, id, paper, inList }
}

describe('a late paper', () => {
  it('is reminded of once its text was handed over, not when that was made', async () => {
    const { desk, id, paper, inList } = await withLate()
    const { linkId } = await desk.money.text({ id })
    expect((await paper()).reminded).toBeNull()
    await desk.money.noteHanded({ linkId, went: true })
    expect((await paper()).reminded).toEqual({
      ...{ at: '2026-03-22T10:00:00.000Z', by: 'Noor', times: 1, daysAgo: 0 },
    })
    expect((await inList())?.reminded?.times).toBe(1)
  })

  it('says how often and how many days ago of the agency, also of links that were ended', async () => {
    const { t, desk, id, paper } = await withLate()
    const handOver = async () =>
      desk.money.noteHanded({ linkId: (await desk.money.text({ id })).linkId, went: true })
    await handOver()
    await desk.money.endLinks({ id })
    t.later(3 * DAY)
    expect((await paper()).reminded).toMatchObject({ times: 1, daysAgo: 3 })
    await handOver()
    expect((await paper()).reminded).toMatchObject({ times: 2, daysAgo: 0 })
    // From 15:30 to 01:30 in Delhi.
    t.later(10 * HOUR)
    expect((await paper()).reminded).toMatchObject({ times: 2, daysAgo: 1 })
  })

  it('is one reminder where the same text was opened and copied, and none where it did not go', async () => {
    const { desk, id, paper } = await withLate()
    const { linkId } = await desk.money.text({ id })
    await desk.money.noteHanded({ linkId, went: true })
    await desk.money.noteHanded({ linkId, went: true })
    expect((await paper()).reminded?.times).toBe(1)
    await desk.money.noteHanded({ linkId, went: false })
    expect((await paper()).reminded).toBeNull()
    expect((await paper()).sent).toBeNull()
  })

  it('was sent, and not reminded of, by a text of before its day', async () => {
    const { t, desk, invoice } = await withConfirmed()
    const { id } = await invoice()
    const { linkId } = await desk.money.text({ id })
    await desk.money.noteHanded({ linkId, went: true })
    t.later(20 * DAY)
    expect(await desk.money.get({ id })).toMatchObject({
      reminded: null,
      sent: { at: '2026-03-02T10:00:00.000Z', by: 'Noor' },
    })
  })

  it('is refused for an unknown link', async () => {
    const { desk } = await withLate()
    await expect(desk.money.noteHanded({ linkId: 'none', went: true })).rejects.toThrow('not found')
  })
})

describe('who is to be reminded next', () => {
  it('is who is late the longest, and nobody who was reminded today of any paper', async () => {
    const { t, desk, first, second } = await withTwoInvoices()
    const next = async () => (await desk.money.toRemind()).map(({ id }) => id)
    expect(await next()).toEqual([])
    t.later(20 * DAY)
    expect(await next()).toEqual([first.id, second.id])
    const { linkId } = await desk.money.text({ id: second.id })
    await desk.money.noteHanded({ linkId, went: true })
    expect(await next()).toEqual([])
    t.later(DAY)
    expect(await next()).toEqual([first.id, second.id])
  })

  it('includes a payer whose paper was sent today, and not reminded of', async () => {
    const { t, desk, first, second } = await withTwoInvoices()
    t.later(15 * DAY)
    const { linkId } = await desk.money.text({ id: first.id })
    await desk.money.noteHanded({ linkId, went: true })
    t.later(DAY)
    expect((await desk.money.toRemind()).map(({ id }) => id)).toEqual([first.id, second.id])
  })
})
