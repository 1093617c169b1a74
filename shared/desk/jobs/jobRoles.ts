import { z } from 'zod'
import { NAME_MAX, PROSE_MAX } from '../../limits'
import { oneOf } from '../../text/choices'
import { clearableProse, id, requiredLine } from '../../text/text'
import { decisionKey, paise, version } from '../claims'
import { FEE_UNITS, type FeeUnit } from '../deskLists'

/** D54 */
export const JOB_ROLES_MAX = 30
const WANTED_MAX = 100
const title = requiredLine(NAME_MAX, 'Enter what the role is')
const wanted = z.int('Enter how many').min(1, 'At least 1').max(WANTED_MAX, `At most ${WANTED_MAX}`)
const feeUnit = oneOf(FEE_UNITS, 'Choose a unit')
const role = { brief: clearableProse(PROSE_MAX), feePaise: paise.nullish() }

/** What is looked for in a job: `Lead`, and two others. */
export const newJobRole = z.object({
  jobId: id,
  version,
  title,
  wanted: wanted.default(1),
  feeUnit: feeUnit.default('day'),
  ...role,
  decisionKey,
})
export type NewJobRole = z.output<typeof newJobRole>
export const jobRoleDecision = z.object({ jobId: id, roleId: id, version, decisionKey })
export type JobRoleDecision = z.output<typeof jobRoleDecision>
/** Only the fields that changed are sent. */
export const jobRoleChange = jobRoleDecision.extend({
  title: title.optional(),
  wanted: wanted.optional(),
  feeUnit: feeUnit.optional(),
  ...role,
})
export type JobRoleChange = z.output<typeof jobRoleChange>
/** Null takes a talent's role away. */
export const claimRole = z.object({ claimId: id, version, roleId: id.nullable(), decisionKey })
export type ClaimRole = z.output<typeof claimRole>

export type JobRoleView = {
  id: string
  title: string
  wanted: number
  brief: string | null
  /** whole paise */
  feePaise: number | null
  feeUnit: FeeUnit
}
