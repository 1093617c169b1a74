import type { SystemProblem } from '../../../../shared/system'
import { hoursSince } from './rules'

const BUCKET_HOURS = 1 / 6

/** After ten minutes, as for the replica. */
export const isOutTooLong = (since: string | null, now: Date): boolean =>
  since !== null && hoursSince(since, now) >= BUCKET_HOURS

/** What superadmins are mailed about. */
export const ALERTS = [
  'mailFailing',
  'diskLow',
  'databaseDamaged',
  'filesOutOfReach',
  'filesMissing',
  'backupOverdue',
  'backupDamaged',
  'backupNotCopied',
  'replicaBehind',
  'certificate',
  'restartsOften',
] as const satisfies readonly SystemProblem[]
export type Alert = (typeof ALERTS)[number]

/** When each alert was last mailed to whom: `kind:account id` and a time. */
export type SentAlerts = Record<string, string>

const alertKey = (alert: Alert, accountId: string) => `${alert}:${accountId}`

/**
 * Which alerts are sent to whom at `now`: each at most once in 24 hours to the same account. Returns `sent` with these
 * added and older ones removed, so that it stays small.
 */
export function alertsDue<Recipient extends { id: string }>(
  alerts: readonly Alert[],
  recipients: readonly Recipient[],
  sent: SentAlerts,
  now: Date,
): { due: { alert: Alert; recipient: Recipient }[]; sent: SentAlerts } {
  const recent = Object.fromEntries(Object.entries(sent).filter(([, at]) => hoursSince(at, now) < 24))
  const due = alerts
    .flatMap((alert) => recipients.map((recipient) => ({ alert, recipient })))
    .filter(({ alert, recipient }) => recent[alertKey(alert, recipient.id)] === undefined)
  const added = due.map(({ alert, recipient }) => [alertKey(alert, recipient.id), now.toISOString()])
  return { due, sent: { ...recent, ...Object.fromEntries(added) } }
}
