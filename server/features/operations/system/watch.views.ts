import type { SystemStatus } from '../../../../shared/system'
import type { AppContext } from '../../../core/context'
import * as repository from './watch.repository'

/** The watch as the page *System* shows it: its host, because the whole address is a secret. */
export function readWatchState({ db }: Pick<AppContext, 'db'>): SystemStatus['watch'] {
  const address = repository.readWatch(db)
  return address === null ? null : { host: new URL(address).host, last: repository.readWatchCall(db) }
}
