import {
  type NewPackage,
  PACKAGE_DAYS,
  PACKAGE_FACES_MAX,
  type PackageChange,
  type PackageEntries,
  type PackageFaces,
  type PackageFilters,
  type PackageStep,
} from '../../../../shared/desk/packages/packages'
import type {
  PackageFacesAdded,
  PackageLine,
  PackageRecord,
} from '../../../../shared/desk/packages/packageViews'
import { localDay } from '../../../../shared/format'
import { type Page, pageOf } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import { dayAfter, localMoment } from '../../../../shared/time/days'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflict, conflictWith, invalid, notFound } from '../../../core/errors'
import { sign } from '../../../core/security/secrets'
import { findModelPages } from '../../roster/publicRoster/pages.service'
import { mergedInto } from '../claims/repository'
import { findClient } from '../clients/repository'
import { findJob } from '../jobs/repository'
import { writeEntries } from './entries.service'
import { readRecord } from './reading.service'
import * as repository from './repository'
import { showsOf } from './views'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** One page of packages, newest first. */
export function listPackages(
  { db, clock }: Reading,
  { page, limit, search, state }: PackageFilters,
): Page<PackageLine> {
  const wanted = { search: fold(search), state, now: clock().toISOString() }
  const { rows, total } = repository.pageOfPackages(db, wanted, limit, (page - 1) * limit)
  const lines = rows.map(({ yes, maybe, no, hasEnded, ...row }) => ({
    ...row,
    hasEnded: hasEnded === 1,
    picks: { yes, maybe, no },
  }))
  return pageOf(lines, total, limit)
}

/** A package by its id. Throws 404. */
export function packageOf(db: Db, id: string): repository.PackageRow {
  const found = repository.findPackage(db, id)
  if (!found) throw notFound('Package')
  return found
}

/** One package with faces, links and answers. Throws 404. */
export const readPackage = (app: Reading, id: string): PackageRecord => readRecord(app, packageOf(app.db, id))

/** The moment at which a day is over at the agency. */
const endOf = (day: string) => new Date(localMoment(dayAfter(day))).toISOString()

/**
 * Makes a package in one press: of a job with its title, client and talents, shown as the last one for this client. Who is
 * not on the roster is left out. Throws 400 for an unknown job or client.
 */
export function createPackage(ctx: SignedInContext, given: NewPackage): PackageRecord {
  const { db, session } = ctx
  const now = ctx.clock()
  const { decisionKey = null } = given
  const request = {
    scope: `package ${session.account.id}`,
    key: decisionKey ?? ctx.idempotencyKey,
    body: given,
  }
  const { id } = transaction(db, () =>
    once(db, now, request, () => {
      const { clientId, jobId, title } = subjectOf(db, given)
      const last = clientId === null ? undefined : repository.lastForClient(db, clientId)
      const made = newId()
      repository.insertPackage(db, {
        ...(last && showsOf(last)),
        id: made,
        title,
        clientId,
        jobId,
        expiresAt: endOf(dayAfter(localDay(now), PACKAGE_DAYS)),
        madeBy: session.account.id,
        createdAt: now.toISOString(),
      })
      const wanted = given.modelIds ?? (jobId === null ? [] : repository.talentsOfJob(db, jobId))
      const onRoster = findModelPages(ctx, wanted)
      writeEntries(
        ctx,
        packageOf(db, made),
        [...new Set(wanted)].filter((id) => onRoster.has(id)).map((modelId) => ({ modelId })),
      )
      return made
    }),
  )
  return readPackage(ctx, id)
}

function subjectOf(db: Db, { clientId: sent, jobId: wanted, title }: NewPackage) {
  const job = wanted ? findJob(db, wanted) : undefined
  if (wanted && !job) throw invalid('jobId', 'Choose a job')
  const clientId = sent ?? job?.clientId ?? null
  const client = clientId === null ? undefined : findClient(db, clientId)
  if (sent && !client) throw invalid('clientId', 'Choose a client')
  return {
    clientId: clientId === null ? null : mergedInto(db, clientId),
    jobId: job?.id ?? null,
    // The client reads it.
    title: title ?? job?.title ?? client?.name ?? 'Selection',
  }
}

/** The package, when it still is as the caller read it. Throws 404, and 409 with its version and maker. */
function openPackage(db: Db, { id, version }: { id: string; version: number }): repository.PackageRow {
  const pack = packageOf(db, id)
  if (pack.version !== version)
    throw conflictWith('A colleague changed this package in the meantime.', {
      kind: 'changed',
      since: [],
      now: { id, version: pack.version, state: pack.state },
    })
  return pack
}

