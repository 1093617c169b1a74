import { createServer } from 'node:net'

/** The first free port from `first` on. */
export function freePort(first) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(freePort(first + 1)))
    probe.listen(first, '127.0.0.1', () => probe.close(() => resolve(first)))
  })
}
