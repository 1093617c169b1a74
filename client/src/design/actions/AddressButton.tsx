import { chakra } from '@chakra-ui/react'
import { Button, type ButtonProps } from './Button'

type Props = Omit<ButtonProps, 'type' | 'onClick'> & {
  /** Path and search of where the button leads. */
  address: string
  onPress: () => void
}

/** A button that leads to an address of the site: before scripts run it sends a GET form, then it calls `onPress`. */
export function AddressButton({ address, onPress, ...button }: Props) {
  const [path, search] = address.split('?')
  return (
    <chakra.form
      display="contents"
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...button} />
    </chakra.form>
  )
}
