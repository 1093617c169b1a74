import type { ComponentProps } from 'react'
import { IconButton } from './IconButton'

/** An icon button in the upper corner of a picture; the parent must be positioned. */
export const CornerButton = (props: ComponentProps<typeof IconButton>) => (
  <IconButton data-theme="dark" position="absolute" top={0} right={0} {...props} />
)
