import { JOB_FACTS, type JobFact, ofEach } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { rupeesOf } from '../faces/fees'

export type Name = 'title' | 'talentTitle' | JobFact | 'budget' | 'bookerId' | 'nextStep' | 'nextStepOn'

/** What the fields of a job hold. */
export const fieldsOf = (job: JobRecord): Record<Name, string> => ({
  title: job.title,
  talentTitle: job.talentTitle,
  ...ofEach(JOB_FACTS, (fact) => job[fact] ?? ''),
  budget: rupeesOf(job.budgetPaise),
  bookerId: job.booker?.id ?? '',
  nextStep: job.nextStep ?? '',
  nextStepOn: job.nextStepOn ?? '',
})
