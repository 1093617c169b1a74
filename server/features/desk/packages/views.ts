import { dayAndMonth } from '../../../../shared/desk/dayWords'
import { PACKAGE_SHOWS, type PackageShows } from '../../../../shared/desk/packages/packageLists'
import type {
  OfferedPicture,
  PackageColumn,
  PackageFace,
  PackageLinkView,
  PackageRecord,
  SharedFace,
} from '../../../../shared/desk/packages/packageViews'
import { localDay } from '../../../../shared/format'
import { heightCm } from '../../../../shared/roster/measures'
import type { PublicModel } from '../../../../shared/roster/models'
import { grouped } from '../../../core/grouped'
import { chatNumber } from '../../../core/text/phones'
import { feeWords } from '../../../emails/desk'
import type { contactsOf } from '../clients/repository'
import type { openDatesOf } from '../jobs/repository'
import type * as answering from './links.repository'
import type { EntryRow, PackageRow, takenOn } from './repository'
import { factsOf, freeWords, hasEnded } from './rules'

export const showsOf = (row: PackageShows): PackageShows =>
  Object.fromEntries(PACKAGE_SHOWS.map((name) => [name, row[name]])) as PackageShows

/** A face of a package, with what may be shown of it. */
export type WholeEntry = {
  entry: EntryRow
  /** null for a model who left or is not on the roster */
  model: PublicModel | null
  offered: OfferedPicture[]
  ticked: string[]
}
function faceView({ entry, model, offered, ticked }: WholeEntry): PackageFace {
  const { number, modelId, modelName, words, feePaise, feeUnit } = entry
  const isOpen = (itemId: string) => offered.some((picture) => picture.itemId === itemId)
  const pictures = ticked.filter(isOpen)
  const first = offered.find(({ itemId }) => itemId === pictures[0]) ?? offered[0] ?? null
  return {
    number,
    modelId,
    name: model?.stageName ?? modelName,
    isGone: model === null,
    words,
    feePaise,
    feeUnit,
    gender: model?.gender ?? null,
    hairColor: model?.hairColor ?? null,
    heightCm: model?.height ? heightCm(model.height) : null,
    face: first,
    pictures,
    offered,
  }
}

/** For whom the faces are shown: what that person had seen, and picked. */
export type SeenBy = {
  seenEdition: number | null
  picks: readonly { entryId: string; pick: SharedFace['pick']; words: string | null }[]
}
type Shown = { entry: EntryRow; model: PublicModel; pictures: OfferedPicture[] }

/** The faces on the roster with at least one ticked picture that is open. */
export const shownOf = (entries: readonly WholeEntry[]): Shown[] =>
  entries.flatMap(({ model, offered, ticked, entry }) => {
    const pictures = ticked.flatMap((id) => offered.find(({ itemId }) => itemId === id) ?? [])
    return model && pictures.length > 0 ? [{ entry, model, pictures }] : []
  })

export type SharedRows = {
  pack: PackageRow
  shown: readonly Shown[]
  /** the job's days, where the package says who is free */
  dates: ReturnType<typeof openDatesOf>
  taken: ReturnType<typeof takenOn>
}

/** The faces that a client sees. */
export function sharedFaces(
  { pack, shown, dates, taken }: SharedRows,
  { seenEdition, picks }: SeenBy,
): SharedFace[] {
  return shown.map(({ entry, model, pictures }) => {
    const free = dates.filter(
      ({ id }) => !taken.some((each) => each.dateId === id && each.modelId === model.id),
    )
    const mine = picks.find(({ entryId }) => entryId === entry.id)
    return {
      number: entry.number,
      name: model.stageName,
      pictures: pictures.flatMap(({ itemId: _, ...picture }) => (picture.widths.length > 0 ? [picture] : [])),
      facts: factsOf(
        model,
        pack,
        entry.feePaise === null ? null : feeWords({ feePaise: entry.feePaise, feeUnit: entry.feeUnit }),
      ),
      free:
        dates.length === 0
          ? null
          : freeWords(
              free.map(({ day }) => dayAndMonth(day)),
              dates.length,
            ),
      words: entry.words,
      isNew: seenEdition !== null && entry.sinceEdition > seenEdition,
      pick: mine?.pick ?? null,
      pickWords: mine?.words ?? null,
    }
  })
}

