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
import type { PictureType } from '../../../../shared/lists'
import { heightCm } from '../../../../shared/roster/measures'
import type { PublicModel } from '../../../../shared/roster/models'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { grouped } from '../../../core/grouped'
import { chatNumber } from '../../../core/text/phones'
import { feeWords } from '../../../emails/desk'
import { accountName } from '../../access/accounts/repository'
import { findModelPages } from '../../roster/publicRoster/pages.service'
import { mergedInto } from '../claims/repository'
import { contactsOf, findClient } from '../clients/repository'
import { findJob, openDatesOf } from '../jobs/repository'
import * as answering from './links.repository'
import * as repository from './repository'
import { factsOf, freeWords, hasEnded } from './rules'

type Reading = Pick<AppContext, 'db' | 'clock'>

export const showsOf = (row: PackageShows): PackageShows =>
  Object.fromEntries(PACKAGE_SHOWS.map((name) => [name, row[name]])) as PackageShows

/** The open pictures of models, by model. */
export function offeredTo(db: Db, modelIds: readonly string[]): Map<string, OfferedPicture[]> {
  const found = new Map<string, OfferedPicture[]>()
  for (const { modelId, type, widths, ...rest } of repository.openPicturesOf(db, modelIds)) {
    const picture = { ...rest, type: type as PictureType, widths: JSON.parse(widths) as number[] }
    found.set(modelId, [...(found.get(modelId) ?? []), picture])
  }
  return found
}

type Whole = {
  entry: repository.EntryRow
  /** null for a model who left or is not on the roster */
  model: PublicModel | null
  offered: OfferedPicture[]
  ticked: string[]
}
/** The faces of a package that were not taken out, each with what may be shown of it. */
function wholeEntries(app: Reading, packageId: string): Whole[] {
  const entries = repository.entriesOf(app.db, packageId).filter(({ removedAt }) => removedAt === null)
  const modelIds = entries.flatMap(({ modelId }) => modelId ?? [])
  const offered = offeredTo(app.db, modelIds)
  const models = findModelPages(app, modelIds)
  const ticked = grouped(repository.tickedOf(app.db, packageId), ({ entryId }) => entryId)
  return entries.map((entry) => {
    const model = (entry.modelId !== null && models.get(entry.modelId)) || null
    return {
      entry,
      model,
      offered: (model && offered.get(model.id)) ?? [],
      ticked: (ticked.get(entry.id) ?? []).map(({ itemId }) => itemId),
    }
  })
}

function faceView({ entry, model, offered, ticked }: Whole): PackageFace {
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

/** The faces that a client sees: those on the roster with at least one ticked picture that is open. */
export function sharedFaces(
  app: Reading,
  pack: repository.PackageRow,
  {
    seenEdition,
    picks,
  }: {
    seenEdition: number | null
    picks: readonly { entryId: string; pick: SharedFace['pick']; words: string | null }[]
  },
): SharedFace[] {
  const shown = wholeEntries(app, pack.id).flatMap((whole) => {
    const { model, offered, ticked, entry } = whole
    const pictures = ticked.flatMap((id) => offered.find(({ itemId }) => itemId === id) ?? [])
    return model && pictures.length > 0 ? [{ entry, model, pictures }] : []
  })
  const dates = pack.jobId === null || !pack.showsFree ? [] : openDatesOf(app.db, pack.jobId)
  const taken =
    pack.jobId === null || dates.length === 0
      ? []
      : repository.takenOn(
          app.db,
          pack.jobId,
          shown.map(({ model }) => model.id),
        )
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
export function daysOf(db: Db, jobId: string | null) {
  const dates = jobId === null ? [] : openDatesOf(db, jobId)
  const shoot = dates.find(({ place }) => place !== null)
  return { days: [...new Set(dates.map(({ day }) => day))], place: shoot?.place ?? null }
}

/** A package as bookers see it. */
export function packageView(app: Reading, pack: repository.PackageRow): PackageRecord {
  const { db } = app
  const { id, title, state, greeting, expiresAt, edition, version, clientId, jobId, passcodeHash } = pack
  const client = clientId === null ? undefined : findClient(db, clientId)
  const job = jobId === null ? undefined : findJob(db, jobId)
  const contacts = client ? contactsOf(db, [mergedInto(db, client.id), client.id]) : []
  const entries = wholeEntries(app, id).map(faceView)
  return {
    id,
    title,
    state,
    hasEnded: hasEnded(pack, app.clock().toISOString()),
    client: client ? { id: client.id, name: client.name } : null,
    job: job ? { id: job.id, number: job.number, title: job.title } : null,
    ...daysOf(db, jobId),
    greeting,
    ...showsOf(pack),
    hasPasscode: passcodeHash !== null,
    expiresAt,
    openUntil: localDay(new Date(Date.parse(expiresAt) - 1)),
    edition,
    booker: accountName(db, pack.madeBy),
    version,
    entries,
    removed: repository
      .entriesOf(db, id)
      .flatMap(({ removedAt, number, modelName }) =>
        removedAt === null ? [] : [{ number, name: modelName }],
      ),
    contacts: contacts.flatMap(({ leftAt, ...contact }) =>
      leftAt === null
        ? [{ id: contact.id, name: contact.name, email: contact.email, phone: contact.phone }]
        : [],
    ),
    ...answersView(db, pack.id, contacts),
  }
}

type Reachable = { id: string; email: string | null; phone: string | null }
/** The links of a package, and a column for each person who picked or whose answer was written down. */
function answersView(db: Db, packageId: string, contacts: readonly Reachable[]) {
  const links = answering.linksOf(db, packageId)
  const viewers = answering.viewersOf(db, packageId)
  const picks = grouped(answering.picksOf(db, packageId), ({ viewerId }) => viewerId)
  const answers = answering.answersOf(db, packageId)
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
  const told = answers.flatMap((answer): PackageColumn[] =>
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
  return { links: linkViews, columns: [...byLink, ...told] }
}
