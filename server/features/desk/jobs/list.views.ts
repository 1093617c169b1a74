import type { JobLine } from '../../../../shared/desk/jobs/jobs'
import type { CsvColumn } from '../../../core/files/csv'

/** A list of jobs as a table. */
export const jobColumns: readonly CsvColumn<JobLine>[] = [
  ['Number', ({ number }) => number],
  ['Title', ({ title }) => title],
  ['Client', ({ client }) => client],
  ['Stage', ({ stage }) => stage],
  ['First day', ({ firstDay }) => firstDay],
  ['Last day', ({ lastDay }) => lastDay],
  ['Confirmed', ({ talents }) => namesOf(talents, 'confirmed')],
  ['On option', ({ talents }) => namesOf(talents, 'option')],
  ['Proposed', ({ talents }) => namesOf(talents, 'proposed')],
  ['Booker', ({ booker }) => booker],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ nextStepOn }) => nextStepOn],
]
const namesOf = (talents: JobLine['talents'], state: JobLine['talents'][number]['state']) =>
  talents.flatMap((each) => (each.state === state ? [each.name] : [])).join(', ')
