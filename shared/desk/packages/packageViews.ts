import type { Picture } from '../../roster/models'
import type { FeeUnit } from '../deskLists'
import type {
  PackageAnswerWay,
  PackageLinkKind,
  PackagePick,
  PackageShows,
  PackageState,
  SentPick,
} from './packageLists'

/** What is read of packages. Free of zod. */

export type PackageCounts = { yes: number; maybe: number; no: number }
export type PackageLine = {
  id: string
  title: string
  state: PackageState
  /** live, but its last day is over */
  hasEnded: boolean
  client: string | null
  jobNumber: string | null
  booker: string | null
  faces: number
  links: number
  seen: number
  picks: PackageCounts
  /** sent answers that nobody looked at */
  unread: number
  expiresAt: string
  version: number
}

/** An open picture of a talent's book, as it can be ticked. */
export type OfferedPicture = Picture & { itemId: string }
export type PackageFace = {
  number: number
  modelId: string | null
  name: string
  /** the model left, or is not on the roster: the client does not see this face */
  isGone: boolean
  words: string | null
  feePaise: number | null
  feeUnit: FeeUnit
  /** what a client may call a face by */
  gender: string | null
  hairColor: string | null
  heightCm: number | null
  face: Picture | null
  /** the ids of the ticked pictures, in order */
  pictures: string[]
  offered: OfferedPicture[]
}
export type PackageLinkView = {
  id: string
  kind: PackageLinkKind
  name: string
  email: string | null
  phone: string | null
  isRevoked: boolean
  isSeen: boolean
}
/** A person's picks, or an answer that was pasted. */
export type PackageColumn = {
  key: string
  name: string
  linkId: string | null
  isGroup: boolean
  isSeen: boolean
  sentAt: string | null
  via: PackageAnswerWay | null
  text: string | null
  picks: { number: number; pick: PackagePick | null; words: string | null }[]
}
export type PackageRecord = PackageShows & {
  id: string
  title: string
  state: PackageState
  hasEnded: boolean
  client: { id: string; name: string } | null
  job: { id: string; number: string; title: string } | null
  days: string[]
  place: string | null
  greeting: string | null
  hasPasscode: boolean
  expiresAt: string
  openUntil: string
  edition: number
  booker: string | null
  version: number
  entries: PackageFace[]
  /** faces that were taken out, for the picks that they have */
  removed: { number: number; name: string }[]
  links: PackageLinkView[]
  contacts: { id: string; name: string; email: string | null; phone: string | null }[]
  columns: PackageColumn[]
}
/** What became of talents who were added: the ids of those who were in it already, and of those not on the roster. */
export type PackageFacesAdded = {
  added: string[]
  alreadyIn: string[]
  leftOut: string[]
  package: PackageRecord
}
/** A new link: its address is told once and stored as a hash. */
export type PackageLinkMade = { link: PackageLinkView; url: string; text: string; package: PackageRecord }

/** One face as the client sees it. */
export type SharedFace = {
  number: number
  name: string
  pictures: Picture[]
  facts: string[]
  /** `Free both days`, and nothing of who holds the others */
  free: string | null
  words: string | null
  isNew: boolean
  pick: PackagePick | null
  pickWords: string | null
}
export type SharedPackage = {
  title: string
  greeting: string | null
  days: string[]
  place: string | null
  booker: string
  expiresAt: string
  edition: number
  allowsPdf: boolean
  allowsDownload: boolean
  showsFaces: boolean
  /** the moment of *free on the days* */
  asOf: string
  faces: SharedFace[]
  isGroup: boolean
  /** null until somebody of a group's link has given a name */
  viewer: string | null
  sentAt: string | null
  sentPicks: SentPick[] | null
  /** of the last answer, for all faces */
  words: string | null
}
/** What a link shows: the package, or only that it asks for a passcode. */
export type PackageOpened =
  | { isLocked: true; booker: string; edition: number }
  | ({ isLocked: false } & SharedPackage)
export type PicksKept = { kept: number[]; device: string | null; viewer: string }
export type PackageAnswered = { sentAt: string; device: string | null }
