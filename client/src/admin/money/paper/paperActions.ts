import type { PaperRecord } from '../../../../../shared/money/papers'

export type PaperAction = 'receive' | 'send' | 'refund' | 'withdraw' | 'credit' | 'debit'

/** Whether a quote is accepted and nothing was made of it yet: then that is the step to take. */
export const isPaperNext = ({ standing, made }: Pick<PaperRecord, 'standing' | 'made'>): boolean =>
  standing === 'accepted' && made.length === 0

const SETTLED: readonly PaperRecord['standing'][] = ['paid', 'overpaid', 'credited', 'invoiced']
const CLOSED: readonly PaperRecord['standing'][] = ['withdrawn', 'expired', 'off']
const STANDING_QUOTE: readonly PaperRecord['standing'][] = ['open', 'accepted', 'expired']

/** As much of a paper as decides what can be done with it. */
export type ToAct = Pick<
  PaperRecord,
  | 'kind'
  | 'standing'
  | 'made'
  | 'eInvoice'
  | 'totalPaise'
  | 'outstandingPaise'
  | 'overpaidPaise'
  | 'creditedPaise'
  | 'giveBackPaise'
  | 'receivedPaise'
  | 'withheldPaise'
  | 'refundedPaise'
  | 'reminded'
>

/**
 * What can be done with a paper (M20: money is received, credited and given back by admins): `main` is the one step to
 * take, null where that is on the page itself or nothing waits; `head` stands beside it, `more` below.
 */
export function paperActions(paper: ToAct, isBooker: boolean) {
  const { kind, standing, eInvoice, outstandingPaise, totalPaise, creditedPaise, overpaidPaise } = paper
  const isOwed = outstandingPaise > 0
  const keepsNothing = paper.receivedPaise + paper.withheldPaise <= paper.refundedPaise
  const isSent = !CLOSED.includes(standing) && eInvoice !== 'waiting'
  const isSendNext =
    isSent && !isPaperNext(paper) && !SETTLED.includes(standing) && paper.reminded?.daysAgo !== 0
  const givesBack = paper.giveBackPaise > 0 && !isBooker
  const isOpenInvoice = kind === 'invoice' && creditedPaise < totalPaise && !isBooker
  const main: PaperAction | null = givesBack && overpaidPaise > 0 ? 'refund' : isSendNext ? 'send' : null
  const canWithdraw =
    kind === 'quote'
      ? STANDING_QUOTE.includes(standing)
      : kind === 'proforma' && (isOwed || standing === 'off') && keepsNothing
  const listed = (of: Partial<Record<PaperAction, boolean>>) =>
    (Object.keys(of) as PaperAction[]).filter((each) => of[each] && each !== main)
  return {
    main,
    head: listed({ receive: isOwed && !isBooker, send: isSent }),
    more: listed({ withdraw: canWithdraw, refund: givesBack, credit: isOpenInvoice, debit: isOpenInvoice }),
  }
}
