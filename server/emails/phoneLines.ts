import { agency } from '../../shared/agency'
import type { NoticeKind } from '../../shared/desk/deskLists'
import { daysInWords } from './days'

// What a phone shows of a mail to a talent. A locked screen is read by others: no client, no job, no place, no fee.

/** Of a notice of the desk; null for a kind that talents do not get. */
export function noticeLine(kind: NoticeKind, days: readonly string[]): string | null {
  const when = daysInWords(days)
  if (kind === 'asked') return `Are you free on ${when}? Open to answer.`
  if (kind === 'confirmed') return `You are confirmed for ${when}.`
  if (kind === 'cancelled') return `Cancelled: ${when}.`
  return kind === 'freed' ? `No longer on option: ${when}.` : null
}

/** Of a call sheet, new or changed. */
export const sheetLine = ({ day, call }: { day: string; call: string }, isChange: boolean) =>
  `${isChange ? 'Changed call sheet' : 'Call sheet'} for ${daysInWords([day])}: call ${call}.`

/** Of a message in the mentor chat. */
export const messageLine = () => `A message from ${agency.name}.`
