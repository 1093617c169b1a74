import { localMoment } from '../../../../shared/days'
import { paths } from '../../../../shared/paths'
import type { Db } from '../../../core/db/database'
import { noticeLine } from '../../../emails/phoneLines'
import { queuePush } from '../../access/push/service'
import { mailFrom } from '../callSheets/rules'
import type * as repository from './repository'

type Told = {
  notice: Pick<repository.NoticeRow, 'kind' | 'recipient'>
  about: { model: { accountId: string | null } | null }
  dated: readonly { day: { day: string } }[]
}

/** A talent's phones show in a line what her mail says; at night in the morning, where it is not for the next day. */
export function tellPhones(db: Db, now: Date, mailId: string, { notice, about, dated }: Told) {
  const days = dated.map(({ day }) => day.day).toSorted()
  const text = notice.recipient === 'talent' ? noticeLine(notice.kind, days) : null
  const [first] = days
  if (text === null || first === undefined || !about.model) return
  const at = mailFrom(now, localMoment(first))
  queuePush(db, about.model.accountId, { text, path: paths.talentJobs }, { at, mailId })
}
