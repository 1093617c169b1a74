import type { CertificateState } from '../../../../shared/system'
import { publicUrl } from '../../../core/config'
import { transaction } from '../../../core/db/database'
import { queueMail } from '../../../core/mail/outbox'
import { alertMail, alerts } from '../../../emails/system'
import { readSuperadmins } from '../../access/accounts/repository'
import * as repository from './alerts.repository'
import * as rules from './alerts.rules'
import { readStatus, type Watched } from './service'

/** Mails the superadmins about what needs attention: each alert at most once a day to each of them. */
export async function sendAlerts(app: Watched): Promise<void> {
  const { db, config, monitor } = app
  const { problems, mail, backup, backupBucket, replica, certificate, bucket, databaseCheck } =
    await readStatus(app)
  const now = app.clock()
  monitor.filesOutSince = bucket?.isInReach === false ? (monitor.filesOutSince ?? now.toISOString()) : null
  const { filesOutSince } = monitor
  const current = rules.ALERTS.filter(
    (alert) =>
      problems.includes(alert) && (alert !== 'filesOutOfReach' || rules.isOutTooLong(filesOutSince, now)),
  )
  if (current.length === 0) return
  const texts = {
    mailFailing: () => alerts.mailFailing(mail.failingSince ?? now.toISOString()),
    diskLow: () => alerts.diskLow(),
    databaseDamaged: () => alerts.databaseDamaged(databaseCheck?.fault ?? ''),
    filesOutOfReach: () => alerts.filesOutOfReach(filesOutSince ?? now.toISOString()),
    filesMissing: () => alerts.filesMissing((bucket?.check?.missing ?? 0) + (bucket?.check?.different ?? 0)),
    backupDamaged: () => alerts.backupDamaged(backup.lastVerification),
    backupNotCopied: () =>
      alerts.backupNotCopied(backupBucket?.last?.fault ?? null, backupBucket?.lastSuccess?.backupAt ?? null),
    backupOverdue: () => alerts.backupOverdue(backup.lastSuccess?.at ?? null),
    replicaBehind: () => alerts.replicaBehind(replica?.since ?? now.toISOString()),
    certificate: () => certificateAlert(certificate, publicUrl(config)),
    restartsOften: () => alerts.restartsOften(),
  }
  const before = repository.readSentAlerts(db)
  const { due, sent } = rules.alertsDue(current, readSuperadmins(db), before, now)
  if (due.length === 0) return
  transaction(db, () => {
    for (const { alert, recipient } of due)
      queueMail(db, now, alertMail(recipient.email, texts[alert](), publicUrl(config)))
    repository.writeSentAlerts(db, sent)
  })
}

function certificateAlert(state: CertificateState | null, site: string) {
  const { endsAt = '', refusedFor = null } = state?.found ?? {}
  return refusedFor ? alerts.certificateRefused(site, refusedFor) : alerts.certificateEnding(site, endsAt)
}
