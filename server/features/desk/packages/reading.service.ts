import type { OfferedPicture, PackageRecord } from '../../../../shared/desk/packages/packageViews'
import type { PictureType } from '../../../../shared/lists'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { grouped } from '../../../core/grouped'
import { accountName } from '../../access/accounts/repository'
import { findModelPages } from '../../roster/publicRoster/pages.service'
import { mergedInto } from '../claims/repository'
import { contactsOf, findClient } from '../clients/repository'
import { findJob, openDatesOf } from '../jobs/repository'
import * as answering from './links.repository'
import * as repository from './repository'
import * as views from './views'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** The open pictures of models, by model. */
export function offeredTo(db: Db, modelIds: readonly string[]): Map<string, OfferedPicture[]> {
  const found = new Map<string, OfferedPicture[]>()
  for (const { modelId, type, widths, ...rest } of repository.openPicturesOf(db, modelIds)) {
    const picture = { ...rest, type: type as PictureType, widths: JSON.parse(widths) as number[] }
    found.set(modelId, [...(found.get(modelId) ?? []), picture])
  }
  return found
}

/** The faces of a package that were not taken out, each with what may be shown of it. */
function wholeEntries(
  app: Reading,
  packageId: string,
  all = repository.entriesOf(app.db, packageId),
): views.WholeEntry[] {
  const entries = all.filter(({ removedAt }) => removedAt === null)
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

/** The faces that a client sees: those on the roster with at least one ticked picture that is open. */
export function sharedFaces(app: Reading, pack: repository.PackageRow, by: views.SeenBy) {
  const { db } = app
  const shown = views.shownOf(wholeEntries(app, pack.id))
  const dates = pack.showsFree ? datesOf(db, pack.jobId) : []
  const modelIds = shown.map(({ model }) => model.id)
  const taken = pack.jobId === null || dates.length === 0 ? [] : repository.takenOn(db, pack.jobId, modelIds)
  return views.sharedFaces({ pack, shown, dates, taken }, by)
}

const datesOf = (db: Db, jobId: string | null) => (jobId === null ? [] : openDatesOf(db, jobId))

/** The days of a package's job, and its place. */
export const daysOf = (db: Db, jobId: string | null) => views.daysView(datesOf(db, jobId))

/** The contact of the job first, as the package is most likely for them; who gets the bills last. */
function whoIsAsked(contacts: ReturnType<typeof contactsOf>, job: { contactId: string | null } | undefined) {
  const place = (each: (typeof contacts)[number]) => (each.id === job?.contactId ? 0 : each.isBilling ? 2 : 1)
  return contacts.toSorted((one, other) => place(one) - place(other))
}

/** A package as bookers see it. */
export function readRecord(app: Reading, pack: repository.PackageRow): PackageRecord {
  const { db } = app
  const { id, clientId, jobId } = pack
  const client = clientId === null ? undefined : findClient(db, clientId)
  const job = jobId === null ? undefined : findJob(db, jobId)
  const allEntries = repository.entriesOf(db, id)
  const rows = {
    pack,
    client: client ? { id: client.id, name: client.name } : null,
    job: job ? { id: job.id, number: job.number, title: job.title } : null,
    dates: datesOf(db, jobId),
    booker: accountName(db, pack.madeBy),
    entries: wholeEntries(app, id, allEntries),
    allEntries,
    contacts: client ? whoIsAsked(contactsOf(db, [mergedInto(db, client.id), client.id]), job) : [],
    links: answering.linksOf(db, id),
    viewers: answering.viewersOf(db, id),
    picks: answering.picksOf(db, id),
    answers: answering.answersOf(db, id),
  }
  return views.packageView(rows, app.clock())
}
