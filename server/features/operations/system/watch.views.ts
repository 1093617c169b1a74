import type { OutsideWatch, WatchCall } from '../../../../shared/operations/outsideWatch'
import type { SystemStatus } from '../../../../shared/system'

/** The watch as the page *System* shows it: its host, because the whole address is a secret. */
export const watchView = (address: OutsideWatch['address'], last: WatchCall | null): SystemStatus['watch'] =>
  address === null ? null : { host: new URL(address).host, last }
