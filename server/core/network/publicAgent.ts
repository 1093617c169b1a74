import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { Agent } from 'undici'

type Address = { address: string; family: number }

const DEFAULTS = {
  resolve: (name: string): Promise<Address[]> => lookup(name, { all: true }),
  isPublic: isPublicAddress,
}
/** What tests replace. */
export type Lookups = typeof DEFAULTS

/**
 * An undici agent for one request to a web address that somebody typed. Prevents server-side request forgery: all
 * addresses of the host must be public, and it connects to one of them, because a second lookup could return another.
 * The caller destroys it, and asks again for each redirect. Rejects with the reason of `signal` when that is aborted.
 */
export async function publicAgent(
  url: URL,
  signal: AbortSignal,
  lookups: Partial<Lookups> = {},
): Promise<Agent | 'not-public' | 'unreachable'> {
  const { resolve, isPublic } = { ...DEFAULTS, ...lookups }
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'not-public'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family === 0 ? await orAborted(resolve(host), signal) : [{ address: host, family }]
  const [first] = found
  if (!first) return 'unreachable'
  if (!found.every(({ address }) => isPublic(address))) return 'not-public'
  return new Agent({
    connect: {
      lookup: (_name, { all }, answer) =>
        all ? answer(null, found) : answer(null, first.address, first.family),
    },
  })
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
