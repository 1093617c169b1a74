import { type PackageEntries, PICTURES_TICKED } from '../../../../shared/desk/packages/packages'
import type { AppContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { invalid } from '../../../core/errors'
import { grouped } from '../../../core/grouped'
import { findModelPages } from '../../roster/publicRoster/pages.service'
import { offeredTo } from './reading.service'
import * as repository from './repository'

type Reading = Pick<AppContext, 'db' | 'clock'>
type Entry = PackageEntries['entries'][number]
type Wanted = Pick<Entry, 'modelId'> & Partial<Entry>

/**
 * A number is never given twice once the package was sent: a face that is taken out leaves a gap and comes back under its
 * own number, a new one takes the next. In a draft the numbers follow the order. Throws 400 for a model who is not on the
 * roster and for a picture that is not among its open ones: never a locked, nude or bikini one.
 */
export function writeEntries(ctx: Reading, pack: repository.PackageRow, wanted: readonly Wanted[]) {
  const { db } = ctx
  const modelIds = wanted.map(({ modelId }) => modelId)
  if (new Set(modelIds).size < wanted.length) throw invalid('entries', 'Each talent once')
  const before = repository.entriesOf(db, pack.id)
  const offered = offeredTo(db, modelIds)
  const models = findModelPages(ctx, modelIds)
  const ticked = grouped(repository.tickedOf(db, pack.id), ({ entryId }) => entryId)
  const isDraft = pack.state === 'draft'
  makeRoom(ctx, before, modelIds, isDraft)
  let last = Math.max(0, ...before.map(({ number }) => number))
  for (const [position, each] of wanted.entries()) {
    const old = before.find(({ modelId }) => modelId === each.modelId)
    const open = (offered.get(each.modelId) ?? []).map(({ itemId }) => itemId)
    if (each.pictures?.some((itemId) => !open.includes(itemId)))
      throw invalid('entries', 'Choose open pictures of this talent')
    const { words, feePaise, feeUnit } = each
    const values = defined({ words, feePaise, feeUnit })
    const number = isDraft ? position + 1 : (old?.number ?? last + 1)
    last = Math.max(last, number)
    const id = old?.id ?? newId()
    if (old) {
      const had = (ticked.get(old.id) ?? []).map(({ itemId }) => itemId)
      const since = !isDraft && isChanged(old, values, each.pictures, had) && { sinceEdition: pack.edition }
      repository.updateEntry(db, id, { ...values, ...since, position, number, removedAt: null })
    } else {
      const model = models.get(each.modelId)
      if (!model) throw invalid('entries', 'Choose talents of the roster')
      const named = { packageId: pack.id, modelId: model.id, modelName: model.stageName }
      repository.insertEntry(db, { ...values, ...named, id, number, position, sinceEdition: pack.edition })
    }
    if (each.pictures) repository.tickPictures(db, id, [...new Set(each.pictures)])
    else if (!old) repository.tickPictures(db, id, open.slice(0, PICTURES_TICKED))
  }
}

type EntryRow = ReturnType<typeof repository.entriesOf>[number]

/** Takes out who is not wanted any more. In a draft the numbers of the others become free for a new order. */
function makeRoom({ db, clock }: Reading, before: readonly EntryRow[], wanted: string[], isDraft: boolean) {
  for (const entry of before)
    if (wanted.includes(entry.modelId ?? '')) {
      if (isDraft) repository.updateEntry(db, entry.id, { number: -entry.number })
    } else if (isDraft) repository.deleteEntry(db, entry.id)
    else if (entry.removedAt === null)
      repository.updateEntry(db, entry.id, { removedAt: clock().toISOString() })
}

/** Whether who has seen the last edition sees something new of a face. */
const isChanged = (
  old: EntryRow,
  values: Partial<EntryRow>,
  pictures: readonly string[] | undefined,
  had: readonly string[],
): boolean =>
  old.removedAt !== null ||
  pictures?.some((itemId) => !had.includes(itemId)) === true ||
  Object.entries(values).some(([name, value]) => old[name as keyof EntryRow] !== value)
