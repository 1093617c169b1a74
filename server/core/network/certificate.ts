import { isIP } from 'node:net'
import { connect } from 'node:tls'

const WITHIN_MS = 5_000
const DAY_MS = 24 * 60 * 60_000
const ENDING_MS = 14 * DAY_MS

/** A certificate, and in words why browsers refuse it; null when they accept it. */
export type Certificate = { issuer: string; startsAt: Date; endsAt: Date; refusedFor: string | null }

type Place = {
  host: string
  port: number
  /** the name that the certificate is for; that of the host when left out */
  name?: string
}

/**
 * The certificate that a server shows; null when it does not answer within five seconds. `trusted` are certificates that
 * count instead of the usual authorities.
 */
export const readCertificate = (
  { host, port, name = host }: Place,
  trusted?: string,
): Promise<Certificate | null> =>
  new Promise((done) => {
    const socket = connect({
      host,
      port,
      servername: isIP(name) === 0 ? name : undefined,
      ca: trusted,
      // A refused certificate is read too: the answer says why.
      rejectUnauthorized: false,
      timeout: WITHIN_MS,
    })
    const end = (found: Certificate | null) => {
      socket.destroy()
      done(found)
    }
    socket
      .once('secureConnect', () => {
        const { valid_from: from, valid_to: until, issuer } = socket.getPeerCertificate()
        if (!until) return end(null)
        end({
          issuer: [issuer.O ?? issuer.CN].flat().join(', '),
          startsAt: new Date(from),
          endsAt: new Date(until),
          refusedFor: socket.authorized ? null : String(socket.authorizationError),
        })
      })
      .once('error', () => end(null))
      .once('timeout', () => end(null))
  })

/**
 * True in the last 14 days, or in the last quarter of a life below 56 days: by then it should have been renewed, which
 * Caddy does with a third left.
 */
export const isEndingSoon = ({ startsAt, endsAt }: Pick<Certificate, 'startsAt' | 'endsAt'>, now: Date) =>
  endsAt.getTime() - now.getTime() < Math.min(ENDING_MS, (endsAt.getTime() - startsAt.getTime()) / 4)
