import createCache from '@emotion/cache'

/** Where the rules of all parts are written as they are drawn. */
export const styles = createCache({ key: 'css' })

/** Browsers from 2024 on do. */
const nests = typeof CSS !== 'undefined' && CSS.supports?.('selector(&:hover)')

// Emotion takes nested rules apart in JavaScript, in the one moment that React cannot slice: while it puts up what it
// has drawn. A browser that nests rules itself is given them as they are (decision 0026).
const { insert } = styles
styles.insert = (selector, serialized, sheet, isKept) => {
  if (!selector || !nests) return insert(selector, serialized, sheet, isKept)
  sheet.insert(`${selector}{${serialized.styles}}`)
  if (isKept) styles.inserted[serialized.name] = true
}

/**
 * Has the rules that come from now on written into a sheet of their own. A media rule that comes into a sheet makes
 * the browser look anew at every element that the sheet has rules for: in one sheet that is the whole page, each time
 * something new is drawn (decision 0026).
 */
export function newSheet() {
  styles.sheet.ctr = 0
}
