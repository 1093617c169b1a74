import { shortMoment } from '../../shared/format'
import { zoneWords } from '../../shared/time/zone'
import { restoreReplicaBeside } from '../backup/replicaBeside'
import { migrationsFolder } from '../core/projectRoot'
import { knownPlace } from '../core/replica/litestream'
import { StartupError } from '../core/startupError'
import { meaningOf } from '../features/operations/backups/bucket.rules'
import { settings } from './backups'
import { momentOf } from './replica'

const PLAIN: [what: RegExp, sentence: string][] = [
  [/^There is no replica /, 'There is no replica at this address.'],
  [
    /no space left on device|^The disk of /i,
    'The disk of this server is full. Free some space and try again.',
  ],
  [/no such host/, 'The endpoint was not found. Check its spelling.'],
  [/permission denied/, 'This program may not read the files of the replica.'],
]

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/

/**
 * `restoreBesideSite` for the replica: fetches it as of a moment at the agency, else its newest state. Returns as of when it
 * is, as JSON. Throws a StartupError that an owner understands, and that says nothing of a key.
 */
export async function restoreReplicaBesideSite(at: string): Promise<string> {
  const { REPLICA_URL, ...place } = settings()
  const now = new Date()
  const replica = knownPlace(REPLICA_URL)
  try {
    // A moment is one at the agency, whose zone is in the replica.
    const moment = at === '' ? null : () => pastMoment(at, now)
    const asOf = await restoreReplicaBeside(replica, place, migrationsFolder, now, moment)
    return JSON.stringify({ madeAt: asOf.toISOString(), files: null })
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    throw new StartupError(plain(error.message))
  }
}

function pastMoment(at: string, now: Date): Date {
  const moment = momentOf(at)
  if (moment <= now) return moment
  throw new StartupError('This moment is still to come.')
}

/** What Litestream says of an address, a key or a request is left out. */
function plain(said: string): string {
  const known = PLAIN.find(([what]) => what.test(said))?.[1]
  if (known !== undefined) return known
  if (!/^(Litestream could not do this|The replica cannot be read): /.test(said))
    return said.replace(MOMENT, (at) => `${shortMoment(at)} ${zoneWords()}`)
  return `The replica cannot be read. ${meaningOf(said) ?? 'It is damaged, or its bucket did not answer.'}`
}
