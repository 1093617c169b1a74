import { setTimeout as pause } from 'node:timers/promises'
import type { Probes } from '../probes'
import type { Machine } from './machine'

const WITHIN_MS = 60_000
const LOOK_MS = 2_000

/**
 * Waits up to a minute until this machine shows a certificate for the domain that browsers accept, and returns whether it
 * does. Without a DNS entry there will be none, so it does not wait.
 */
export async function opensSoon(
  machine: Machine,
  domain: string,
  { addressesOf, certificateFor }: Pick<Probes, 'addressesOf' | 'certificateFor'>,
  withinMs = WITHIN_MS,
): Promise<boolean> {
  if ((await addressesOf(domain)).length === 0) return false
  const until = performance.now() + withinMs
  for (let look = 1; ; look++) {
    const found = await certificateFor(domain)
    if (found !== null && found.refusedFor === null) return true
    if (performance.now() > until) return false
    if (look === 1) machine.say(`Waiting for the certificate of ${domain}, up to a minute.`)
    await pause(LOOK_MS)
  }
}
