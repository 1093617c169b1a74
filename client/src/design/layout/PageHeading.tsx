import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useRef } from 'react'
import { useRouteFocus } from '../../lib/navigation/routeFocus'

type Props = ComponentProps<typeof chakra.h1> & {
  documentTitle: string
}

/** A page's h1: sets the window's title and takes the focus after a navigation. */
export function PageHeading({ documentTitle, ...rest }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useRouteFocus(documentTitle, heading)
  return <chakra.h1 ref={heading} tabIndex={-1} textStyle="title" {...rest} />
}
