import { type ComponentProps, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ModelField } from '../../../../shared/roster/modelFields'
import { SelectField } from './SelectField'
import { TextArea } from './TextArea'
import { TextField } from './TextField'

type Listen = (event: { type: string; target: { value: string; type: string } }) => unknown
type Registered = Pick<UseFormRegisterReturn, 'name' | 'ref'> & { onChange: Listen; onBlur: Listen }
type Props = Registered &
  Pick<
    ComponentProps<typeof TextField>,
    'help' | 'error' | 'autoComplete' | 'autoCapitalize' | 'required'
  > & {
    fact: Pick<ModelField, 'input' | 'label' | 'choices'>
    /** overrides the field's own label */
    label?: string
    /** label of the empty choice */
    unchosen: string
  }

/** The input for a model field, by its kind: select, number, line (with suggestions) or text area. */
export function FactField({ fact, label = fact.label, unchosen, ...field }: Props) {
  const { autoComplete, autoCapitalize, ...plain } = field
  const listId = useId()
  if (fact.input === 'choice')
    return <SelectField label={label} placeholder={unchosen} choices={fact.choices ?? []} {...plain} />
  if (fact.input === 'prose') return <TextArea label={label} {...plain} />
  if (fact.input === 'suggested')
    return (
      <>
        <TextField label={label} list={listId} {...field} />
        <datalist id={listId}>
          {fact.choices?.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </>
    )
  return (
    <TextField
      label={label}
      type={fact.input === 'date' ? 'date' : undefined}
      inputMode={fact.input === 'figure' ? 'decimal' : undefined}
      {...field}
    />
  )
}
