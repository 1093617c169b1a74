import { plainRupees } from '../../../../shared/money/rupees'
import { certificateDueOn, isTaxWithheld, quarterOf } from '../../../../shared/money/tax/certificates'
import type { paymentsIn, payoutsIn, refundsIn, statementLinesIn, statementsIn } from './repository'
import type { Table } from './tables.rules'

type Payments = ReturnType<typeof paymentsIn>
type Statements = ReturnType<typeof statementsIn>

/** Where no tax was withheld and nobody is registered, `hasTax` leaves its columns out. */
export const paymentsTable = (rows: Payments, hasTax: boolean): Table => ({
  name: 'payments',
  head: [
    ...['Day', 'Client', 'Paper', 'Kind', 'Received'],
    ...(hasTax ? ['Withheld', 'Code'] : []),
    ...['Way', 'Reference', 'One part of'],
  ],
  rows: rows.map(({ payment, number, kind, buyerName }) => [
    ...[payment.receivedOn, buyerName, number, kind, plainRupees(payment.amountPaise)],
    ...(hasTax ? [plainRupees(payment.withheldPaise), payment.withheldCode] : []),
    ...[payment.way, payment.reference, wholeOf(payment, rows)],
  ]),
})

/** All that came with a payment that is one part of a transfer: the line of the bank. */
function wholeOf({ transferId }: Payments[number]['payment'], rows: Payments): string | null {
  if (transferId === null) return null
  const parts = rows.filter(({ payment }) => payment.transferId === transferId)
  return plainRupees(parts.reduce((sum, { payment }) => sum + payment.amountPaise, 0))
}

export const refundsTable = (rows: ReturnType<typeof refundsIn>): Table => ({
  name: 'given-back',
  head: ['Day', 'Client', 'Paper', 'Kind', 'Amount', 'Way', 'Reference'],
  rows: rows.map(({ refund, number, kind, buyerName }) => [
    ...[refund.paidOn, buyerName, number, kind, plainRupees(refund.amountPaise)],
    ...[refund.way ?? 'kept for the next invoice', refund.reference],
  ]),
})

export const withheldByClients = (rows: Payments): Table => ({
  name: 'withheld-by-clients',
  head: ['Day', 'Client', 'Paper', 'Code', 'Paid with it', 'Withheld', 'Certificate due', 'Certificate seen'],
  rows: rows
    .filter(({ payment }) => payment.withheldPaise > 0)
    .map(({ payment, number, buyerName, supply }) => [
      ...[payment.receivedOn, buyerName, number, payment.withheldCode],
      ...[plainRupees(payment.amountPaise), plainRupees(payment.withheldPaise)],
      isTaxWithheld(payment, supply) ? certificateDueOn(quarterOf(payment.receivedOn)) : null,
      payment.certificateSeenOn,
    ]),
})

export const withheldFromTalents = (rows: Statements): Table => ({
  name: 'withheld-from-talents',
  head: ['Day', 'Talent', 'PAN', 'Statement', 'Code', 'Rate %', 'Share', 'Withheld'],
  rows: rows
    .filter(({ statement }) => statement.withheldPaise > 0)
    .map(({ statement }) => [
      ...[statement.issuedOn, statement.modelName, statement.pan, statement.number, statement.withheldCode],
      statement.withheldBp === null ? null : statement.withheldBp / 100,
      ...[plainRupees(statement.sharePaise), plainRupees(statement.withheldPaise)],
    ]),
})

export const statementsTable = (rows: Statements, hasTax: boolean): Table => ({
  name: 'statements',
  head: [
    ...['Number', 'Day', 'Talent', 'From', 'To', 'Fee', 'Commission', 'Share'],
    ...(hasTax ? ['Withheld'] : []),
    ...['Expenses', 'Net', 'Paid on'],
  ],
  rows: rows.map(({ statement, paidOn }) => [
    ...[statement.number, statement.issuedOn, statement.modelName, statement.fromDay, statement.toDay],
    ...[statement.feePaise, statement.commissionPaise, statement.sharePaise].map(plainRupees),
    ...(hasTax ? [plainRupees(statement.withheldPaise)] : []),
    ...[statement.expensePaise, statement.netPaise].map(plainRupees),
    paidOn,
  ]),
})

/** What each statement is made of. */
export const statementLinesTable = (rows: ReturnType<typeof statementLinesIn>, hasTax: boolean): Table => ({
  name: 'statement-lines',
  head: [
    ...['Statement', 'Line', 'Talent', 'Work', 'Days', 'Fee', 'Commission %', 'Commission', 'Share'],
    ...(hasTax ? ['Withheld'] : []),
    ...['Expenses', 'Expenses for', 'Net', 'Client paid on'],
  ],
  rows: rows.map(({ line, number, modelName }) => [
    ...[number, line.position + 1, modelName, line.title, line.days, plainRupees(line.feePaise)],
    line.commissionBp / 100,
    ...[line.commissionPaise, line.sharePaise].map(plainRupees),
    ...(hasTax ? [plainRupees(line.withheldPaise)] : []),
    ...[plainRupees(line.expensePaise), line.expenseWords, plainRupees(line.netPaise), line.clientPaidOn],
  ]),
})

export const payoutsTable = (rows: ReturnType<typeof payoutsIn>): Table => ({
  name: 'payouts',
  head: ['Day', 'Talent', 'Statement', 'Amount', 'Way', 'Reference'],
  rows: rows.map(({ payout, number, modelName }) => [
    ...[payout.paidOn, modelName, number, plainRupees(payout.amountPaise), payout.way, payout.reference],
  ]),
})
