import type { PushKind } from '../../shared/access/push'
import { agency } from '../../shared/agency'
import { daysInWords } from '../../shared/desk/dayWords'
import type { NoticeKind } from '../../shared/desk/deskLists'

// What a phone shows of a mail to a talent. A locked screen is read by others: no client, no job, no place, no fee.

/** Of a notice of the desk; null for a kind that talents do not get. */
export function noticeLine(
  kind: NoticeKind,
  days: readonly string[],
): { kind: PushKind; text: string } | null {
  const when = daysInWords(days)
  if (kind === 'asked') return { kind, text: `Are you free on ${when}? Open to answer.` }
  if (kind === 'confirmed') return { kind, text: `You are confirmed for ${when}.` }
  if (kind === 'cancelled') return { kind, text: `Cancelled: ${when}.` }
  return kind === 'freed' ? { kind: 'cancelled', text: `No longer on option: ${when}.` } : null
}

/** Of a call sheet, new or changed. */
export const sheetLine = ({ callDay, call }: { callDay: string; call: string }, isChange: boolean) =>
  ({
    kind: isChange ? 'sheet change' : 'sheet',
    text: `${isChange ? 'Changed call sheet' : 'Call sheet'} for ${daysInWords([callDay])}: call ${call}.`,
  }) as const

/** Of a message in the mentor chat. */
export const messageLine = () => ({ kind: 'message', text: `A message from ${agency.name}.` }) as const
