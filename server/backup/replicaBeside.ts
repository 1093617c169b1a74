import type { ReplicaPlace } from '../core/replica/place'
import type { Place } from './backup'
import { besideSite } from './replacement'
import { restoreReplica } from './replica'

/**
 * Restores the replica beside the running site, as `restoreReplica` does into an empty place, and brings its database up to
 * date there. Returns the moment as of which it is. The pictures of the site are not touched. Throws a StartupError; nothing
 * is left then.
 */
export const restoreReplicaBeside = (
  replica: ReplicaPlace,
  place: Place,
  migrations: string,
  now: Date,
  at: Date | (() => Date) | null,
): Promise<Date> =>
  besideSite(place, migrations, 'The replica', ({ databasePath, uploadsDir }) =>
    // Without the bucket of the pictures: it belongs to the running site until somebody has accepted.
    restoreReplica(replica, { databasePath, uploadsDir }, now, at),
  )
