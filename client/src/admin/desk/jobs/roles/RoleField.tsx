import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { SelectField } from '../../../../design/form/SelectField'
import { desk } from '../../copy'

const copy = desk.job.roles

type Props = { job: JobRecord; value: string; onChange: (roleId: string) => void }

/** One of the roles of a job, or none. */
export const RoleField = ({ job, value, onChange }: Props) => (
  <SelectField
    label={copy.which}
    value={value}
    placeholder={copy.none}
    choices={job.roles.map(({ id, title }) => ({ value: id, words: title }))}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
