import { runDeskClock } from '../../../server/features/desk/notices/mails.service'
import type { JobRecord } from '../../../shared/desk/jobs/jobs'
import { bookoutSteps } from './bookoutSteps'
import { claimSteps, type Steps } from './claimSteps'
import { deskBesideRules, type Step } from './deskBesideRules'
import { dayAfter, type Part, type RuleClaim, type RuleJob } from './deskRules'

const MINUTE = 60_000
const PARTS: Part[] = ['full', 'am', 'pm', 'night', 'full']
const LATER = [1, 1, 1, 40, 200, 1_500]
const CLIENTS = ['Kori', 'Neel']

/** Each kind of step, taken by the desk and by the rules beside it. */
export async function deskWithRules() {
  const world = await deskBesideRules()
  const { t, desk, rules, talents, last, allowedOf, pick, versionOf, today, decide, leaveAll } = world

  async function newJob({ a, b, c }: Step) {
    const client = CLIENTS[a % 2] ?? ''
    let { job } = await desk.jobs.create({ title: `Job ${rules.jobs.length + 1}`, client })
    for (let at = 0; at <= b % 3; at++) {
      const day = dayAfter(today(), (c % 7 === 0 ? 0 : 3) + ((c + at * (1 + (a % 2))) % 3))
      const part = pick(PARTS, b + at * c) ?? 'full'
      job = (await desk.jobs.addDate({ jobId: job.id, version: job.version, day, part })).job
    }
    const dates = job.dates.map((date) => ({
      id: date.id,
      day: date.day,
      part: date.part,
      isCancelled: false,
    }))
    rules.jobs.push({ id: job.id, number: job.number, client, isLost: false, dates })
  }

  async function propose({ a, b }: Step) {
    const job = pick(
      rules.jobs.filter(({ isLost }) => !isLost),
      a,
    )
    const talent = pick(talents, b) ?? ''
    if (!job || rules.claims.some((claim) => claim.job === job && claim.talent === talent)) return
    const { job: now } = await desk.claims.propose({ jobId: job.id, modelId: talent })
    const made = now.claims.find(({ modelId }) => modelId === talent) as JobRecord['claims'][number]
    const claim: RuleClaim = { id: made.id, job, talent, endsAt: 0, places: [] }
    for (const { id, jobDateId, state } of made.dates) {
      const date = job.dates.find((each) => each.id === jobDateId) as RuleJob['dates'][number]
      claim.places.push({ id, claim, date, state, challenge: null })
    }
    rules.claims.push(claim)
    last.undoable = null
  }

  const acts: Steps = {
    job: newJob,
    propose,
    ...claimSteps(world),
    ...bookoutSteps(world),
    cancelDate({ a, b }) {
      const job = pick(
        rules.jobs.filter(({ isLost, dates }) => !isLost && dates.some(({ isCancelled }) => !isCancelled)),
        a,
      )
      const date =
        job &&
        pick(
          job.dates.filter(({ isCancelled }) => !isCancelled),
          b,
        )
      if (!job || !date) return
      const given = { jobId: job.id, dateId: date.id, version: versionOf('jobs', job.id) }
      return decide(
        'cancelDate',
        () => {
          date.isCancelled = true
          for (const place of rules.places('proposed', 'option', 'confirmed'))
            if (place.date === date)
              rules.leave(place, place.state === 'confirmed' ? 'cancelled' : 'released')
          return true
        },
        () => desk.jobs.cancelDate(given),
      )
    },
    lost({ a }) {
      const job = pick(
        rules.jobs.filter(({ isLost }) => !isLost),
        a,
      )
      if (!job) return
      const own = rules.claims.filter((claim) => claim.job === job).flatMap(({ places }) => places)
      const given = {
        id: job.id,
        version: versionOf('jobs', job.id),
        stage: 'lost' as const,
        reason: 'No budget',
      }
      return decide(
        'lost',
        () => {
          job.isLost = true
          leaveAll(
            own.filter(({ state }) => state === 'proposed' || state === 'option'),
            'released',
          )
          return own.every(({ state }) => state !== 'confirmed')
        },
        () => desk.jobs.setStage(given),
      )
    },
    async undo() {
      if (!last.undoable || rules.now - last.undoable.at >= 2 * MINUTE) return
      const { decisionId, kept } = last.undoable
      last.undoable = null
      await desk.undo({ decisionId })
      allowedOf.undo = (allowedOf.undo ?? 0) + 1
      rules.restore(kept)
      rules.settle()
    },
    async later({ a, b }) {
      const minutes = pick(LATER, a) ?? 1
      t.later(minutes * MINUTE)
      rules.now = t.clock().getTime()
      const before = rules.holdings().join()
      rules.settle()
      if (rules.holdings().join() !== before) last.undoable = null
      if (b % 2 === 0) runDeskClock(t)
    },
  }
  return { t, desk, rules, allowedOf, take: (step: Step) => acts[step.act]?.(step) }
}
