/** A stored picture: its file, and the original's size in pixels. */
export type CardPicture = { file: string; width: number; height: number }

/** A portfolio page: one upright picture, two landscape ones, or up to four polaroids with captions. */
export type CardSheet = {
  kind: 'one' | 'two' | 'polaroids'
  pictures: readonly (CardPicture & { caption: string })[]
}

export type Contact = { words: string; href: string }

/** A logo; a silhouette is drawn white with its own transparency. */
export type CardLogo = CardPicture & { isSilhouette: boolean }

/** The agency's name, and its own accent colour and logo where it has them. */
type CardAgency = {
  name: string
  accent?: string
  logo?: { onPaper: CardLogo | null; onInk: CardLogo | null }
}

/** The content of a comp card: text that the fonts can show, known values only. */
export type CardPlan = {
  name: string
  /** label and value, in the order that casting directors expect */
  stats: readonly (readonly [label: string, value: string])[]
  /** below the name on the back: the city, the languages */
  lines: readonly string[]
  agency: CardAgency & { contact: readonly Contact[] }
  /** The address of the public profile, for the QR code; null while there is none. */
  profile: string | null
  front: CardPicture | null
  back: readonly CardPicture[]
  sheets: readonly CardSheet[]
}
