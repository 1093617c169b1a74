import { lineUp } from './copy'
import { LineUpBar } from './LineUpBar'

/** What shows the marked models, in one file. */
export const lineUpParts = { LineUpBar, mark: lineUp.mark }
