import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLines } from '../../helpers/auditLines'
import { faultsOf, signedQr } from '../../helpers/money/eInvoices'
import { withConfirmed } from '../../helpers/money/money'

const IRN = 'a5'.repeat(32)

async function withEInvoices(from = '2026-03-01') {
  const here = await withConfirmed()
  const { asOwner, bill, value } = here
  const { settings } = await asOwner.admin.moneySettings.get()
  await asOwner.admin.moneySettings.save({ ...settings, eInvoiceFrom: from })
  const { billing } = await value()
  const billed = (facts: object) =>
    bill({ gstin: '07AAGFF2194N1Z1', ...facts, version: billing?.version ?? 0 })
  return { ...here, billed }
}

/** The same with an invoice that waits. */
async function withWaiting() {
  const here = await withEInvoices()
  await here.billed({ address: '22 Kaman Gali, New Delhi 110049' })
  return { ...here, paper: await here.invoice() }
}

const textOf = async (file: AsyncIterable<Uint8Array>) => {
  const pieces: Uint8Array[] = []
  for await (const piece of file) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('an invoice above the threshold of e-invoices', () => {
  it('asks for the PIN code in the address of the client', async () => {
    const { invoice, value } = await withEInvoices()
    expect((await value()).problems.invoice).toEqual(['pin'])
    await expect(invoice()).rejects.toThrow('An e-invoice needs the PIN code in the address of the client.')
  })

  it('is not valid, and not sent, until IRN and QR are pasted, and has them on its PDF then (M13)', async () => {
    const { t, desk, asAdmin, paper } = await withWaiting()
    const { id, number } = paper
    expect(paper).toMatchObject({ eInvoice: 'waiting', irn: null, standing: 'open' })
    expect((await desk.money.sums()).unregistered).toBe(1)
    expect((await desk.money.list({ standing: 'unregistered' })).items.map((row) => row.id)).toEqual([id])
    await expect(desk.money.text({ id })).rejects.toThrow('This paper is not valid yet')
    const before = await textOf(await desk.money.file({ id }))
    const registered = await asAdmin.register({ id, irn: IRN, irnQr: signedQr(number, IRN) })
    expect(registered).toMatchObject({ eInvoice: 'registered', irn: IRN })
    expect((await desk.money.sums()).unregistered).toBe(0)
    const after = await textOf(await desk.money.file({ id }))
    expect(after.equals(before)).toBe(false)
    expect((await textOf(await desk.money.file({ id }))).equals(after)).toBe(true)
    expect((await desk.money.text({ id })).text).toContain(number)
    expect(auditLines(t, 'paper registered')).toMatchObject([[expect.anything(), 'Dev', id, number]])
  })

  it('takes no QR of another paper, no second one, and no other change by SQL', async () => {
    const { t, asAdmin, paper } = await withWaiting()
    const { id, number } = paper
    await expect(asAdmin.register({ id, irn: IRN, irnQr: signedQr('TK/25-26/0009', IRN) })).rejects.toThrow()
    await asAdmin.register({ id, irn: IRN, irnQr: signedQr(number, IRN) })
    await expect(asAdmin.register({ id, irn: IRN, irnQr: signedQr(number, IRN) })).rejects.toThrow(
      'This paper has its IRN.',
    )
    for (const change of [
      sql`update papers set irn = ${'b'.repeat(64)} where id = ${id}`,
      sql`update papers set irn = null, irn_qr = null where id = ${id}`,
      sql`update papers set total_paise = 1 where id = ${id}`,
      sql`delete from paper_files where paper_id = ${id}`,
    ])
      expect(() => t.db.run(change)).toThrow()
  })

  it('is exported alone and with all that wait, and by the schema; a credit note too', async () => {
    const { asAdmin, paper } = await withWaiting()
    const note = await asAdmin.credit({
      ...{ id: paper.id, reason: 'The amount is wrong', lines: [{ at: 0, amount: '22500' }] },
    })
    expect(note.eInvoice).toBe('waiting')
    const all = await asAdmin.eInvoices({})
    expect(all.map(({ DocDtls }) => DocDtls.No)).toEqual([paper.number, note.number])
    for (const each of all) expect(faultsOf(each)).toEqual([])
    const one = JSON.parse((await textOf(await asAdmin.eInvoiceFile({ id: note.id }))).toString())
    expect(one).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: paper.number }] },
    })
    expect(JSON.parse((await textOf(await asAdmin.eInvoiceFile({}))).toString())).toHaveLength(2)
  })

  it('of a buyer without GSTIN, or before the day, is none', async () => {
    const private_ = await withEInvoices()
    await private_.billed({ gstin: '', address: 'Kaman Gali' })
    const { id, eInvoice } = await private_.invoice()
    expect(eInvoice).toBe('none')
    await expect(private_.asAdmin.eInvoices({ id })).rejects.toThrow('This paper needs no e-invoice.')
    const early = await withEInvoices('2026-04-01')
    expect((await early.invoice()).eInvoice).toBe('none')
  })
})

it('an agency that sends e-invoices has the PIN code in its own address', async () => {
  const { asOwner } = await withConfirmed()
  const { settings } = await asOwner.admin.moneySettings.get()
  const changed = { ...settings, address: 'Shahpur Jat', eInvoiceFrom: '2026-04-01' }
  await expect(asOwner.admin.moneySettings.save(changed)).rejects.toThrow('PIN code')
})