/** The days of a package's job, and its place. */
export function daysView(dates: ReturnType<typeof openDatesOf>) {
  const shoot = dates.find(({ place }) => place !== null)
  return { days: [...new Set(dates.map(({ day }) => day))], place: shoot?.place ?? null }
}

export type PackageRows = AnswerRows & {
  pack: PackageRow
  client: PackageRecord['client']
  job: PackageRecord['job']
  dates: ReturnType<typeof openDatesOf>
  booker: string | null
  entries: readonly WholeEntry[]
  /** the faces that were taken out again too */
  allEntries: readonly EntryRow[]
  contacts: ReturnType<typeof contactsOf>
}

/** A package as bookers see it. */
export function packageView(rows: PackageRows, now: Date): PackageRecord {
  const { pack, client, job, dates, booker, contacts } = rows
  const { id, title, state, greeting, expiresAt, edition, version, passcodeHash } = pack
  return {
    id,
    title,
    state,
    hasEnded: hasEnded(pack, now.toISOString()),
    client,
    job,
    ...daysView(dates),
    greeting,
    ...showsOf(pack),
    hasPasscode: passcodeHash !== null,
    expiresAt,
    openUntil: localDay(new Date(Date.parse(expiresAt) - 1)),
    edition,
    booker,
    version,
    entries: rows.entries.map(faceView),
    removed: rows.allEntries.flatMap(({ removedAt, number, modelName }) =>
      removedAt === null ? [] : [{ number, name: modelName }],
    ),
    contacts: contacts.flatMap(({ leftAt, ...contact }) =>
      leftAt === null
        ? [{ id: contact.id, name: contact.name, email: contact.email, phone: contact.phone }]
        : [],
    ),
    ...answersView(rows, contacts),
  }
}

type AnswerRows = {
  links: readonly answering.LinkRow[]
  viewers: readonly answering.ViewerRow[]
  picks: ReturnType<typeof answering.picksOf>
  answers: ReturnType<typeof answering.answersOf>
}
type Reachable = { id: string; email: string | null; phone: string | null }
/** The links of a package, and a column for each person who picked or whose answer was written down. */
function answersView({ links, viewers, picks: all, answers }: AnswerRows, contacts: readonly Reachable[]) {
  const picks = grouped(all, ({ viewerId }) => viewerId)
  const linkViews: PackageLinkView[] = links.map((link) => {
    const contact = contacts.find((each) => each.id === link.contactId)
    return {
      id: link.id,
      kind: link.kind,
      name: link.name,
      email: contact?.email ?? null,
      phone: chatNumber(contact?.phone),
      isRevoked: link.revokedAt !== null,
      isSeen: viewers.some(({ linkId }) => linkId === link.id),
    }
  })
  const columnOf = (link: answering.LinkRow, viewer: answering.ViewerRow | null): PackageColumn => {
    const sent = viewer && answers.find(({ viewerId }) => viewerId === viewer.id)
    return {
      key: viewer?.id ?? link.id,
      name: viewer?.name || link.name,
      linkId: link.id,
      isGroup: link.kind === 'group',
      isSeen: viewer !== null,
      sentAt: sent?.sentAt ?? null,
      via: sent?.via ?? null,
      text: sent?.text ?? null,
      picks:
        (viewer && picks.get(viewer.id))?.map(({ number, pick, words }) => ({ number, pick, words })) ?? [],
    }
  }
  const byLink = links.flatMap((link) => {
    const own = viewers.filter(({ linkId, name, id }) => linkId === link.id && (name !== '' || picks.has(id)))
    if (own.length > 0) return own.map((viewer) => columnOf(link, viewer))
    const silent = viewers.find(({ linkId }) => linkId === link.id) ?? null
    return link.revokedAt === null ? [columnOf(link, silent)] : []
  })
  const pasted = answers.flatMap((answer): PackageColumn[] =>
    answer.via === 'page'
      ? []
      : [
          {
            key: answer.id,
            name: answer.name,
            linkId: answer.linkId,
            isGroup: false,
            isSeen: true,
            sentAt: answer.sentAt,
            via: answer.via,
            text: answer.text,
            picks: answer.picks.map(({ number, pick, words }) => ({ number, pick, words })),
          },
        ],
  )
  return { links: linkViews, columns: [...byLink, ...pasted] }
}
