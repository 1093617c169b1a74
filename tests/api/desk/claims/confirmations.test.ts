import { describe, expect, it } from 'vitest'
import { atDesk, claimOf, conflict, ranks, states } from '../../../helpers/desk/desk'

describe('a confirmation', () => {
  it('makes the halves firm; a second firm hold is refused by the database itself (D6)', async () => {
    const { t, desk, agreed, queue } = atDesk()
    await desk.claims.confirm(claimOf(await agreed('Neel')))
    const [held] = queue()
    expect(queue().map(({ half, firm, until }) => [half, firm, until])).toEqual([
      ['am', true, null],
      ['pm', true, null],
    ])
    const second = t.db.$client.prepare(
      `insert into held_halves (id, model_id, day, half, claim_date_id, firm, seq) values ('x', ?, ?, 'am', ?, 1, 999)`,
    )
    expect(() => second.run(held?.modelId, held?.day, held?.claimDateId)).toThrow(
      'UNIQUE constraint failed: held_halves.model_id, held_halves.day, held_halves.half',
    )
  })

  it('needs the talent’s yes, for this date and this fee (D13)', async () => {
    const { desk, optioned } = atDesk()
    let job = await optioned('Neel')
    await expect(desk.claims.confirm(claimOf(job))).rejects.toMatchObject(conflict('no yes'))
    job = (await desk.claims.setFee({ ...claimOf(job), feePaise: 50_000_00 })).job
    job = (await desk.claims.recordAnswer({ ...claimOf(job), answer: 'conditional', words: 'Before 17:00' }))
      .job
    await expect(desk.claims.confirm(claimOf(job))).rejects.toMatchObject(conflict('no yes'))
    job = (await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })).job
    job = (await desk.claims.setFee({ ...claimOf(job), feePaise: 40_000_00 })).job
    await expect(desk.claims.confirm(claimOf(job))).rejects.toMatchObject(conflict('no yes'))
    job = (await desk.claims.setFee({ ...claimOf(job), feePaise: 60_000_00 })).job
    expect(states((await desk.claims.confirm(claimOf(job))).job)).toEqual(['confirmed'])
  })

  it('of one date releases the other dates, or keeps their options and places (D10)', async () => {
    const { desk, agreed, queue } = atDesk()
    const days = ['2026-03-20', '2026-03-21', '2026-03-22']
    const job = await agreed('Neel', days)
    const one = { ...claimOf(job), dateIds: [job.dates[0]?.id ?? ''] }
    const { decisionId, job: kept } = await desk.claims.confirm({ ...one, others: 'keep' })
    expect(states(kept)).toEqual(['confirmed', 'option', 'option'])
    expect(new Set(queue().map(({ seq }) => seq)).size).toBe(1)
    await desk.undo({ decisionId })
    const again = await desk.jobs.get({ number: job.number })
    const { job: released } = await desk.claims.confirm({ ...claimOf(again), dateIds: one.dateIds })
    expect(states(released)).toEqual(['confirmed', 'released', 'released'])
  })

  it('removes from other options each date that shares a half, and leaves their other dates (D11)', async () => {
    const { desk, agreed, optioned, again } = atDesk()
    const neel = await agreed('Neel', ['2026-03-20'], 'am')
    const kori = await optioned('Kori', ['2026-03-20', '2026-03-21'])
    await desk.claims.confirm(claimOf(neel))
    const lost = await again(kori)
    expect(states(lost)).toEqual(['released', 'option'])
    expect(lost.claims[0]?.dates[0]?.reason).toBe('taken')
    expect(claimOf(lost).version).toBeGreaterThan(claimOf(kori).version)
  })

  it('is refused behind a living option, naming it; releasing that and confirming is one step (D12)', async () => {
    const { desk, agreed, optioned, again } = atDesk()
    const neel = await optioned('Neel')
    const kori = await agreed('Kori')
    const refused = {
      ...conflict('not first'),
      message: `This option stands before it: ${neel.number} Neel.`,
    }
    await expect(desk.claims.confirm(claimOf(kori))).rejects.toMatchObject(refused)
    const unseen = { ...claimOf(kori), releases: [] }
    await expect(desk.claims.releaseAndConfirm(unseen)).rejects.toMatchObject(conflict('not first'))
    expect(states(await again(neel))).toEqual(['option'])
    const releases = [claimOf(neel).claimId]
    const { job } = await desk.claims.releaseAndConfirm({ ...claimOf(kori), releases })
    expect([states(job), states(await again(neel))]).toEqual([['confirmed'], ['released']])
  })

  it('of a proposed date is refused while it has any living option (D12)', async () => {
    const { desk, optioned, proposed } = atDesk()
    const kori = await proposed('Kori')
    const { job } = await desk.claims.recordAnswer({ ...claimOf(kori), answer: 'yes' })
    await optioned('Neel')
    await expect(desk.claims.confirm(claimOf(job))).rejects.toMatchObject(conflict('not first'))
  })

  it('of morning and afternoon is possible for two jobs; a full day conflicts with both (D15)', async () => {
    const { desk, agreed, proposed } = atDesk()
    await desk.claims.confirm(claimOf(await agreed('Morning', ['2026-03-20'], 'am')))
    await desk.claims.confirm(claimOf(await agreed('Afternoon', ['2026-03-20'], 'pm')))
    const whole = await proposed('Whole')
    await expect(desk.claims.option(claimOf(whole))).rejects.toMatchObject(conflict('taken'))
  })

  it('of a past date records what happened (D21)', async () => {
    const { desk, proposed } = atDesk()
    const job = await proposed('Yesterday', ['2026-03-01'])
    const { job: said } = await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
    expect(states((await desk.claims.confirm(claimOf(said))).job)).toEqual(['confirmed'])
  })

  it('cancelled for one of two dates leaves the other confirmed and frees the halves', async () => {
    const { desk, agreed, optioned, queue } = atDesk()
    const job = await agreed('Neel', ['2026-03-20', '2026-03-21'])
    const { job: confirmed } = await desk.claims.confirm(claimOf(job))
    const { job: after } = await desk.claims.cancel({
      ...claimOf(confirmed),
      dateIds: [confirmed.dates[0]?.id ?? ''],
    })
    expect(states(after)).toEqual(['cancelled', 'confirmed'])
    expect(queue().map(({ day }) => day)).toEqual(['2026-03-21', '2026-03-21'])
    expect(ranks(await optioned('Kori'))).toEqual([1])
  })

  it('withdrawn creates a vacancy on the desk, due at once', async () => {
    const { t, desk, agreed } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    await desk.claims.withdraw(claimOf(job))
    const { items } = await desk.inbox.list({})
    expect(items).toMatchObject([
      { kind: 'vacancy', who: 'Zoya', job: { number: job.number }, dueAt: t.clock().toISOString() },
    ])
  })

  it('is mailed to talent and client after the wait, with the dates as a calendar file', async () => {
    const { t, desk, agreed, minutesLater } = atDesk()
    const job = await agreed('Neel')
    await desk.claims.confirm(claimOf(job))
    expect(t.mails()).toEqual([])
    minutesLater(2)
    const [mail] = t.mails()
    expect(mail).toMatchObject({ recipient: 'zoya@example.in', subject: 'Confirmed: Neel, 20 Mar 2026' })
    expect(mail?.calendar).toContain('METHOD:PUBLISH')
    expect(mail?.calendar).toContain('STATUS:CONFIRMED')
    expect(mail?.calendar).toContain('SEQUENCE:1')
    expect(mail?.calendar).toContain('DTSTART;VALUE=DATE:20260320')
  })

  it('cancelled after its mail is sent as the same event, cancelled (D51)', async () => {
    const { t, desk, agreed, minutesLater } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    minutesLater(2)
    await desk.claims.cancel(claimOf(job))
    minutesLater(2)
    const [told, off] = t.mails()
    const uid = (text: string | null | undefined) => /UID:(.+)/.exec(text ?? '')?.[1]
    expect(off).toMatchObject({ recipient: 'zoya@example.in', subject: 'Cancelled: Neel, 20 Mar 2026' })
    expect(uid(off?.calendar)).toBe(uid(told?.calendar))
    expect(off?.calendar).toContain('STATUS:CANCELLED')
    expect(off?.calendar).toContain('SEQUENCE:2')
  })

  it('cancelled before its mail was sent sends no mail', async () => {
    const { t, desk, agreed, minutesLater } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    await desk.claims.cancel(claimOf(job))
    minutesLater(5)
    expect(t.mails()).toEqual([])
  })
})

