import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'
import { buttonLook } from './buttonLook'

/** Looks like a button, goes somewhere: `<LinkButton href={paths.models}>Discover Models</LinkButton>`. */
export const LinkButton = chakra(Link, buttonLook)
