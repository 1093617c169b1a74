import type { LinkAnswer, LinkAnswered, LinkQuestion } from '../../../../shared/desk/talentJobs'
import { paths } from '../../../../shared/paths'
import type { RequestContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { notFound, toErrorResponse } from '../../../core/errors'
import { sha256 } from '../../../core/security/secrets'
import { linkToken } from '../../../core/security/tokens'
import { decideAs } from '../decisions/service'
import type { claimForMail } from '../notices/repository'
import * as repository from './links.repository'
import { giveAnswer, jobOf } from './service'

const LINK_MS = 7 * 24 * 60 * 60_000

type About = Pick<NonNullable<ReturnType<typeof claimForMail>>, 'claim' | 'model'>

/**
 * Where a talent answers the question of a mail: its own page, or without an account a new link for this one answer,
 * valid until the option's end or for seven days (D31). Runs in the transaction that writes the mail.
 */
export function answerPath(db: Db, now: Date, { claim, model }: About): string {
  if (model?.accountId) return paths.talentJobs
  const { token, stored } = linkToken(now, LINK_MS)
  const expiresAt = claim.expiresAt ?? stored.expiresAt
  repository.insertLink(db, { ...stored, claimId: claim.id, expiresAt })
  return paths.answer(token)
}

type Reading = Pick<RequestContext, 'db' | 'clock'>
const closed = () => notFound('Link')

function claimOf({ db, clock }: Reading, token: string) {
  const claim = repository.claimOfLink(db, sha256(token), clock().toISOString())
  if (!claim?.modelId) throw closed()
  return { ...claim, modelId: claim.modelId }
}

/** What an unused link asks. Throws the same 404 for a guessed and an ended link, and once no answer is awaited. */
function opened(ctx: Reading, token: string) {
  const claim = claimOf(ctx, token)
  if (claim.usedAt !== null) throw closed()
  const job = jobOf(ctx, claim.modelId, claim.id)
  if (!job.mayAnswer) throw closed()
  return { claim, job }
}

/**
 * Reads the question behind a link. This changes nothing, because mail scanners open links. For a used link: its
 * answer, until the link ends (D31). Throws 404 as `opened`, and 429 for too many reads.
 */
export async function question(ctx: RequestContext, { token }: { token: string }): Promise<LinkQuestion> {
  await ctx.limits.count('answerLink', ctx.address)
  return read(ctx, token)
}

function read(ctx: Reading, token: string): LinkQuestion {
  const { usedAt, answer, answerVia, modelName } = claimOf(ctx, token)
  const isSaid = answer === 'yes' || answer === 'conditional' || answer === 'no'
  if (usedAt !== null && answerVia === 'link' && isSaid) return { answer }
  const { claimId: _, ...job } = opened(ctx, token).job
  return { name: modelName, job }
}

/** Whether a link still asks, or shows its answer. */
export function isOpen(ctx: Reading, token: string): boolean {
  try {
    return read(ctx, token) !== null
  } catch (error) {
    if (toErrorResponse(error).status === 404) return false
    throw error
  }
}

/** Answers by a link, once. Throws as `question`, and 409 when something has changed since it was read. */
export async function give(ctx: RequestContext, { token, ...given }: LinkAnswer): Promise<LinkAnswered> {
  await ctx.limits.count('answerLink', ctx.address)
  const hash = sha256(token)
  const name = repository.claimOfLink(ctx.db, hash, ctx.clock().toISOString())?.modelName ?? ''
  decideAs(ctx, { id: null, name }, `answer link ${hash}`, given, (decision) => {
    const { claim, job } = opened(ctx, token)
    giveAnswer(ctx, decision, job, { ...given, claimId: claim.id }, { id: null, via: 'link' })
    repository.useLinks(ctx.db, claim.id, decision.at)
  })
  return { answer: given.answer }
}
