import type { ComponentProps } from 'react'
import { Square } from './Square'

/** A sign on ink in the upper corner of a frame, which must be positioned. */
export const CornerButton = (props: ComponentProps<typeof Square>) => (
  <Square data-ground="ink" position="absolute" top={0} right={0} {...props} />
)
