import type { PublicModel } from '../../../../shared/roster/models'
import type { AppContext } from '../../../core/context'
import { entriesOfIds } from './pages.repository'
import { rosterDay } from './service'
import { entryText } from './views'

/** Public models by their ids, read at once; who is not on the roster is left out. */
export function findModelPages(
  app: Pick<AppContext, 'db' | 'clock'>,
  ids: readonly string[],
): Map<string, PublicModel> {
  const day = rosterDay(app)
  const found = [...entriesOfIds(app.db, ids)]
  return new Map(found.map(([id, entry]) => [id, JSON.parse(entryText(entry, day)) as PublicModel]))
}
