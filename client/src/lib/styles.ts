import createCache from '@emotion/cache'

/** Where the rules of all parts are written as they are drawn. */
export const styles = createCache({ key: 'css' })

/**
 * Has the rules that come from now on written into a sheet of their own. A media rule that comes into a sheet makes
 * the browser look anew at every element that the sheet has rules for: in one sheet that is the whole page, each time
 * something new is drawn (decision 0026).
 */
export function newSheet() {
  styles.sheet.ctr = 0
}
