import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { SelectField } from '../../../../design/form/SelectField'
import { desk } from '../../copy'

const words = desk.job.roles

type Props = { job: JobRecord; value: string; onChange: (roleId: string) => void }

/** One of the roles of a job, or none. */
export const RoleField = ({ job, value, onChange }: Props) => (
  <SelectField
    label={words.which}
    value={value}
    placeholder={words.none}
    choices={job.roles.map(({ id, title }) => ({ value: id, words: title }))}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
