/** A stored picture to be set: the path of its file, and the size in pixels of the picture it is a variant of. */
export type CardPicture = { file: string; width: number; height: number }

/** Pages behind the card: one upright picture, two lying ones, or up to four polaroids with what they show. */
export type CardSheet = {
  kind: 'one' | 'two' | 'polaroids'
  pictures: readonly (CardPicture & { caption: string })[]
}

/** A way to the agency, as it is read and as it opens on a screen. */
export type Contact = { words: string; href: string }

/** Everything that a comp card says, ready to be set: Latin text only, nothing that is not known. */
export type CardPlan = {
  name: string
  /** label and value, in the order in which a casting director reads them */
  stats: readonly (readonly [label: string, value: string])[]
  /** under the name on the back: the city, the languages */
  lines: readonly string[]
  agency: { name: string; contact: readonly Contact[] }
  front: CardPicture | null
  back: readonly CardPicture[]
  sheets: readonly CardSheet[]
}
