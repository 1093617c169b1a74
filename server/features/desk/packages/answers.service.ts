import type { BulkDone } from '../../../../shared/desk/deskBulk'
import type { PicksToOptions, SpokenAnswer } from '../../../../shared/desk/packages/packages'
import type { PackageRecord } from '../../../../shared/desk/packages/packageViews'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound, toErrorResponse } from '../../../core/errors'
import { queueEvent } from '../../agency/webhooks/service'
import { placeOption, propose } from '../claims/options.service'
import { findClaimOf } from '../claims/repository'
import { decide } from '../decisions/service'
import { batchOf, eachRow } from '../items/bulk.service'
import { openDatesOf } from '../jobs/repository'
import { addJob } from '../jobs/service'
import * as answering from './links.repository'
import * as repository from './repository'
import { packageOf, readPackage } from './service'

/**
 * Keeps what a client wrote in a message or said. A draft whose sheet was answered is sent: its numbers stay. Throws 400 for a number that the package
 * does not have.
 */
export function keepAnswer(ctx: SignedInContext, given: SpokenAnswer): PackageRecord {
  const { db, session } = ctx
  const now = ctx.clock()
  const { id, name, linkId, via, text, picks, decisionKey = null } = given
  transaction(db, () => {
    const pack = packageOf(db, id)
    const entries = repository.entriesOf(db, id)
    if (linkId && !answering.linksOf(db, id).some((link) => link.id === linkId)) throw notFound('Link')
    const sent = picks.map(({ number, pick, words }) => {
      const entry = entries.find((each) => each.number === number)
      if (!entry) throw invalid('picks', `There is no face ${number} in this package`)
      return { number, name: entry.modelName, pick, words: words ?? null }
    })
    const request = {
      scope: `package answer ${session.account.id}`,
      key: decisionKey ?? ctx.idempotencyKey,
      body: given,
    }
    once(db, now, request, () => {
      const answerId = newId()
      answering.insertAnswer(db, {
        id: answerId,
        packageId: pack.id,
        linkId: linkId ?? null,
        viewerId: null,
        name,
        sentAt: now.toISOString(),
        via,
        text: text ?? null,
        picks: sent,
        // Whoever wrote it down has read it.
        lookedAt: now.toISOString(),
      })
      if (pack.state === 'draft') answering.markLive(db, pack.id)
      queueEvent(db, now, 'package.answered', { id: pack.id })
      return answerId
    })
  })
  return readPackage(ctx, id)
}

/** Marks a package's answers as looked at. */
export function lookAt(ctx: SignedInContext, { id }: { id: string }): { looked: number } {
  return { looked: answering.lookAtAnswers(ctx.db, packageOf(ctx.db, id).id, ctx.clock().toISOString()) }
}

export type OptionsPlaced = BulkDone & { jobNumber: string; package: PackageRecord }

/**
 * Puts faces on option for the package's job, one by one, so that one refused face does not stop the others; without a job
 * it makes one. All decisions have one batch, so that one press takes them back.
 */
export async function placeOptions(ctx: SignedInContext, given: PicksToOptions): Promise<OptionsPlaced> {
  const { db } = ctx
  const { id, numbers, decisionKey: key } = given
  const pack = packageOf(db, id)
  const entries = repository.entriesOf(db, id)
  const chosen = numbers.map((number) => {
    const entry = entries.find((each) => each.number === number)
    if (!entry) throw invalid('numbers', `There is no face ${number} in this package`)
    return entry
  })
  const batch = { ...ctx, batchId: batchOf(ctx, key) }
  const jobId = pack.jobId ?? makeJob(batch, pack)
  const hasDates = openDatesOf(db, jobId).length > 0
  const done = await eachRow(batch, chosen, key, (each, { modelId, modelName }) => {
    if (modelId === null) throw conflict(`${modelName} is not with the agency any more.`)
    const step = (name: string) => ({
      ...each,
      idempotencyKey: key === undefined ? null : `${each.idempotencyKey} ${name}`,
    })
    const claim = named(modelName, () => {
      if (!findClaimOf(db, jobId, modelId)) propose(step('propose'), { jobId, modelId })
      return findClaimOf(db, jobId, modelId) ?? refuseUnknown()
    })
    if (!hasDates) throw conflict(`${modelName} is proposed: the job has no dates yet.`)
    return named(modelName, () => placeOption(step('option'), { claimId: claim.id, version: claim.version }))
  })
  const record = readPackage(ctx, id)
  return { ...done, jobNumber: record.job?.number ?? '', package: record }
}

function refuseUnknown(): never {
  throw notFound('Talent of this job')
}

/** A refusal begins with whom it is about. */
function named<Done>(name: string, work: () => Done): Done {
  try {
    return work()
  } catch (error) {
    const { status, message } = toErrorResponse(error)
    throw status === 500 ? error : conflict(`${name}: ${message}`)
  }
}

/** A job of the package's title and client. */
function makeJob(ctx: SignedInContext, pack: repository.PackageRow): string {
  let jobId = ''
  decide(ctx, 'package job', {}, (decision) => {
    const { title, clientId } = pack
    jobId = addJob(decision, { title, talentTitle: title, clientId }).id
    repository.updatePackage(ctx.db, pack, { jobId })
  })
  return jobId
}
