import { createECDH } from 'node:crypto'
import { callPublicAddress, type PublicCallAnswer, type PublicCallOptions } from './publicCall'

/** Where a browser is told, with the keys that it gave. */
type PushTarget = { endpoint: string; p256dh: string; auth: string }
export type WebPush = {
  /** the key of this site, by which a push service knows its sender; base64url */
  publicKey: string
  /** Sends one text, sealed for one browser. Throws only when the browser's keys are no keys. */
  send(target: PushTarget, text: string): Promise<PublicCallAnswer>
}

const KEPT_SECONDS = 24 * 60 * 60

/**
 * Sends to the push services of browsers, to public addresses only and without following a redirect. The key of this site
 * is `secret` itself, so that there is nothing to store. `contact` is an https or mailto address, which a push service may
 * use when the site does harm. `options` are replaced by tests.
 */
export function createWebPush(secret: Buffer, contact: string, options: PublicCallOptions = {}): WebPush {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const publicKey = pair.getPublicKey('base64url')
  const vapidDetails = { subject: contact, publicKey, privateKey: secret.toString('base64url') }
  return {
    publicKey,
    async send({ endpoint, ...keys }, text) {
      // Loaded when the first one is sent: most agencies start without.
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
        vapidDetails,
        TTL: KEPT_SECONDS,
        urgency: 'high',
      })
      const named = Object.entries(headers).map(([name, value]) => [name, `${value}`])
      return callPublicAddress(
        endpoint,
        { method: 'POST', headers: Object.fromEntries(named), body },
        options,
      )
    },
  }
}
