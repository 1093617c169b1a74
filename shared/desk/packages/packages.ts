import { z } from 'zod'
import { NAME_MAX } from '../../limits'
import { noFilter, paging, search } from '../../paging'
import { oneOf } from '../../text/choices'
import {
  clearable,
  clearableLine,
  clearableProse,
  day,
  id,
  line,
  requiredLine,
  shortList,
} from '../../text/text'
import { decisionKey, paise, version } from '../claims'
import { FEE_UNITS } from '../deskLists'
import { PACKAGE_LINK_KINDS, PACKAGE_STATES, PICKS } from './packageLists'

/** How much a package holds. */
export const PACKAGE_FACES_MAX = 60
const PACKAGE_PICTURES_MAX = 40
export const PACKAGE_LINKS_MAX = 30
export const PACKAGE_VIEWERS_MAX = 200
const PACKAGE_WORDS_MAX = 2_000
/** Open pictures that are ticked when a face is added. */
export const PICTURES_TICKED = 8
export const PACKAGE_DAYS = 14

const TOO_MANY_FACES = `At most ${PACKAGE_FACES_MAX} faces`
const modelIds = shortList(id, PACKAGE_FACES_MAX, TOO_MANY_FACES)
const flag = z.boolean('Send true or false').optional()

/** `open` are those that can still take a face: neither closed nor past their last day. */
const LISTED_STATES = [...PACKAGE_STATES, 'open'] as const
export const packageFilters = paging().extend({
  search,
  state: line(20).optional().transform(noFilter).pipe(oneOf(LISTED_STATES, 'Choose a state').nullable()),
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
/** The sheet of a package: a PDF, or with `page` one of its JPEGs, from 1. */
const sheetPage = z.coerce.number('Choose a page').int().min(1).max(PACKAGE_FACES_MAX).optional()
/** `withPicks`: what the clients picked stands in the PDF, for the agency itself. */
export const packageFile = z.object({ id, page: sheetPage, withPicks: flag })
export type PackageFile = z.output<typeof packageFile>
/** Talents for a package that is there already. */
export const packageFaces = z.object({ id, modelIds })
export type PackageFaces = z.output<typeof packageFaces>
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
export const packageSheet = packageVisit.extend({ page: sheetPage })
export type PackageSheet = z.output<typeof packageSheet>
/** A ticked picture of a face, from 1. */
export const packagePicture = packageVisit.extend({
  number: z.coerce.number().int().min(1).max(100_000),
  at: z.coerce.number().int().min(1).max(PACKAGE_PICTURES_MAX),
})
export type PackagePicture = z.output<typeof packagePicture>
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
