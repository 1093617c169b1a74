import { bookingsEmail } from '../../shared/agency'
import { daysInWords } from '../../shared/desk/dayWords'
import type { Mail } from '../core/mail/outbox'
import { type DeskDay, dayLine } from './desk'
import { greeting } from './greeting'

type LostProps = {
  to: string
  /** of the recipient */
  name: string
  talent: string
  /** who confirmed the talent, and for which job */
  by: string | null
  takenBy: string | null
  jobs: readonly { title: string; days: readonly DeskDay[]; link: string }[]
}

/** To the booker of options that the confirmation of another job has ended. */
export const bookerLost = ({ to, name, talent, by, takenBy, jobs }: LostProps): Mail => {
  const days = daysInWords(jobs.flatMap((job) => job.days.map(({ day }) => day)))
  return {
    to,
    replyTo: bookingsEmail(),
    look: jobs.length === 1 && jobs[0] ? { button: { label: 'Open the job', href: jobs[0].link } } : {},
    subject: `${talent} is no longer on option for ${days}`,
    text: `${greeting(name)}

${by ? `${by} confirmed ${talent}` : `${talent} was confirmed`} for ${takenBy ?? 'another job'}. Your option has ended:

${jobs.map((job) => `${job.title}\n${job.days.map(dayLine).join('\n')}\n${job.link}`).join('\n\n')}

Please find someone else, or ask ${talent} about other dates.
`,
  }
}
