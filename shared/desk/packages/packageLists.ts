/** The closed lists of packages; the database repeats each as a CHECK. Free of zod. */

export const PACKAGE_STATES = ['draft', 'live', 'closed'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

/** One recipient, or several people who each say their name. */
export const PACKAGE_LINK_KINDS = ['person', 'group'] as const
export type PackageLinkKind = (typeof PACKAGE_LINK_KINDS)[number]

export const PICKS = ['yes', 'maybe', 'no'] as const
export type PackagePick = (typeof PICKS)[number]

/** How an answer came: sent on the page, pasted from a message, or said and written down. */
export const PACKAGE_ANSWER_WAYS = ['page', 'pasted', 'spoken'] as const
export type PackageAnswerWay = (typeof PACKAGE_ANSWER_WAYS)[number]

/** What the client reads under each face, and may do. In the order of the builder. */
export const PACKAGE_SHOWS = [
  'showsSizes',
  'showsFree',
  'showsAge',
  'showsCity',
  'showsLanguages',
  'showsFee',
  'allowsPdf',
  'allowsDownload',
  'showsFaces',
] as const
export type PackageShow = (typeof PACKAGE_SHOWS)[number]
export type PackageShows = Record<PackageShow, boolean>

/** So many numbered faces fit on one JPEG of a package's sheet. */
export const FACES_A_JPEG = 6

/** One pick of a sent answer, as it was then. */
export type SentPick = { number: number; name: string; pick: PackagePick | null; words: string | null }
