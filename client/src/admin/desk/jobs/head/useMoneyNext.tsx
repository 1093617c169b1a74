import { type ReactNode, useState } from 'react'
import { adminPaths } from '../../../../../../shared/adminPaths'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import type { JobValue } from '../../../../../../shared/money/papers'
import { rupees } from '../../../../../../shared/money/rupees'
import { Button } from '../../../../design/actions/Button'
import { LinkButton } from '../../../../design/actions/LinkButton'
import { trpc } from '../../../../lib/trpc'
import { lateDialog } from '../../../forms/lateDialog'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { useIsBooker } from '../../../shell/useIsBooker'
import { head } from './copy'

const IssueDialog = lateDialog(() => import('../../../money/IssueDialog'))

const copy = head.money
const WIDTH = { base: 'full', md: 'auto' }

export type MoneyNext = {
  /** the invoice or its payment, where that comes next; null where the stage alone decides */
  next: { act: string; why: string; button: ReactNode } | null
  /** it is not known yet */
  isPending: boolean
  dialog: ReactNode
}

/** What comes next for the money of a job whose work is done, or that was cancelled: its invoice, then its payment. */
export function useMoneyNext({ number, stage }: JobRecord): MoneyNext {
  const isCancelled = stage === 'cancelled'
  const isAsked = stage === 'done' || stage === 'billed' || isCancelled
  const answer = trpc.desk.money.value.useQuery({ number }, { ...adminQueryOptions, enabled: isAsked })
  const [isInvoicing, setInvoicing] = useState(false)
  const isBooker = useIsBooker()
  const value = isAsked ? answer.data : undefined
  const invoice = (
    <Button variant="primary" width={WIDTH} onClick={() => setInvoicing(true)}>
      {copy.invoice}
    </Button>
  )
  return {
    next: value
      ? (owedOf(value) ?? unbilledOf(value, { isCancelled, button: isBooker ? null : invoice }))
      : null,
    isPending: isAsked && answer.isPending,
    dialog:
      value && isInvoicing ? (
        <IssueDialog kind="invoice" value={value} onClose={() => setInvoicing(false)} />
      ) : null,
  }
}

/** Work, or a cancellation, that an invoice can be written about, and none stands. */
function unbilledOf(
  { isSetUp, lines, valuePaise, problems }: JobValue,
  { isCancelled, button }: { isCancelled: boolean; button: ReactNode },
): MoneyNext['next'] {
  if (!isSetUp || lines.length === 0) return null
  if (problems.invoice.includes('invoiced') || problems.invoice.includes('not confirmed')) return null
  const reason = isCancelled ? copy.isCancelled : copy.isDone
  const [act, why] = button ? [copy.issue, reason] : [copy.waits, copy.byAdmin]
  return { act, why: why(rupees(valuePaise)), button }
}

/** What is owed on the invoice and on what was asked for after it; the oldest of them is opened. */
function owedOf({ papers }: JobValue): MoneyNext['next'] {
  const owed = papers.filter(({ kind, outstandingPaise }) => kind !== 'proforma' && outstandingPaise > 0)
  const [paper] = owed
  if (!paper) return null
  const { id, number, daysLate, dueOn } = paper
  return {
    act: copy.owed(rupees(owed.reduce((sum, { outstandingPaise }) => sum + outstandingPaise, 0))),
    why: daysLate > 0 ? copy.late(daysLate) : dueOn ? copy.due(deskDay(dueOn)) : '',
    button: (
      <LinkButton variant="primary" href={adminPaths.paper(id)} width={WIDTH}>
        {copy.open(number)}
      </LinkButton>
    ),
  }
}
