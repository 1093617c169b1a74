import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { Agent, request } from 'undici'
import { UPLOAD_MAX_BYTES } from '../../../shared/limits'
import type { DownloadFailure } from '../../../shared/lists'

const REDIRECTS_MAX = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const HEADERS = {
  accept: 'image/*',
  // A compressed response could unpack to more than the limit.
  'accept-encoding': 'identity',
  'user-agent': 'agency-website (fetches one picture for an administrator)',
}

type Address = { address: string; family: number }

const DEFAULTS = {
  resolve: (name: string): Promise<Address[]> => lookup(name, { all: true }),
  isPublic: isPublicAddress,
  /** for the whole download, with redirects and body */
  ms: 10_000,
}

/** A failed download and its reason. */
export class DownloadError extends Error {
  constructor(
    readonly failure: DownloadFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options)
  }
}

/**
 * Fetches a public http(s) address: at most 10 MB, 10 s and 3 redirects. Throws a DownloadError, or the
 * reason of `stop` when aborted.
 */
export type Download = (address: string, stop: AbortSignal) => Promise<Buffer>

/**
 * Prevents server-side request forgery: checks all addresses of each host, also of redirects, and connects to
 * a checked address, because a second lookup could return another one.
 */
export function createDownload(options: Partial<typeof DEFAULTS> = {}): Download {
  const { resolve, isPublic, ms } = { ...DEFAULTS, ...options }

  async function checkedAddresses(url: URL): Promise<Address[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const found = family === 0 ? await resolve(host) : [{ address: host, family }]
    if (found.length === 0) throw new DownloadError('unreachable')
    if (!found.every(({ address }) => isPublic(address))) throw new DownloadError('not-public')
    return found
  }

  /** Returns the body or the redirect target. */
  async function ask(url: URL, signal: AbortSignal): Promise<Buffer | URL> {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      throw new DownloadError('not-public')
    const dispatcher = pinned(await orAborted(checkedAddresses(url), signal))
    try {
      const { statusCode, headers, body } = await request(url, { dispatcher, signal, headers: HEADERS })
      // The body is destroyed unread when the response is refused; its error must not be unhandled.
      body.on('error', () => {})
      if (REDIRECTS.has(statusCode) && typeof headers.location === 'string')
        return target(headers.location, url)
      if (statusCode !== 200) throw new DownloadError('refused')
      if (Number(headers['content-length']) > UPLOAD_MAX_BYTES) throw new DownloadError('too-large')
      return await readAll(body)
    } finally {
      await dispatcher.destroy()
    }
  }

  async function follow(address: string, signal: AbortSignal): Promise<Buffer> {
    let url = new URL(address)
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const answer = await ask(url, signal)
      if (Buffer.isBuffer(answer)) return answer
      url = answer
    }
    throw new DownloadError('redirects')
  }

  return async (address, stop) => {
    const late = AbortSignal.timeout(ms)
    try {
      return await follow(address, AbortSignal.any([stop, late]))
    } catch (error) {
      stop.throwIfAborted()
      if (error instanceof DownloadError) throw error
      throw new DownloadError(late.aborted ? 'timeout' : 'unreachable', { cause: error })
    }
  }
}

function pinned(addresses: Address[]): Agent {
  const [first] = addresses
  return new Agent({
    connect: {
      lookup: (_name, { all }, answer) =>
        all ? answer(null, addresses) : answer(null, first?.address ?? '', first?.family),
    },
  })
}

function target(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new DownloadError('refused')
  return new URL(location, from)
}

/** Counts the bytes, because Content-Length can be missing or false. */
async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > UPLOAD_MAX_BYTES) throw new DownloadError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Rejects on abort, because a DNS lookup cannot be cancelled. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

/** Azure's internal service, in a public range. */
const CLOUD_INTERNAL = new Set(['168.63.129.16'])
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an address of the public internet: not private, local, shared, reserved or multicast, no IPv4
 * address inside an IPv6 one, and not in a network of this machine, where internal services may listen.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || CLOUD_INTERNAL.has(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_IPV6)) return false
  return !ownNetworks().some((network) => parsed.kind() === network[0].kind() && parsed.match(network))
}

const ownNetworks = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .flatMap(({ cidr }) => (cidr === null ? [] : [ipaddr.parseCIDR(cidr)]))
