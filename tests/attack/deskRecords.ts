import type { ClientRecord } from '../../shared/desk/clients'
import type { JobRecord } from '../../shared/desk/jobs'
import { claimOf } from '../helpers/desk/desk'

// Records of the desk that a planted call needs, made by calls of a superadmin.

const CHALLENGES = ['letGoAhead', 'challenge', 'moveChallenge', 'takeChallengeBack'].map(
  (each) => `desk.claims.${each}`,
)
type Ask<Answer> = (procedure: string, input: object) => Promise<Answer>

/** Two options in line on a day of their own: ids of the second, which challenges, or of the first to let it ahead. */
export async function twoOptions(ask: Ask<{ job: JobRecord }>, modelId: string, name: string) {
  const day = `2098-04-${10 + CHALLENGES.indexOf(name)}`
  const option = async () => {
    const { job } = await ask('desk.jobs.create', { title: name, day })
    const proposed = await ask('desk.claims.propose', { jobId: job.id, modelId })
    return ask('desk.claims.option', claimOf(proposed.job))
  }
  const [first, second] = [(await option()).job, (await option()).job]
  const [one, other] = [claimOf(first), claimOf(second)]
  const endsAt = new Date(Date.now() + 48 * 60 * 60_000).toISOString()
  if (/letGoAhead/.test(name)) return { ...one, aheadId: other.claimId, endsAt }
  if (/\.challenge/.test(name)) return other
  return { ...claimOf((await ask('desk.claims.challenge', other)).job), endsAt }
}

/** A new contact of a client, as a change of it says it. */
export async function aContact(ask: Ask<ClientRecord>, clientId: string) {
  const { contacts } = await ask('desk.contacts.create', { clientId, name: 'Devika Rao' })
  return { id: contacts[0]?.id ?? '', version: contacts[0]?.version ?? 0 }
}

type PackageAnswer = { id: string; version: number; url: string }

/** A new package of a job with one face, and for its client the token of a link. */
export async function packageIds(
  ask: Ask<PackageAnswer>,
  name: string,
  job: { id: string },
  modelId: string,
) {
  const { id, version } = await ask('desk.packages.create', { jobId: job.id, modelIds: [modelId] })
  const nothing = { clientId: null, contactId: null, linkId: null, passcode: null }
  const picks = [{ number: 1, pick: 'yes' }]
  const ids = { id, version, ...nothing, jobId: job.id, modelIds: [modelId], picks }
  if (name.startsWith('desk.')) return ids
  const { url } = await ask('desk.packages.addLink', { id, name: 'Anil' })
  return { ...ids, token: url.split('/p/')[1] ?? '' }
}
