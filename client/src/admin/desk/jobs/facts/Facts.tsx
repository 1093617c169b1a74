import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { JOB_LINES, JOB_PROSE, ofEach } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { deskDay } from '../../../../../../shared/desk/nearDays'
import { money } from '../../../../../../shared/format'
import { lateDialog } from '../../../forms/lateDialog'
import { desk } from '../../copy'
import type { JobDecisions } from '../useJobDecisions'
import { Fact } from './Fact'
import type { Name } from './fields'

const copy = desk.job
const FactForm = lateDialog(() => import('./FactForm'))

type FactOfJob = { title: string; names: readonly Name[]; text: (job: JobRecord) => ReactNode }

const listed = (...values: (string | null)[]) => values.filter(Boolean).join(' · ')

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
      listed(
        talentTitle === title ? null : copy.talentsRead(talentTitle),
        ...LINES.map((fact) => job[fact]),
      ) || title,
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
    text: ({ nextStep, nextStepOn }) => listed(nextStep, nextStepOn && deskDay(nextStepOn)),
  },
]

type Props = { job: JobRecord; decisions: JobDecisions }

/** Some facts of a job as text, each with its own *Edit*. */
export const Facts = ({ facts, ...props }: Props & { facts: readonly FactOfJob[] }) =>
  facts.map((fact) => <OneFact key={fact.title} {...fact} {...props} />)

function OneFact({ title, names, text, job, decisions }: FactOfJob & Props) {
  const [isEditing, setEditing] = useState(false)
  const value = text(job)
  const here = useRef<HTMLDivElement>(null)
  const close = () => {
    here.current?.focus()
    setEditing(false)
  }
  return (
    <Fact ref={here} title={title} isEmpty={!value} onEdit={isEditing ? undefined : () => setEditing(true)}>
      {isEditing ? (
        <FactForm job={job} names={names} decisions={decisions} onClose={close} />
      ) : value ? (
        <chakra.p dir="auto" whiteSpace="pre-wrap" maxW="measure">
          {value}
        </chakra.p>
      ) : (
        <chakra.p color="fgQuiet">{copy.fact.none}</chakra.p>
      )}
    </Fact>
  )
}
