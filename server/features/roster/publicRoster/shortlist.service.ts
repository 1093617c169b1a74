import type { PublicModel } from '../../../../shared/roster/models'
import type { AppContext } from '../../../core/context'
import { findModelPage } from './service'

/** The public models of a shortlist, in its order and each once; whoever is not on the roster is left out. */
export function shortlisted(app: Pick<AppContext, 'db' | 'clock'>, keys: readonly string[]): PublicModel[] {
  const found = keys.flatMap((key) => findModelPage(app, key) ?? [])
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
}
