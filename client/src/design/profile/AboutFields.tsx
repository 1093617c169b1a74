import { aboutFields, type FieldOf, namesOf } from '../../../../shared/roster/modelFields'
import { TextArea } from '../form/TextArea'
import type { ProfileField } from './ProfileField'

export const AboutFields = ({ field }: { field: ProfileField<FieldOf<typeof aboutFields>> }) =>
  namesOf(aboutFields).map((name) => <TextArea key={name} {...field(name)} />)
