import { chakra } from '@chakra-ui/react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Link } from 'wouter'
import { buttonStyles } from './buttonStyles'

/** A link that looks like a button: `<LinkButton href={paths.models}>Browse More Models</LinkButton>`. */
export const LinkButton = chakra(Link, buttonStyles)

/** The space bar presses a button, but not a link. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * A link with the role button, where the specification calls for a button that leads to a page. As a link it opens in
 * a new tab, and an edited form asks before it is left.
 */
export const PageButton = (props: ComponentProps<typeof LinkButton>) => (
  <LinkButton role="button" onKeyDown={pressOnSpace} {...props} />
)
