import { defineGlobalStyles } from '@chakra-ui/react'
import { colorVariable } from '../../../../shared/agency/colour'

/** Values of the semantic tokens on dark backgrounds: the hero, the footer, the sign-in pages. */
const onInk = {
  bg: 'ink',
  surface: 'ink',
  fg: 'bone',
  fgQuiet: 'quietOnInk',
  hairline: 'lineOnInk',
  fieldEdge: 'edgeOnInk',
  accent: 'accentOnInk',
  accentText: 'accentTextOnInk',
  danger: 'lampTextOnInk',
}

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    color: 'fg',
    bg: 'bg',
    scrollPaddingTop: { base: '5rem', md: '6.5rem' },
    // Digits of equal width, so that numbers in a column align.
    fontVariantNumeric: 'tabular-nums',
    fontOpticalSizing: 'auto',
  },
  body: { textStyle: 'body', minWidth: '320px', overflowWrap: 'break-word' },
  // Room to scroll the last buttons of a page above a notice at its lower end (Toaster.tsx).
  'body:has([data-actionable])': { paddingBottom: { base: '9rem', md: 0 } },
  // Neither the wheel nor a key moves the page behind a picture in full screen, which covers the scroll bar too.
  'html:has(dialog[data-full-screen]:modal)': { overflow: 'hidden' },
  // Chakra's reset sets it on every element, so a component's own rule would not reach its children.
  '*, p, h1, h2, h3, h4, h5, h6': { overflowWrap: 'inherit' },
  // No paragraph ends in one lost word.
  p: { textWrap: 'pretty' },
  '*::placeholder': { color: 'fgQuiet', opacity: 1 },
  '[data-theme=dark]': {
    ...Object.fromEntries(
      Object.entries(onInk).map(([name, source]) => [colorVariable(name), `var(${colorVariable(source)})`]),
    ),
    color: 'fg',
    bg: 'bg',
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' },
  // A heading takes the focus after a navigation for screen readers only. A line of a list is worked on by keys.
  'h1:focus, [data-landing]:not([data-line]):focus': { outline: 'none' },
  '::selection': { bg: 'accent', color: 'print' },
  // Controls that do nothing without scripts.
  '[data-needs-scripts]': { '@media (scripting: none)': { display: 'none !important' } },
  // Pressed before the code came (client/src/start.ts).
  '[data-pressed]': { cursor: 'progress', opacity: 0.6 },
  'b, strong': { fontWeight: 'bold' },
})
