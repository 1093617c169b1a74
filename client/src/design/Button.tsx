import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { buttonLook } from './buttonLook'

const Pressed = chakra('button', buttonLook)

export type ButtonProps = ComponentProps<typeof Pressed>

/** A button that does something here. `type` is `button` unless said, so that it never sends a form by chance. */
export function Button(props: ButtonProps) {
  return <Pressed type="button" {...props} />
}
