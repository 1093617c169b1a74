import {
  type ClaimRole,
  JOB_ROLES_MAX,
  type JobRoleChange,
  type JobRoleDecision,
  type NewJobRole,
} from '../../../../shared/desk/jobs/jobRoles'
import type { JobDecided } from '../../../../shared/desk/jobs/jobs'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflict, notFound } from '../../../core/errors'
import { currentClaim, mentionClaim, saveClaim } from '../claims/service'
import { activityAboutClaim, addRow, changeRow, removeRow } from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { claimsWithRole, rolesOf } from './roles.repository'
import { jobDecided, openJob } from './service'

/** A role of a job. Throws 404 for one of another job. */
export function roleOf(db: Db, jobId: string, roleId: string) {
  const role = rolesOf(db, jobId).find(({ id }) => id === roleId)
  if (!role) throw notFound('Role')
  return role
}

/** What a talent without a fee gets with a role. */
export const feeOf = ({ feePaise, feeUnit }: Pick<ReturnType<typeof roleOf>, 'feePaise' | 'feeUnit'>) =>
  feePaise === null ? {} : { feePaise, feeUnit: feeUnit ?? ('day' as const) }

/** Adds a role to a job: what is looked for, how many, and what it pays. */
export function addRole(ctx: SignedInContext, given: NewJobRole): JobDecided {
  const { jobId, version, decisionKey: _, ...facts } = given
  const decided = decide(ctx, 'addRole', given, (decision) => {
    const { line } = openJob(decision, jobId, version, 'role added')
    if (rolesOf(ctx.db, jobId).length >= JOB_ROLES_MAX)
      throw conflict(`A job has at most ${JOB_ROLES_MAX} roles`)
    addRow(decision, line, 'jobRoles', { id: newId(), jobId, ...facts })
    changeRow(decision, line, 'jobs', jobId, { version: version + 1 })
  })
  return jobDecided(ctx, jobId, decided)
}

/** Changes the facts of a role that were sent. The fees of talents who have it stay. */
export function changeRole(ctx: SignedInContext, given: JobRoleChange): JobDecided {
  const { jobId, roleId, version, decisionKey: _, ...facts } = given
  const decided = decide(ctx, 'changeRole', given, (decision) => {
    const { line } = openJob(decision, jobId, version, 'role changed')
    changeRow(decision, line, 'jobRoles', roleOf(ctx.db, jobId, roleId).id, defined(facts))
    changeRow(decision, line, 'jobs', jobId, { version: version + 1 })
  })
  return jobDecided(ctx, jobId, decided)
}

/** Removes a role; the talents who had it stay on the job without one. */
export function removeRole(ctx: SignedInContext, given: JobRoleDecision): JobDecided {
  const { jobId, roleId, version } = given
  const decided = decide(ctx, 'removeRole', given, (decision) => {
    const { line } = openJob(decision, jobId, version, 'role removed')
    for (const claim of claimsWithRole(ctx.db, roleOf(ctx.db, jobId, roleId).id))
      changeRow(decision, mentionClaim(decision, claim, 'role taken'), 'claims', claim.id, { roleId: null })
    removeRow(decision, line, 'jobRoles', roleId)
    changeRow(decision, line, 'jobs', jobId, { version: version + 1 })
  })
  return jobDecided(ctx, jobId, decided)
}

/** Gives a talent a role of its job, or none. Who has no fee yet gets that of the role. */
export function setRole(ctx: SignedInContext, given: ClaimRole): Decided {
  return decide(ctx, 'setRole', given, (decision) => {
    const { claim, job } = currentClaim(decision, given)
    const role = given.roleId === null ? null : roleOf(ctx.db, job.id, given.roleId)
    const line = activityAboutClaim(decision, role ? 'role given' : 'role taken', claim)
    const fee = role && claim.feePaise === null ? feeOf(role) : {}
    saveClaim(decision, line, claim, { roleId: role?.id ?? null, ...fee })
  })
}
