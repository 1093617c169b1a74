import { adminPaths } from '../../shared/adminPaths'
import { agency } from '../../shared/agency'
import { shortMoment } from '../../shared/format'
import type { BackupVerification } from '../../shared/system'
import type { Mail } from '../core/mail/outbox'

type Alert = { subject: string; text: string }

/** Alerts to superadmins. Times are ISO 8601. */
export const alerts = {
  mailFailing: (since: string): Alert => ({
    subject: 'Emails are not being sent',
    text: `No email has been sent from this site since ${shortMoment(since)}. The site tries to send the waiting emails again every hour, for three days.`,
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
  backupDamaged: (verification: BackupVerification | null): Alert => ({
    subject: 'A backup did not pass its check',
    text: `The last check of a backup failed: ${verification?.fault}

The backup: ${verification?.folder}

Make a new backup on the system page. Then the person who looks after the server can check it with: agency backup --verify <folder>`,
  }),
  backupNotCopied: (fault: string | null, last: string | null): Alert => ({
    subject: 'Backups are not copied to the bucket',
    text: `${fault ?? 'No backup has been copied to the bucket for more than 36 hours.'} ${last === null ? 'No backup has been copied there yet.' : `The newest backup there was made on ${shortMoment(last)}.`} If the machine is lost now, what was entered since is lost too.`,
  }),
  filesOutOfReach: (since: string): Alert => ({
    subject: 'The storage for photos does not respond',
    text: `Since ${shortMoment(since)} this site cannot reach the bucket with its photos and files. Recently viewed photos still show, others do not, and nobody can upload.`,
  }),
  filesMissing: (count: number): Alert => ({
    subject: 'Pictures or files are missing',
    text: `${count === 1 ? '1 file is' : `${count} files are`} missing from the bucket or damaged. Restore ${count === 1 ? 'it' : 'them'} from an older version or from a copy of the bucket. To see which, the person who looks after the server can run: agency media verify`,
  }),
  certificateEnding: (site: string, endsAt: string): Alert => ({
    subject: 'The certificate of this site expires soon',
    text: `The certificate of ${site} expires on ${shortMoment(endsAt)} and should have been renewed by now. Once it has expired, browsers warn everyone who opens the site. The log of the web server says why it was not renewed.`,
  }),
  certificateRefused: (site: string, reason: string): Alert => ({
    subject: 'Browsers refuse the certificate of this site',
    text: `Browsers warn everyone who opens ${site}, because they do not trust its certificate: ${reason}. The log of the web server says what is wrong.`,
  }),
  replicaBehind: (since: string): Alert => ({
    subject: 'The database is not copied elsewhere',
    text: `Since ${shortMoment(since)}, changes to the database have not been copied to its replica. If the disk fails now, these changes are lost.`,
  }),
}

const systemPage = (site: string) => ({
  button: { label: 'Open the system page', href: `${site}${adminPaths.system}` },
})

/** `site` is the base of the link. */
export const alertMail = (to: string, { subject, text }: Alert, site: string): Mail => ({
  to,
  subject: `${agency.name}: ${subject}`,
  look: systemPage(site),
  text: `${text}

See the details on the system page:
${site}${adminPaths.system}

You will get this email once a day until it is fixed.
`,
})

/** `reason` is what `agency update` printed: its first line is ours, and what follows may be a program's stack. */
export const failedUpdateMail = (to: string, site: string, version: string, reason: string): Mail => ({
  to,
  subject: `${agency.name}: the update to ${version} failed`,
  look: systemPage(site),
  text: `This site could not be updated to ${version}:

${reason.split('\n')[0]}

The site will not try this version again by itself. The person who looks after the server can run: agency update

See all that was printed on the system page:
${site}${adminPaths.system}
`,
})

/** `changes` is what its makers wrote. */
export const newReleaseMail = (to: string, site: string, version: string, changes: string): Mail => ({
  to,
  subject: `${agency.name}: release ${version} is available`,
  look: systemPage(site),
  text: `Version ${version} is available. The person who looks after the server can install it with: agency update
${changes ? `\nWhat changed:\n\n${changes}\n` : ''}
On the system page you can choose to install new versions automatically at night:
${site}${adminPaths.system}
`,
})

export const testMail = (to: string, site: string): Mail => ({
  to,
  subject: `${agency.name}: test email`,
  text: `This is a test email from ${site}. If you can read it, email from this site works.
`,
})
