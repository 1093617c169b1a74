import { LineUpBar } from './LineUpBar'
import { MarkButton } from './MarkButton'

/** What models are marked with, in one file. */
export const lineUpParts = { LineUpBar, MarkButton }