describe('the mail about an option that a talent lost', () => {
  const freed = ({ t }: ReturnType<typeof atDesk>) =>
    t.mails().find(({ subject }) => subject.startsWith('No longer'))

  it('says that the day is free again when nothing else holds it', async () => {
    const at = atDesk()
    await at.desk.claims.release({ ...claimOf(await at.agreed('Neel')), reason: 'client' })
    at.minutesLater(3)
    expect(freed(at)?.subject).toBe('No longer on option: Neel, 20 Mar 2026')
    expect(freed(at)?.text).toContain('You are free again on 20 Mar 2026.')
  })

  it('does not call a day free on which another job has confirmed them', async () => {
    const at = atDesk()
    await at.agreed('Kori', ['2026-03-20', '2026-03-21'])
    const neel = await at.agreed('Neel', ['2026-03-20'])
    await at.desk.claims.releaseAndConfirm({
      ...claimOf(neel),
      releases: neel.claims[0]?.dates[0]?.before.map(({ claimId }) => claimId) ?? [],
    })
    at.minutesLater(3)
    expect(freed(at)?.text).toContain('You are no longer on option for Kori:\n\n20 Mar 2026')
    expect(freed(at)?.text).toContain('Please keep 20 Mar 2026 free: you are confirmed for another job then.')
    expect(freed(at)?.text).not.toContain('free again')
  })
})
