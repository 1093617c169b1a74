import type { ReactNode } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { JOB_LINES, JOB_PROSE, ofEach } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted, money } from '../../../../../../shared/format'
import { lateDialog } from '../../../forms/lateDialog'
import { desk } from '../../copy'
import type { JobDecisions } from '../useJobDecisions'
import { TextFact } from './Fact'
import type { Name } from './fields'

const copy = desk.job
const JobFactForm = lateDialog(() => import('./JobFactForm'))

type FactOfJob = { title: string; names: readonly Name[]; text: (job: JobRecord) => ReactNode }

/** The brief and for what the pictures are used. */
export const SAID: readonly FactOfJob[] = Object.values(
  ofEach(JOB_PROSE, (fact, { label }) => ({
    title: label,
    names: [fact],
    text: (job: JobRecord) => job[fact],
  })),
)

const LINES = Object.keys(JOB_LINES) as (keyof typeof JOB_LINES)[]

/** What a job is about, and who works on what. */
export const ABOUT: readonly FactOfJob[] = [
  {
    title: copy.about,
    names: ['title', 'talentTitle', ...LINES],
    text: ({ title, talentTitle, ...job }) =>
      dotted([
        talentTitle === title ? null : copy.talentsRead(talentTitle),
        ...LINES.map((fact) => job[fact]),
      ]) || title,
  },
  {
    title: copy.budget,
    names: ['budget'],
    text: ({ budgetPaise }) => (budgetPaise === null ? null : money(budgetPaise / 100)),
  },
  { title: copy.fields.bookerId, names: ['bookerId'], text: ({ booker }) => booker?.name },
  {
    title: copy.fields.nextStep,
    names: ['nextStep', 'nextStepOn'],
    text: ({ nextStep, nextStepOn }) => dotted([nextStep, nextStepOn && deskDay(nextStepOn)]),
  },
]

type Props = { job: JobRecord; decisions: JobDecisions }

/** Some facts of a job as text, each with its own *Edit*. */
export const Facts = ({ facts, job, decisions }: Props & { facts: readonly FactOfJob[] }) =>
  facts.map(({ title, names, text }) => (
    <TextFact
      key={title}
      title={title}
      value={text(job)}
      form={(close) => <JobFactForm job={job} names={names} decisions={decisions} onClose={close} />}
    />
  ))