/** Saves a package; what a client can see of a sent one is a new edition. */
function save(db: Db, pack: repository.PackageRow, values: Partial<repository.PackageRow>) {
  repository.updatePackage(db, pack, { edition: nextEdition(pack), ...values })
}

const nextEdition = ({ state, edition }: repository.PackageRow) => (state === 'draft' ? edition : edition + 1)

/** Changes the facts that were sent and no others. Throws 400 for an unknown client or job, 409 for a stale version. */
export function changePackage(ctx: SignedInContext, given: PackageChange): PackageRecord {
  const { db } = ctx
  const { id, version: _version, decisionKey: _key, openUntil, passcode, clientId, jobId, ...facts } = given
  if (clientId && !findClient(db, clientId)) throw invalid('clientId', 'Choose a client')
  if (jobId && !findJob(db, jobId)) throw invalid('jobId', 'Choose a job')
  if (openUntil !== undefined && openUntil < localDay(ctx.clock()))
    throw invalid('openUntil', 'Choose a day that is not over')
  transaction(db, () => {
    const pack = openPackage(db, given)
    save(db, pack, {
      ...defined(facts),
      ...defined({
        jobId,
        clientId: clientId ? mergedInto(db, clientId) : clientId,
        expiresAt: openUntil && endOf(openUntil),
        passcodeHash: passcode ? passcodeHash(ctx, id, passcode) : passcode,
      }),
    })
  })
  return readPackage(ctx, id)
}

/** What is stored of a passcode: six digits would be found from a plain hash in a second. */
export const passcodeHash = ({ secrets }: Pick<AppContext, 'secrets'>, packageId: string, passcode: string) =>
  sign(secrets.visitors, `package ${packageId} ${passcode}`)

/** Puts these faces into the package, in this order. Throws 400 as `writeEntries`, 409 for a stale version. */
export function setEntries(ctx: SignedInContext, given: PackageEntries): PackageRecord {
  transaction(ctx.db, () => {
    const pack = openPackage(ctx.db, given)
    save(ctx.db, pack, {})
    writeEntries(ctx, { ...pack, edition: nextEdition(pack) }, given.entries)
  })
  return readPackage(ctx, given.id)
}

/**
 * Adds talents at the end of a package, whatever a colleague changed in it meanwhile; who is in it already stays as they
 * are. Throws 404, 409 for a closed one, 400 above sixty faces.
 */
export function addFaces(ctx: SignedInContext, { id, modelIds }: PackageFaces): PackageFacesAdded {
  const { db } = ctx
  const wanted = [...new Set(modelIds)]
  const result = transaction(db, () => {
    const pack = packageOf(db, id)
    if (pack.state === 'closed') throw conflict('This package is closed. Open it again first.')
    const before = repository.entriesOf(db, id).filter(({ removedAt }) => removedAt === null)
    const listed = before.flatMap(({ modelId }) => modelId ?? [])
    const onRoster = findModelPages(ctx, wanted)
    const alreadyIn = wanted.filter((modelId) => listed.includes(modelId))
    const others = wanted.filter((modelId) => !alreadyIn.includes(modelId))
    const added = others.filter((modelId) => onRoster.has(modelId))
    if (listed.length + added.length > PACKAGE_FACES_MAX)
      throw invalid('modelIds', `At most ${PACKAGE_FACES_MAX} faces`)
    if (added.length > 0) {
      save(db, pack, {})
      const entries = [...listed, ...added].map((modelId) => ({ modelId }))
      writeEntries(ctx, { ...pack, edition: nextEdition(pack) }, entries)
    }
    return { added, alreadyIn, leftOut: others.filter((modelId) => !onRoster.has(modelId)) }
  })
  return { ...result, package: readPackage(ctx, id) }
}

/** Closes a package: its page ends at the next request. Throws 409 for a stale version. */
export function closePackage(ctx: SignedInContext, given: PackageStep): PackageRecord {
  const now = ctx.clock().toISOString()
  transaction(ctx.db, () => {
    const pack = openPackage(ctx.db, given)
    repository.updatePackage(ctx.db, pack, { state: 'closed', closedAt: now })
  })
  return readPackage(ctx, given.id)
}

/** Opens a closed or ended package again, for fourteen days where its last day is over. Throws 409 for a stale version. */
export function reopenPackage(ctx: SignedInContext, given: PackageStep): PackageRecord {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const pack = openPackage(ctx.db, given)
    const expiresAt =
      pack.expiresAt > now.toISOString() ? pack.expiresAt : endOf(dayAfter(localDay(now), PACKAGE_DAYS))
    // Also without a link: its sheet may have been shown, or answered, and its numbers stay.
    const state = pack.state === 'closed' ? 'live' : pack.state
    repository.updatePackage(ctx.db, pack, { state, closedAt: null, expiresAt })
  })
  return readPackage(ctx, given.id)
}
