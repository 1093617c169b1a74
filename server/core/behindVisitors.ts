import { constants, setPriority } from 'node:os'

/**
 * For a worker that computes: a visitor's request goes before what this thread does. On Linux a priority belongs to
 * the calling thread; elsewhere it would be the whole process's and is left alone.
 */
export function behindVisitors() {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
