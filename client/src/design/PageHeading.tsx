import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useRef } from 'react'
import { useArrival } from '../lib/arrival'

type Props = ComponentProps<typeof chakra.h1> & {
  /** The window's title when it is not the heading's own words. */
  documentTitle: string
}

/** The one h1 of a page: names the window, and takes the focus after a navigation. */
export function PageHeading({ documentTitle, ...rest }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(documentTitle, heading)
  return <chakra.h1 ref={heading} tabIndex={-1} textStyle="title" {...rest} />
}
