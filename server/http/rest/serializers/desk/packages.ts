import { PACKAGE_SHOWS, PACKAGE_STATES, PICKS } from '../../../../../shared/desk/packages/packageLists'
import type {
  PackageColumn,
  PackageCounts,
  PackageFace,
  PackageLine,
  PackageLinkMade,
  PackageLinkView,
  PackageRecord,
} from '../../../../../shared/desk/packages/packageViews'
import {
  choice,
  count,
  day,
  flag,
  known,
  list,
  moment,
  nullable,
  object,
  text,
  texts,
} from '../../../../core/codec'
import type { Given } from '../../defineRoute'
import { dataOne, underData } from '../envelope'

export const packageLine = object<PackageLine>('PackageLine')({
  _id: text,
  title: text,
  state: choice(PACKAGE_STATES),
  hasEnded: flag,
  client: known,
  jobNumber: known,
  booker: known,
  faces: count,
  links: count,
  seen: count,
  picks: object<PackageCounts>()({ yes: count, maybe: count, no: count }),
  unread: count,
  expiresAt: moment,
  version: count,
})

const face = object<PackageFace>('PackageFace')({
  number: count,
  modelId: known,
  name: text,
  isGone: flag,
  words: known,
  feePaise: nullable(count),
  feeUnit: text,
  pictures: texts,
})
const link = object<PackageLinkView>('PackageLink')({
  _id: text,
  kind: text,
  name: text,
  isRevoked: flag,
  isSeen: flag,
})
const column = object<PackageColumn>('PackageAnswer')({
  name: text,
  linkId: known,
  isSeen: flag,
  sentAt: nullable(moment),
  via: known,
  text: known,
  picks: list(
    object<PackageColumn['picks'][number]>()({ number: count, pick: nullable(choice(PICKS)), words: known }),
  ),
})
const named = object<{ id: string; name: string }>()({ _id: text, name: text })
const whole = object<PackageRecord>('Package')({
  _id: text,
  title: text,
  state: choice(PACKAGE_STATES),
  hasEnded: flag,
  client: nullable(named),
  job: nullable(object<NonNullable<PackageRecord['job']>>()({ _id: text, number: text, title: text })),
  days: list(day),
  place: known,
  greeting: known,
  ...(Object.fromEntries(PACKAGE_SHOWS.map((name) => [name, flag])) as Record<string, typeof flag>),
  hasPasscode: flag,
  openUntil: day,
  edition: count,
  booker: known,
  version: count,
  entries: list(face),
  links: list(link),
  picks: [list(column), ({ columns }: PackageRecord) => columns],
})

export const onePackage = dataOne('package', whole)
/** The answers alone, one for each person. */
export const packagePicks = underData(
  object<PackageRecord>()({ picks: [list(column), ({ columns }: PackageRecord) => columns] }),
)
/** A new link with its address, which is told once. */
export const linkMade = underData(object<PackageLinkMade>()({ link, url: text, text }))

export const linkRemoval = (given: Given) => ({ id: given.id, linkId: given.linkId })
