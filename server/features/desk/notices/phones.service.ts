import { paths } from '../../../../shared/paths'
import { localMoment } from '../../../../shared/time/days'
import type { Db } from '../../../core/db/database'
import { type Mail, queueMail } from '../../../core/mail/outbox'
import { noticeLine } from '../../../emails/phoneLines'
import { mailAfterPush, queuePush } from '../../access/push/service'
import { mailFrom } from '../callSheets/rules'
import type * as repository from './repository'

type Told = {
  notice: Pick<repository.NoticeRow, 'kind' | 'recipient'>
  about: { model: { accountId: string | null } | null }
  dated: readonly { day: { day: string } }[]
}

/**
 * Queues a mail. A talent's phones show in a line what hers says; at night in the morning, where it is not for the next
 * day.
 */
export function queueNotice(db: Db, now: Date, mail: Mail, { notice, about, dated }: Told) {
  const accountId = notice.recipient === 'talent' ? (about.model?.accountId ?? null) : null
  const mailId = queueMail(db, now, mail, mailAfterPush(db, accountId, now))
  const days = dated.map(({ day }) => day.day).toSorted()
  const line = noticeLine(notice.kind, days)
  const [first] = days
  if (line === null || first === undefined) return
  const at = mailFrom(now, localMoment(first))
  queuePush(db, accountId, { ...line, path: paths.talentJobs }, { at, mailId })
}
