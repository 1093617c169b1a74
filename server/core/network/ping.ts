import { callPublicAddress, type PublicCallAnswer, type PublicCallOptions } from './publicCall'

/** Calls the address of a watch outside. Never throws. */
export type Ping = (address: string) => Promise<PublicCallAnswer>

/** Calls public addresses only and follows no redirect. `options` are replaced by tests. */
export const createPing =
  (options: PublicCallOptions = {}): Ping =>
  (address) =>
    callPublicAddress(
      address,
      { method: 'GET', headers: { 'user-agent': 'agency-website (watch)' } },
      options,
    )
