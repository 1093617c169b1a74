import { adminPaths } from '../../shared/adminPaths'
import { agency, bookingsEmail } from '../../shared/agency'
import { deskDayOnPaper } from '../../shared/desk/dayWords'
import type { DayPart } from '../../shared/desk/deskLists'
import { PART_WORDS } from '../../shared/desk/deskWords'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'
import { signature } from './signature'

export type JobLeft = { title: string; number: string; days: readonly { day: string; part: DayPart }[] }
type Props = { to: string; name: string; jobs: readonly JobLeft[] }

const dayLines = ({ days }: JobLeft) =>
  days.map(({ day, part }) => `${deskDayOnPaper(day)}, ${PART_WORDS[part]}`).join('\n')
const blocks = (jobs: readonly JobLeft[], head: (job: JobLeft) => string) =>
  jobs.map((job) => `${head(job)}\n${dayLines(job)}`).join('\n\n')

/** To the booker of jobs whose talent has left the agency with days confirmed. */
export function talentMissing({ to, name, jobs }: Props, talent: string, site: string): Mail {
  const count = jobs.reduce((sum, { days }) => sum + days.length, 0)
  return {
    to,
    replyTo: bookingsEmail(),
    look: { button: { label: 'Open the desk', href: `${site}${adminPaths.desk}` } },
    subject: `${talent} left: ${count} ${count === 1 ? 'day needs' : 'days need'} a new model`,
    text: `${greeting(name)}

${talent} has left the agency. Please find someone else for these confirmed days:

${blocks(jobs, ({ title, number }) => `${title}\n${site}${adminPaths.job(number)}`)}

The client has not been told. The desk has a task for each job:
${site}${adminPaths.desk}
`,
  }
}

/** To a talent who leaves: the days that were confirmed are off, with the same events cancelled. */
export const ownDaysCancelled = ({ to, name, jobs }: Props, calendar: string): Mail => ({
  to,
  replyTo: bookingsEmail(),
  calendar,
  subject: `Cancelled: ${jobs.map(({ title }) => title).join(', ')}`,
  text: `${greeting(name)}

You are no longer with ${agency.name}, so these dates are cancelled:

${blocks(jobs, ({ title }) => title)}

${signature()}`,
})
