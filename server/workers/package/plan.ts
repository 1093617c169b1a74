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
    picture: CardPicture
  }[]
}
