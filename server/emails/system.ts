import { agency } from '../../shared/agency'
import { shortMoment } from '../../shared/format'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/mail/outbox'

type Alert = { subject: string; text: string }

/** Alerts to superadmins. Times are ISO 8601. */
export const alerts = {
  mailFailing: (since: string): Alert => ({
    subject: 'Emails are not being sent',
    text: `No email has been sent from this site since ${shortMoment(since)}. We try waiting emails again every hour, for three days.`,
  }),
  diskLow: (): Alert => ({
    subject: 'The disk is nearly full',
    text: 'Less than 10 % or 2 GB is free on the disk of this site. When it is full, nobody can book, apply or upload.',
  }),
  databaseDamaged: (fault: string): Alert => ({
    subject: 'The database is damaged',
    text: `The daily check of the database failed: ${fault}

Please ask the person who looks after the server to check the disk, and to restore the latest backup that was verified. Changes made since that backup may be lost, so do not wait.`,
  }),
  restartsOften: (): Alert => ({
    subject: 'This site restarts again and again',
    text: 'It was started five times or more within an hour. Each time, what people were doing is interrupted. The log of the server says why it stopped.',
  }),
  backupOverdue: (last: string | null): Alert => ({
    subject: 'There is no recent backup',
    text:
      last === null
        ? 'This site has been running for more than 36 hours without a backup.'
        : `The last successful backup was made on ${shortMoment(last)}, more than 36 hours ago.`,
  }),
  filesOutOfReach: (since: string): Alert => ({
    subject: 'The storage for photos does not respond',
    text: `Since ${shortMoment(since)} this site cannot reach the bucket with its photos and files. Recently viewed photos still show, others do not, and nobody can upload.`,
  }),
  filesMissing: (count: number): Alert => ({
    subject: 'Pictures or files are missing',
    text: `${count} files that the database names are not in the bucket, or not whole. Bring them back from its older versions or a copy: agency media verify names them.`,
  }),
  certificateEnding: (site: string, endsAt: string): Alert => ({
    subject: 'The certificate of this site ends soon',
    text: `The certificate of ${site} ends on ${shortMoment(endsAt)} and should have been renewed by now. When it has ended, browsers warn everybody who opens the site. The log of the web server says why it was not renewed.`,
  }),
  certificateRefused: (site: string, reason: string): Alert => ({
    subject: 'Browsers refuse the certificate of this site',
    text: `Browsers warn everybody who opens ${site}, because its certificate is refused: ${reason}. The log of the web server says what is wrong.`,
  }),
  replicaBehind: (since: string): Alert => ({
    subject: 'The database is not copied elsewhere',
    text: `Since ${shortMoment(since)} changes of the database have not reached its replica. If the disk were lost now, they would be lost too.`,
  }),
}

/** `site` is the base of the link. */
export const alertMail = (to: string, { subject, text }: Alert, site: string): Mail => ({
  to,
  subject: `${agency.name}: ${subject}`,
  text: `${text}

See the details on the system page:
${site}${paths.adminSystem}

You will get this email once a day until it is fixed.
`,
})

/** `reason` is what `agency update` printed. */
export const failedUpdateMail = (to: string, site: string, version: string, reason: string): Mail => ({
  to,
  subject: `${agency.name}: the update to ${version} failed`,
  text: `This site could not be updated to ${version}:

${reason}

The site does not try again. The person who looks after the server can run: agency update

${site}${paths.adminSystem}
`,
})

/** `changes` is what its makers wrote. */
export const newReleaseMail = (to: string, site: string, version: string, changes: string): Mail => ({
  to,
  subject: `${agency.name}: release ${version} is available`,
  text: `The person who looks after the server can install it with: agency update

What changed:

${changes}

On the system page you can have new releases installed at night:
${site}${paths.adminSystem}
`,
})

export const testMail = (to: string, site: string): Mail => ({
  to,
  subject: `${agency.name}: test email`,
  text: `This is a test email from ${site}. If you can read it, email from this site works.
`,
})
