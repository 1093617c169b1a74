import { describe, expect, it } from 'vitest'
import { auditLines } from '../../helpers/auditLines'
import { aMonth, monthOf, ZIP } from '../../helpers/money/accountant'
import { UNREGISTERED, withMoney } from '../../helpers/money/money'
import { withStatements } from '../../helpers/money/statements'

describe('files for the accountant', () => {
  it('are for admins, for a month that there is, and are recorded', async () => {
    const { t, noor, admin } = await withMoney()
    expect((await t.http().post(ZIP)).status).toBe(401)
    expect((await monthOf(t, noor)).answer.status).toBe(403)
    expect((await monthOf(t, admin, '2026-13')).answer.status).toBe(400)
    const { answer } = await monthOf(t, admin)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=accountant-2026-03.zip',
    })
    expect(auditLines(t, 'files for the accountant taken')).toEqual([[admin.id, 'Dev', null, '2026-03']])
  })

  it('hold every paper as PDF, and what was issued, paid and withheld as CSV (M17)', async () => {
    const { t, admin, asAdmin, issued } = await aMonth()
    await asAdmin.credit({
      id: issued.id,
      reason: 'The amount is wrong',
      lines: [{ at: 0, amount: '22,500' }],
    })
    const { files, rows } = await monthOf(t, admin)
    const pdfs = [...files].filter(([path]) => path.endsWith('.pdf'))
    expect(pdfs.map(([path]) => path)).toEqual([
      'Proformas/TKP-25-26-0001.pdf',
      'Receipt vouchers/TKR-25-26-0001.pdf',
      'Invoices/TK-25-26-0001.pdf',
      'Credit notes/TKC-25-26-0001.pdf',
    ])
    for (const [, pdf] of pdfs) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rows('papers').map(({ Number: number, Total: total }) => [number, total])).toEqual([
      ['TKP/25-26/0001', '127440.00'],
      ['TKR/25-26/0001', '59000.00'],
      ['TK/25-26/0001', '127440.00'],
      ['TKC/25-26/0001', '26550.00'],
    ])
    expect(rows('papers')[2]).toMatchObject({
      ...{
        Kind: 'invoice',
        Day: '2026-03-02',
        'Taxable value': '108000.00',
        CGST: '9720.00',
        SGST: '9720.00',
      },
      ...{
        IGST: '0.00',
        'Less advance': '59000.00',
        GSTIN: '07AAGFF2194N1Z1',
        'Place of supply': '07-Delhi',
      },
    })
    expect(rows('lines').filter(({ Paper }) => Paper === 'TK/25-26/0001')).toMatchObject([
      { For: 'day fee', Quantity: '2', Rate: '45000.00', Amount: '90000.00', SAC: '999631', 'Tax %': '18' },
      { For: 'service charge', Amount: '18000.00', SAC: '998599' },
    ])
    expect(rows('payments').map(({ Reference }) => Reference)).toEqual(["'=1+1", "'=1+1"])
    expect(rows('withheld-by-clients')).toMatchObject([
      { Day: '2026-03-02', Paper: 'TK/25-26/0001', Code: '1027', Withheld: '10800.00' },
    ])
    expect(rows('clients')).toMatchObject([{ Name: 'Pinjra Studio LLP', State: 'Delhi (07)' }])
    for (const name of ['withheld-from-talents', 'statements', 'statement-lines', 'payouts', 'given-back'])
      expect(rows(name), name).toEqual([])
    expect(String(files.get('papers.csv')?.subarray(0, 3).toString('hex'))).toBe('efbbbf')
  })

  it('hold the tables of GSTR-1, with an advance of the same month in none of them', async () => {
    const { t, admin, asAdmin, issued } = await aMonth()
    await asAdmin.credit({ id: issued.id, reason: 'The amount is wrong' })
    const { rows } = await monthOf(t, admin)
    const delhi = { 'Place of supply': '07-Delhi', Rate: '18', IGST: '0.00' }
    expect(rows('GSTR-1/4-b2b')).toEqual([
      {
        ...{ 'GSTIN of recipient': '07AAGFF2194N1Z1', Name: 'Pinjra Studio LLP', Invoice: 'TK/25-26/0001' },
        ...{ Date: '2026-03-02', 'Invoice value': '127440.00', 'Reverse charge': 'N', ...delhi },
        ...{ 'Taxable value': '108000.00', CGST: '9720.00', 'SGST/UTGST': '9720.00' },
      },
    ])
    expect(rows('GSTR-1/9B-notes')).toMatchObject([
      { Note: 'TKC/25-26/0001', Type: 'C', 'Of invoice': 'TK/25-26/0001', 'Taxable value': '108000.00' },
    ])
    for (const name of [
      '5-b2c-large',
      '6A-exports',
      '7-b2c-others',
      '11A-advances-received',
      '11B-advances-adjusted',
    ])
      expect(rows(`GSTR-1/${name}`), name).toEqual([])
    expect(rows('GSTR-1/12-b2b-by-sac')).toMatchObject([
      { SAC: '999631', 'Taxable value': '0.00', CGST: '0.00' },
      { SAC: '998599', Description: 'Agency services', 'Taxable value': '0.00' },
    ])
    expect(rows('GSTR-1/12-b2c-by-sac')).toEqual([])
    expect(rows('GSTR-1/13-documents').map((row) => Object.values(row))).toEqual([
      ['Receipt voucher', 'TKR/25-26/0001', 'TKR/25-26/0001', '1', '0', '1'],
      ['Invoices for outward supply', 'TK/25-26/0001', 'TK/25-26/0001', '1', '0', '1'],
      ['Credit note', 'TKC/25-26/0001', 'TKC/25-26/0001', '1', '0', '1'],
    ])
  })

  it('hold statements with their PDFs, and each payout in the month in which it went out', async () => {
    const { t, admin, asOwner, zoya, statements, paid, draft } = await withStatements()
    await asOwner.admin.statementSettings.saveTerms({
      ...{ modelId: zoya.id, pan: 'ABCPK1234L', gstin: '', udyam: '', codeId: '', version: 0 },
    })
    await paid()
    const { id, lines } = await draft()
    const taxi = { id, claimId: lines[0]?.claimId ?? '', words: 'Taxi', amount: '1,240' }
    const { netPaise } = await statements.addExpense(taxi)
    await statements.issue({ id, netPaise })
    // As where the drawing failed when it was issued.
    t.db.$client.exec('drop trigger statement_files_no_delete; delete from statement_files')
    const march = await monthOf(t, admin)
    expect(String(march.files.get('Statements/TKS-25-26-0001.pdf')?.subarray(0, 5))).toBe('%PDF-')
    const sums = { Share: '72000.00', Withheld: '7200.00' }
    const one = { ...sums, Fee: '90000.00', Commission: '18000.00', Expenses: '1240.00', Net: '66040.00' }
    expect(march.rows('statements')).toEqual([
      {
        ...{ Number: 'TKS/25-26/0001', Day: '2026-03-02', Talent: 'Zoya Khan', ...one },
        ...{ From: '2026-01-01', To: '2026-03-02', 'Paid on': '' },
      },
    ])
    expect(march.rows('statement-lines')).toEqual([
      {
        ...{ Statement: 'TKS/25-26/0001', Line: '1', Talent: 'Zoya Khan', Work: 'Pinjra, lookbook', ...one },
        ...{
          Days: '20–21 Mar',
          'Commission %': '20',
          'Expenses for': 'Taxi',
          'Client paid on': '2026-03-02',
        },
      },
    ])
    expect(march.rows('withheld-from-talents')).toEqual([
      {
        ...{ Day: '2026-03-02', Talent: 'Zoya Khan', PAN: 'ABCPK1234L', Statement: 'TKS/25-26/0001' },
        ...{ Code: '1027', 'Rate %': '10', ...sums },
      },
    ])
    expect(march.rows('payouts')).toEqual([])
    t.later(31 * 24 * 60 * 60_000)
    await statements.pay({ id, paidOn: '2026-04-02', way: 'bank', reference: 'EXAM26040200417' })
    const april = await monthOf(t, admin, '2026-04')
    expect(april.rows('statements')).toEqual([])
    expect(april.rows('payouts')).toEqual([
      {
        ...{ Day: '2026-04-02', Talent: 'Zoya Khan', Statement: 'TKS/25-26/0001', Amount: '66040.00' },
        ...{ Way: 'bank', Reference: 'EXAM26040200417' },
      },
    ])
    expect((await monthOf(t, admin)).rows('statements')).toMatchObject([{ 'Paid on': '2026-04-02' }])
    for (const secret of ['Studio LLP', '127440'])
      expect(String(march.files.get('statement-lines.csv'))).not.toContain(secret)
  })

  it('have no word of GST where the agency is not registered', async () => {
    const { t, admin, desk, job, bill } = await withMoney(UNREGISTERED)
    await bill()
    await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_08_000_00 })
    const { files, rows } = await monthOf(t, admin)
    const texts = [...files].filter(([path]) => !path.endsWith('.pdf'))
    expect(texts.map(([path]) => path)).toEqual([
      ...['about.txt', 'papers.csv', 'lines.csv', 'payments.csv', 'given-back.csv'],
      ...['statements.csv', 'statement-lines.csv', 'payouts.csv', 'clients.csv'],
    ])
    for (const [path, text] of texts) expect(String(text), path).not.toMatch(/gst|\bsac\b|tax|withheld/i)
    expect(rows('papers')).toMatchObject([{ Number: 'TKP/25-26/0001', Sum: '108000.00', Total: '108000.00' }])
  })

  it('say what a client kept back, also where the agency is not registered', async () => {
    const { t, admin, asAdmin, desk, job, bill } = await withMoney(UNREGISTERED)
    await bill()
    const paper = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_08_000_00 })
    await asAdmin.recordPayment({
      ...{ paperId: paper.id, receivedOn: paper.issuedOn, amount: '97,200', withheld: '10,800', way: 'bank' },
    })
    const { rows } = await monthOf(t, admin)
    expect(rows('payments')).toMatchObject([{ Received: '97200.00', Withheld: '10800.00' }])
    expect(rows('withheld-by-clients')).toMatchObject([{ Paper: paper.number, Withheld: '10800.00' }])
  })
})
