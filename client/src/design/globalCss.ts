import { defineGlobalStyles } from '@chakra-ui/react'

/** What the meaning tokens become where the ground is ink: the hero, the footer, the sign-in pages. */
const onInk = {
  ground: 'ink',
  surface: 'ink',
  fg: 'bone',
  fgQuiet: 'quietOnInk',
  hairline: 'lineOnInk',
  fieldEdge: 'edgeOnInk',
  accentText: 'lampTextOnInk',
  danger: 'lampTextOnInk',
}

const colorVar = (name: string) =>
  `--house-colors-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    color: 'fg',
    bg: 'ground',
    scrollPaddingTop: '5rem',
    // Numbers in a column must not dance.
    fontVariantNumeric: 'tabular-nums',
    fontOpticalSizing: 'auto',
  },
  body: { textStyle: 'body', minWidth: '320px', overflowWrap: 'break-word' },
  // Chakra's reset says it of every element anew, so that a part's own rule would end at its first child.
  '*, p, h1, h2, h3, h4, h5, h6': { overflowWrap: 'inherit' },
  '*::placeholder': { color: 'fgQuiet', opacity: 1 },
  '[data-ground=ink]': {
    ...Object.fromEntries(
      Object.entries(onInk).map(([name, source]) => [colorVar(name), `var(${colorVar(source)})`]),
    ),
    color: 'fg',
    bg: 'ground',
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'accentText', outlineOffset: '2px' },
  // A heading takes the focus after a navigation so that a screen reader starts there; it is no control.
  'h1:focus, [data-landing]:focus': { outline: 'none' },
  '::selection': { bg: 'accent', color: 'print' },
  'b, strong': { fontWeight: 'bold' },
})
