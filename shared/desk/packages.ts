import { z } from 'zod'
import { oneOf } from '../choices'
import { NAME_MAX } from '../limits'
import { noFilter, paging, search } from '../paging'
import type { Picture } from '../roster/models'
import {
  clearable,
  clearableLine,
  clearableProse,
  day,
  id,
  line,
  requiredLine,
  shortList,
} from '../text/text'
import { decisionKey, paise, version } from './claims'
import { FEE_UNITS, type FeeUnit } from './deskLists'
import {
  PACKAGE_LINK_KINDS,
  PACKAGE_STATES,
  type PackageAnswerWay,
  type PackageLinkKind,
  type PackagePick,
  type PackageShows,
  type PackageState,
  PICKS,
  type SentPick,
} from './packageLists'

/** How much a package holds. */
export const PACKAGE_FACES_MAX = 60
export const PACKAGE_PICTURES_MAX = 40
export const PACKAGE_LINKS_MAX = 30
export const PACKAGE_VIEWERS_MAX = 200
export const PACKAGE_WORDS_MAX = 2_000
/** Open pictures that are ticked when a face is added. */
export const PICTURES_TICKED = 8
export const PACKAGE_DAYS = 14

const TOO_MANY_FACES = `At most ${PACKAGE_FACES_MAX} faces`
const modelIds = shortList(id, PACKAGE_FACES_MAX, TOO_MANY_FACES)
const flag = z.boolean('Send true or false').optional()

export const packageFilters = paging().extend({
  search,
  state: line(20).optional().transform(noFilter).pipe(oneOf(PACKAGE_STATES, 'Choose a state').nullable()),
})
export type PackageFilters = z.output<typeof packageFilters>

/** With a job it takes its title, client and, unless models are named, its talents. */
export const newPackage = z.object({
  title: clearableLine(NAME_MAX),
  clientId: clearable(id),
  jobId: clearable(id),
  modelIds: modelIds.optional(),
  decisionKey,
})
export type NewPackage = z.output<typeof newPackage>

export const packageId = z.object({ id })
/** Only the fields that changed are sent. */
export const packageChange = z.object({
  id,
  version,
  title: requiredLine(NAME_MAX, 'Enter a title').optional(),
  clientId: clearable(id),
  jobId: clearable(id),
  greeting: clearableLine(300),
  showsSizes: flag,
  showsFree: flag,
  showsAge: flag,
  showsCity: flag,
  showsLanguages: flag,
  showsFee: flag,
  allowsPdf: flag,
  allowsDownload: flag,
  showsFaces: flag,
  /** the last day on which it opens */
  openUntil: day.optional(),
  /** six digits; null for none */
  passcode: z
    .string('Enter six digits')
    .regex(/^\d{6}$/, 'Enter six digits')
    .nullish(),
  decisionKey,
})
export type PackageChange = z.output<typeof packageChange>

const entry = z.object({
  modelId: id,
  /** in the order of the page; absent leaves them, or for a new face ticks the first open ones */
  pictures: shortList(id, PACKAGE_PICTURES_MAX, `At most ${PACKAGE_PICTURES_MAX} pictures`).optional(),
  words: clearableLine(300),
  feePaise: paise.nullish(),
  feeUnit: oneOf(FEE_UNITS, 'Choose a unit').optional(),
})
/** All faces in their order. One that is not listed is taken out. */
export const packageEntries = z.object({
  id,
  version,
  entries: shortList(entry, PACKAGE_FACES_MAX, TOO_MANY_FACES),
  decisionKey,
})
export type PackageEntries = z.output<typeof packageEntries>

export const newPackageLink = z.object({
  id,
  kind: oneOf(PACKAGE_LINK_KINDS, 'Choose for whom').default('person'),
  /** of the client; gives the name where none is sent */
  contactId: clearable(id),
  name: clearableLine(NAME_MAX),
  decisionKey,
})
export type NewPackageLink = z.output<typeof newPackageLink>
export const packageLinkId = z.object({ id, linkId: id })
export const packageStep = z.object({ id, version, decisionKey })
export type PackageStep = z.output<typeof packageStep>

const pick = oneOf(PICKS, 'Yes, maybe or no')
const number = z.int('Enter the number of a face').min(1, 'Enter the number of a face').max(100_000)
const pickWords = clearableProse(PACKAGE_WORDS_MAX)
/** What a client wrote in a message or said, as a booker read it. */
export const spokenAnswer = z.object({
  id,
  name: requiredLine(NAME_MAX, 'Say who answered'),
  linkId: clearable(id),
  via: oneOf(['pasted', 'spoken'], 'Choose how').default('pasted'),
  text: pickWords,
  picks: shortList(z.object({ number, pick, words: pickWords }), PACKAGE_FACES_MAX, TOO_MANY_FACES),
  decisionKey,
})
export type SpokenAnswer = z.output<typeof spokenAnswer>

export const picksToOptions = z.object({
  id,
  numbers: shortList(number, PACKAGE_FACES_MAX, TOO_MANY_FACES),
  decisionKey,
})
export type PicksToOptions = z.output<typeof picksToOptions>

// — The client's page ————————————————————————————————————————————————————————————————————————————————

// That of a preview is longer than a link's.
const token = line(200)
/** `pass` proves that the passcode was given; `device` tells the people of a group's link apart. */
const visit = { token, pass: line(100).optional(), device: line(100).optional() }
export const packageVisit = z.object(visit)
export type PackageVisit = z.output<typeof packageVisit>
export const packageUnlock = z.object({ token, passcode: line(20) })
export type PackageUnlock = z.output<typeof packageUnlock>
const counter = z.int().min(0).max(1_000_000_000_000_000)
export const packagePicksGiven = z.object({
  ...visit,
  name: clearableLine(NAME_MAX),
  /** a lower counter comes late and changes nothing; without one the pick is the newest */
  picks: shortList(
    z.object({ number, pick: pick.nullish(), words: pickWords, counter: counter.optional() }),
    PACKAGE_FACES_MAX,
    TOO_MANY_FACES,
  ),
})
export type PackagePicksGiven = z.output<typeof packagePicksGiven>
export const packageSent = packagePicksGiven.extend({
  words: pickWords,
  /** made on the phone: the same key sends once */
  key: line(100).optional(),
})
export type PackageSent = z.output<typeof packageSent>

// — What is read —————————————————————————————————————————————————————————————————————————————————————

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
