import type { CardPicture } from '../card/plan'

/** The sheet of a package, as text that the font can show. */
export type PackagePlan = {
  title: string
  /** how many faces, the days, the place */
  line: string
  /** until when the selection is open */
  note: string
  agency: { name: string; accent: string | null; contact: string }
  faces: readonly {
    number: number
    name: string
    facts: readonly string[]
    /** what became of the face: `Yes`, `2 yes, 1 maybe`; absent where the picks are not shown */
    picked?: { words: string; strongest: 'yes' | 'maybe' | 'no' }
    picture: CardPicture
  }[]
  /** what each person said, after the faces */
  answers?: readonly { name: string; lines: readonly string[] }[]
}
