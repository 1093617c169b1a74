import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  claimDates,
  claims,
  hourEntries,
  voucherFiles,
  webhookDeliveries,
  webhooks,
} from '../../../../drizzle/schema'
import { withSheet } from '../../../helpers/desk/callSheets'

/** The day of the sheet, Friday 20 March, in the evening: Zoya's call was 05:45, Kiran's 06:30. */
async function onTheDay() {
  const here = await withSheet()
  const { t, save, issue, desk, of, tokenOf, minutesLater } = here
  await save('05:45', '06:30')
  await issue()
  const own = await tokenOf('Zoya')
  minutesLater((18 * 24 + 3) * 60)
  const { text } = await desk.hours.text(of)
  const token = text.split('/v/')[1] ?? ''
  const talents = async () => (await desk.hours.get(of)).talents
  const guest = () => t.visitor().site.vouchers
  const zoyaSays = (onSet: string, wrapped: string, breakMinutes = 90) =>
    guest().noteOwn({ token: own, press: 'correct', onSet, wrapped, breakMinutes })
  return { ...here, own, token, text, talents, guest, zoyaSays }
}
const TIMES = { onSet: '06:30', wrapped: '16:00', breakMinutes: 60 }

describe('the hours of a day', () => {
  it('are pressed by the talent on the own call sheet; a second press changes nothing', async () => {
    const { guest, own, talents, minutesLater } = await onTheDay()
    expect(await guest().own({ token: own })).toEqual({ entry: null, isOpen: true })
    const press = (what: 'on set' | 'wrapped') =>
      guest().noteOwn({ token: own, press: what, breakMinutes: 30 })
    await expect(press('wrapped')).rejects.toThrow('Press On set first.')
    await press('on set')
    await press('on set')
    minutesLater(60)
    await press('wrapped')
    await press('wrapped')
    const [zoya] = await talents()
    expect(zoya?.entries.map(({ onSet, wrapped, via, saidBy }) => [onSet, wrapped, via, saidBy])).toEqual([
      ['18:33', '19:33', 'talent', 'Zoya'],
      ['18:33', null, 'talent', 'Zoya'],
    ])
  })

  it('are confirmed by the contact in a name, corrected once, and the second correction is refused', async () => {
    const { guest, token, talents, zoyaSays, zoyas, kirans, text } = await onTheDay()
    expect(text).toMatch(
      /^Hello Tara, please look over the hours of Fri 20 Mar, Third Monsoon, and confirm them: /,
    )
    await zoyaSays('05:41', '18:10')
    const voucher = await guest().open({ token })
    expect(voucher).toMatchObject({ day: '2026-03-20', contact: 'Tara', booker: 'Noor', isAhead: false })
    expect(JSON.stringify(voucher)).not.toMatch(/\+91|fee|kiran@/i)
    const zoyasHours = {
      claimId: zoyas,
      onSet: '05:41',
      wrapped: '17:44',
      breakMinutes: 90,
      reason: 'Boats were done',
    }
    const missing = { claimId: kirans, onSet: '', wrapped: '', breakMinutes: 0, reason: null }
    expect(await guest().confirm({ token, name: 'Tara', hours: [zoyasHours, missing] })).toEqual({
      confirmed: 1,
    })
    expect((await talents())[0]?.entries).toMatchObject([
      {
        wrapped: '17:44',
        saidBy: 'Tara',
        via: 'link',
        reason: 'Boats were done',
        confirmedBy: 'Tara',
        paidMinutes: 629,
      },
      { wrapped: '18:10', saidBy: 'Zoya', confirmedAt: null },
    ])
    await expect(
      guest().confirm({ token, name: 'Rohan', hours: [{ ...zoyasHours, wrapped: '12:00' }] }),
    ).rejects.toThrow(
      'The hours of Zoya were confirmed by Tara at 18:33: 05:41 to 17:44, break 1 h 30 min. Call Noor to change them.',
    )
    expect(await guest().confirm({ token, name: 'Tara', hours: [zoyasHours] })).toEqual({ confirmed: 0 })
    await expect(zoyaSays('05:00', '19:00')).rejects.toThrow('Your hours were confirmed by Tara.')
    const kiransHours = { claimId: kirans, ...TIMES, reason: null }
    expect(await guest().confirm({ token, name: 'Tara', hours: [kiransHours] })).toEqual({ confirmed: 1 })
    const half = { ...kiransHours, wrapped: '' }
    await expect(guest().confirm({ token, name: 'Tara', hours: [half] })).rejects.toThrow(
      'Say when Kiran wrapped',
    )
  })

  it('once confirmed are corrected at the desk with a reason, and both stay (L8)', async () => {
    const { desk, dateId, zoyas, talents } = await onTheDay()
    const hours = {
      claimId: zoyas,
      dateId,
      onSet: '05:45',
      wrapped: '16:45',
      breakMinutes: 90,
      saidBy: 'Tara',
    }
    await desk.hours.save({ ...hours, isConfirmed: true, number: 0 })
    await expect(desk.hours.save({ ...hours, wrapped: '17:45' })).rejects.toThrow(
      'Say why confirmed hours are corrected',
    )
    await expect(desk.hours.save({ ...hours, reason: 'Typing error', number: 0 })).rejects.toThrow(
      'These hours were changed in the meantime.',
    )
    await desk.hours.save({ ...hours, wrapped: '17:45', reason: 'Typing error', number: 1 })
    const [zoya] = await talents()
    expect(zoya?.entries).toMatchObject([
      { wrapped: '17:45', reason: 'Typing error', confirmedBy: 'Tara', via: 'desk' },
      { wrapped: '16:45', confirmedBy: 'Tara', via: 'phone' },
    ])
    expect(zoya?.overtimeMinutes).toBe(150)
    await expect(desk.hours.save({ ...hours, breakMinutes: 700, reason: 'x' })).rejects.toThrow(
      'The break is longer than the time',
    )
  })

  it('become a line of overtime on the job, once they are confirmed', async () => {
    const { t, desk, job, dateId, zoyas, zoyaSays } = await onTheDay()
    t.db.update(claims).set({ feePaise: 45_000_00, feeUnit: 'day' }).where(eq(claims.id, zoyas)).run()
    await zoyaSays('05:41', '16:41')
    const overtime = async () =>
      (await desk.money.value({ number: job.number })).lines.filter(({ kind }) => kind === 'overtime')
    expect(await overtime()).toEqual([])
    const said = {
      claimId: zoyas,
      dateId,
      onSet: '05:41',
      wrapped: '16:41',
      breakMinutes: 90,
      saidBy: 'Tara',
    }
    await desk.hours.save({ ...said, isConfirmed: true })
    expect(await overtime()).toMatchObject([
      { quantityMilli: 1500, unit: 'hours', unitPaise: 8_437_50, amountPaise: 12_656_25 },
    ])
  })

  it('go by the hours and the factor that the agency set', async () => {
    const { t, desk, job, dateId, zoyas } = await onTheDay()
    t.db.update(claims).set({ feePaise: 45_000_00, feeUnit: 'day' }).where(eq(claims.id, zoyas)).run()
    const settings = t.as(t.superadmin()).admin.deskSettings
    await settings.change({ ...(await settings.get()), dayHours: 9, overtimePercent: 200 })
    const said = {
      claimId: zoyas,
      dateId,
      onSet: '05:45',
      wrapped: '16:45',
      breakMinutes: 60,
      saidBy: 'Tara',
    }
    const saved = await desk.hours.save({ ...said, isConfirmed: true })
    expect(saved.talents[0]?.overtimeMinutes).toBe(60)
    const { lines } = await desk.money.value({ number: job.number })
    expect(lines.filter(({ kind }) => kind === 'overtime')).toMatchObject([
      { quantityMilli: 1000, unitPaise: 10_000_00, amountPaise: 10_000_00 },
    ])
  })

  it('once confirmed are kept as a PDF; a correction makes the next one, and a link draws nothing anew', async () => {
    const { t, desk, of, dateId, zoyas, guest, token } = await onTheDay()
    const files = () => t.db.select().from(voucherFiles).orderBy(voucherFiles.number).all()
    await expect(desk.hours.file(of)).rejects.toThrow('Voucher not found')
    await expect(guest().file({ token })).rejects.toThrow('Voucher not found')
    const said = {
      claimId: zoyas,
      dateId,
      onSet: '05:45',
      wrapped: '16:45',
      breakMinutes: 60,
      saidBy: 'Tara',
    }
    await desk.hours.save(said)
    expect(files()).toEqual([])
    await desk.hours.save({ ...said, isConfirmed: true })
    const [first] = files()
    const bytes = async (file: AsyncIterable<Uint8Array>) => {
      const parts: Uint8Array[] = []
      for await (const part of file) parts.push(part)
      return Buffer.concat(parts)
    }
    const drawn = await bytes(await desk.hours.file(of))
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')
    expect(createHash('sha256').update(drawn).digest('hex')).toBe(first?.sha256)
    expect((await bytes(await guest().file({ token }))).equals(drawn)).toBe(true)
    await desk.hours.save({ ...said, wrapped: '17:45', reason: 'Typing error' })
    expect(files().map(({ number }) => number)).toEqual([1, 2])
    expect(files()[0]?.sha256).toBe(first?.sha256)
    await desk.hours.endLink(of)
    await expect(guest().file({ token })).rejects.toThrow('Voucher not found')
  })

  it('tell programs by ids that they were confirmed, and the job says who did (L13)', async () => {
    const { t, guest, token, zoyas, dateId, job, zoyaSays } = await onTheDay()
    t.db
      .insert(webhooks)
      .values({
        ...{ id: 'hook', url: 'https://hooks.example/desk', secret: 'a secret' },
        ...{ events: ['hours.confirmed'], createdAt: t.clock().toISOString() },
      })
      .run()
    await zoyaSays('05:45', '16:45')
    const hours = [{ claimId: zoyas, onSet: '05:45', wrapped: '16:45', breakMinutes: 90, reason: null }]
    await guest().confirm({ token, name: 'Tara', hours })
    expect(t.db.select().from(webhookDeliveries).all()).toMatchObject([
      { event: 'hours.confirmed', data: { id: dateId, jobId: job.id } },
    ])
  })

  it('are closed before the day, after thirty days, by an ended link and for a cancelled talent', async () => {
    const { t, desk, of, guest, token, own, zoyas, minutesLater, talents } = await onTheDay()
    const confirm = (hours: object[]) => guest().confirm({ token, name: 'Tara', hours: hours as never })
    t.db.update(claimDates).set({ state: 'cancelled' }).where(eq(claimDates.claimId, zoyas)).run()
    expect(await confirm([{ claimId: zoyas, ...TIMES, reason: null }])).toEqual({ confirmed: 0 })
    expect((await talents()).map(({ name }) => name)).toEqual(['Kiran'])
    await expect(guest().noteOwn({ token: own, press: 'on set', breakMinutes: 0 })).rejects.toThrow(
      'This day is cancelled.',
    )
    expect(await confirm([{ claimId: 'another', ...TIMES, reason: null }])).toEqual({ confirmed: 0 })
    await desk.hours.endLink(of)
    await expect(guest().open({ token })).rejects.toThrow('not found')
    const next = (await desk.hours.text(of)).text.split('/v/')[1] ?? ''
    expect(next).not.toBe(token)
    minutesLater(31 * 24 * 60)
    await expect(guest().open({ token: next })).rejects.toThrow('not found')
    expect(t.db.select().from(hourEntries).all()).toEqual([])
  })

  it('wait for the day', async () => {
    const { desk, of, save, issue, t, zoyas, dateId, tokenOf } = await withSheet()
    await save('05:45', '06:30')
    await issue()
    const token = (await desk.hours.text(of)).text.split('/v/')[1] ?? ''
    const guest = t.visitor().site.vouchers
    expect((await guest.open({ token })).isAhead).toBe(true)
    expect(await guest.own({ token: await tokenOf('Zoya') })).toBeNull()
    await expect(guest.confirm({ token, name: 'Tara', hours: [] })).rejects.toThrow('This day is ahead.')
    await expect(desk.hours.save({ claimId: zoyas, dateId, ...TIMES, saidBy: 'Tara' })).rejects.toThrow(
      'This day is ahead',
    )
  })
})
