import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { CheckField } from '../../../../design/form/CheckField'

type Props = ComponentProps<typeof chakra.fieldset> & {
  legend: string
  dates: readonly { id: string; words: string }[]
  /** the dates that are not ticked */
  left: readonly string[]
  onLeft: (left: readonly string[]) => void
}

/** The dates that a decision takes, each with a tick that can be taken away. */
export const DateTicks = ({ legend, dates, left, onLeft, children, ...fieldset }: Props) => (
  <chakra.fieldset {...fieldset}>
    <chakra.legend textStyle="label">{legend}</chakra.legend>
    {dates.map(({ id, words }) => (
      <CheckField
        key={id}
        label={words}
        checked={!left.includes(id)}
        onChange={() => onLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id])}
      />
    ))}
    {children}
  </chakra.fieldset>
)
