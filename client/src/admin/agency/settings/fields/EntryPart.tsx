import type { AgencyPicture } from '../../../../../../shared/agency/agencySettings'
import { TextArea } from '../../../../design/form/TextArea'
import { TextField } from '../../../../design/form/TextField'
import { Why } from '../../../forms/Why'
import { PictureField } from './PictureField'
import type { Part } from './sectionFields'

type Props = {
  part: Part
  path: string
  label: string
  /** the entry, by its name and number */
  of: string
  help: string | undefined
  /** behind *Why?* */
  more: string | undefined
  error: string | undefined
  value: unknown
  onValue: (value: unknown) => void
}

/** The input of one part of an entry of a list. */
export function EntryPart({ part, path, label, of, help, more, error, value, onValue }: Props) {
  if (part.isPicture)
    return (
      <div>
        <PictureField
          label={`${label}, ${of}`}
          help={help}
          error={error}
          on="paper"
          picture={value as AgencyPicture | null}
          onPicture={onValue}
        />
        {more ? <Why of={label}>{more}</Why> : null}
      </div>
    )
  const field = { label, help, error, name: path, value: String(value), autoComplete: 'off' }
  return part.isLong ? (
    <TextArea {...field} onChange={(event) => onValue(event.currentTarget.value)} />
  ) : (
    <TextField {...field} type={part.type} onChange={(event) => onValue(event.currentTarget.value)} />
  )
}
