import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { buttonStyles } from './buttonStyles'

const Pressed = chakra('button', buttonStyles)

export type ButtonProps = ComponentProps<typeof Pressed>

/** A button. Its `type` defaults to `button`, so that it never submits a form by accident. */
export function Button(props: ButtonProps) {
  return <Pressed type="button" {...props} />
}
