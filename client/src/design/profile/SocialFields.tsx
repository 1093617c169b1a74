import { type FieldOf, namesOf, socialFields } from '../../../../shared/roster/modelFields'
import { TextField } from '../form/TextField'
import type { ProfileField } from './ProfileField'

export const SocialFields = ({ field }: { field: ProfileField<FieldOf<typeof socialFields>> }) =>
  namesOf(socialFields).map((name) => (
    <TextField key={name} {...field(name)} autoCapitalize="none" autoComplete="off" spellCheck={false} />
  ))
