import { lookup } from 'node:dns/promises'
import { connect } from 'node:net'
import { networkInterfaces, totalmem } from 'node:os'
import { type Certificate, readCertificate } from '../core/network/certificate'

const WITHIN_MS = 5_000

/** What `agency doctor` asks of the network and the machine. Tests answer for them. */
export type Probes = {
  /** The addresses of a name; none when it has no DNS entry. */
  addressesOf(name: string): Promise<string[]>
  ownAddresses(): string[]
  /** Whether something accepts a connection. */
  isListening(host: string, port: number): Promise<boolean>
  /** The certificate that this machine shows for a name; null when there is none. */
  certificateFor(name: string): Promise<Certificate | null>
  /** Why the bucket that these settings name cannot be used; null when it answers. */
  bucketFault(settings: Record<string, string | undefined>): Promise<string | null>
  memoryBytes(): number
}

/** The machine that this runs on. */
export const probes: Probes = {
  addressesOf: (name) =>
    lookup(name, { all: true }).then(
      (found) => found.map(({ address }) => address),
      () => [],
    ),
  ownAddresses: () =>
    Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)),
  isListening: (host, port) =>
    new Promise((done) => {
      const socket = connect({ host, port, timeout: WITHIN_MS })
      const end = (isOpen: boolean) => {
        socket.destroy()
        done(isOpen)
      }
      socket
        .once('connect', () => end(true))
        .once('error', () => end(false))
        .once('timeout', () => end(false))
    }),
  certificateFor: (name) => readCertificate({ host: '127.0.0.1', port: 443, name }),
  bucketFault: async (settings) => {
    try {
      const { openBucket } = await import('../core/files/openBucket')
      for await (const _ of openBucket(settings).list()) break
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  },
  memoryBytes: totalmem,
}
