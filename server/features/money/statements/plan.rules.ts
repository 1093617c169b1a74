import { deskDayOnPaper } from '../../../../shared/desk/dayWords'
import { amountWords, rupees } from '../../../../shared/money/rupees'
import type { StatementLine } from '../../../../shared/money/statements/statements'
import { settable } from '../../../core/text/settable'
import type { StatementPlan } from '../../../workers/paper/statementPlan'
import type { Statement } from './repository'

const orNone = (paise: number) => (paise === 0 ? '–' : amountWords(paise))

/** What the PDF of a statement says, word for word: nothing of the client, and nothing of what the client pays. */
export function statementPlan(
  found: Statement,
  lines: readonly StatementLine[],
  agency: StatementPlan['agency'],
): StatementPlan {
  const { number, modelName, fromDay, toDay, pan, gstin, udyam, seller, issuedOn, netPaise } = found
  return {
    documentTitle: `${number}, ${settable(modelName)}`,
    agency,
    facts: [
      ['Number', number ?? ''],
      ['From', deskDayOnPaper(fromDay)],
      ['To', deskDayOnPaper(toDay)],
      ...(pan ? [['Your PAN', pan] as const] : []),
    ],
    name: settable(modelName),
    says: [
      `Issued on ${deskDayOnPaper(issuedOn ?? toDay)}`,
      ...(gstin ? [`Your GSTIN ${gstin}`] : []),
      ...(udyam ? [udyam] : []),
    ],
    net: rupees(netPaise),
    lines: lines.map((line) => ({
      title: settable(line.title),
      more: [line.days, line.clientPaidOn && `Client paid ${deskDayOnPaper(line.clientPaidOn)}`]
        .filter(Boolean)
        .join('. '),
      fee: amountWords(line.feePaise),
      commission: amountWords(-line.commissionPaise),
      percent: `${line.commissionBp / 100} %`,
      share: amountWords(line.sharePaise),
      tax: orNone(-line.withheldPaise),
      expenses: orNone(line.expensePaise),
      net: amountWords(line.netPaise),
    })),
    together: {
      ...{ title: 'Together', more: '', percent: '' },
      fee: amountWords(found.feePaise),
      commission: amountWords(-found.commissionPaise),
      share: amountWords(found.sharePaise),
      tax: orNone(-found.withheldPaise),
      expenses: orNone(found.expensePaise),
      net: amountWords(netPaise),
    },
    made: lines.map(({ title, made, feePaise }) => ({
      title: settable(title),
      parts: made.map(({ words, amountPaise }) => [settable(words), amountWords(amountPaise)] as const),
      sum: amountWords(feePaise),
    })),
    tax: taxWords(found),
    expenses: lines
      .filter(({ expenseWords }) => expenseWords)
      .map(({ title, expenseWords }) => `${settable(title)}: ${settable(expenseWords)}`),
    foot: [
      settable(seller?.name ?? ''),
      seller?.pan ? `PAN ${seller.pan}` : '',
      seller?.tan ? `TAN ${seller.tan}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  }
}

function taxWords({ withheldCode, withheldBp, withheldPaise, seller }: Statement): string | null {
  if (!withheldCode) return seller?.gstin ? 'No tax is withheld, as the accountant of the agency said.' : null
  const code = `${(withheldBp ?? 0) / 100} % of your share, code ${withheldCode}`
  if (withheldPaise === 0)
    return `Nothing is withheld yet: ${code}, once the threshold of the year is passed.`
  return `${code}, as the accountant of the agency said. The certificate comes with the quarter.`
}
