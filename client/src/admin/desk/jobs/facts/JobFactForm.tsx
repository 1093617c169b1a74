import { JOB_PROSE, ofEach } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { TextArea } from '../../../../design/form/TextArea'
import { TextField } from '../../../../design/form/TextField'
import { DayField } from '../../../forms/DayField'
import { desk } from '../../copy'
import { FactForm } from '../../facts/FactForm'
import { paiseOf } from '../faces/fees'
import type { JobDecisions } from '../useJobDecisions'
import { fieldsOf, type Name } from './fields'

const copy = desk.job
const ROWS: Partial<Record<Name, number>> = ofEach(JOB_PROSE, (_, { rows }) => rows)
const isNoAmount = (given = '') => Number.isNaN(paiseOf(given))

type Props = { job: JobRecord; names: readonly Name[]; decisions: JobDecisions; onClose: () => void }

/** The fields of one fact of a job. */
export default function JobFactForm({ job, names, decisions, onClose }: Props) {
  return (
    <FactForm
      stored={fieldsOf(job)}
      labels={copy.fields}
      onClose={onClose}
      check={({ budget }) => (isNoAmount(budget) ? [{ path: 'budget', message: copy.fee.wrong }] : [])}
      save={async ({ budget, ...sent }) => {
        const budgetPaise = budget === undefined ? undefined : paiseOf(budget)
        const changed = { id: job.id, version: job.version, ...sent, budgetPaise }
        await decisions.save({ ask: (api) => api.jobs.change.mutate(changed), words: copy.saved })
      }}
    >
      {(field, colleague) =>
        names.map((name) => {
          if (name === 'bookerId') return colleague(name)
          const rows = ROWS[name]
          if (rows) return <TextArea key={name} rows={rows} {...field(name)} />
          if (name === 'budget') return <TextField key={name} inputMode="decimal" {...field(name)} />
          if (name === 'nextStepOn') return <DayField key={name} {...field(name)} />
          const isNeeded = name === 'title' || name === 'talentTitle'
          return <TextField key={name} required={isNeeded} {...field(name)} />
        })
      }
    </FactForm>
  )
}
