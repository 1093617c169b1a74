import { createElement, Fragment, type ReactNode } from 'react'

/** The colour of fine lines and of a place without a picture. */
export const LINE = '#C9C2B4'

/** Children that are drawn once and need no key. */
export const oneByOne = (children: ReactNode[]) => createElement(Fragment, null, ...children)
