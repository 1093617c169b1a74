import { TextField, type TextFieldProps } from '../../design/form/TextField'

export const NameField = (field: TextFieldProps) => <TextField required autoComplete="name" {...field} />
export const EmailField = (field: TextFieldProps) => (
  <TextField type="email" required autoComplete="email" {...field} />
)
export const PhoneField = (field: TextFieldProps) => (
  <TextField type="tel" required autoComplete="tel" {...field} />
)
