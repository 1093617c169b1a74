import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of the calling worker thread below that of requests. Linux only: elsewhere it would
 * apply to the whole process.
 */
export function lowerThreadPriority() {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
