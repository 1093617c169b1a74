import type { AgencyPicture } from '../../../../shared/agency/agencySettings'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { invalid } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import {
  claimMedia,
  findMedia,
  giveFiles,
  isKnown,
  publishMedia,
  removeMedia,
} from '../../media/store/repository'
import { storeUpload } from '../../media/store/service'
import { agencyPictureOf } from './rules'

/**
 * Stores an uploaded picture for the agency's settings. It is public once they are saved with it, and is deleted after
 * a day otherwise. Throws as storeUpload does.
 */
export async function uploadPicture(ctx: SignedInContext): Promise<AgencyPicture> {
  const ownerId = ctx.session.account.id
  return agencyPictureOf(
    await storeUpload(ctx, { upload: ctx.upload, kinds: ['image'], ownerId, uploader: null }),
  )
}

const isPicture = (value: object): value is AgencyPicture => 'id' in value && 'widths' in value

/**
 * A section's value with its pictures as the files have them; new ones become the agency's own and public. In the
 * transaction of the save. Throws 400 for a file that is none of these: uploaded by the caller, or public already, as
 * those of an earlier save are.
 */
export function keepPictures<Value>(ctx: SignedInContext, value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => keepPictures(ctx, each)) as Value
  if (isPicture(value)) return keepPicture(ctx, value) as Value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, keepPictures(ctx, part)]),
  ) as Value
}

type Team = { leads: readonly { picture: AgencyPicture | null }[] }

const portraits = ({ leads }: Team) => leads.flatMap(({ picture }) => (picture ? [picture.id] : []))

/**
 * Deletes the rows of the portraits that a team no longer has, and returns their ids, whose files are to be removed:
 * who leaves the agency leaves no photo behind. In the transaction of the save. A portrait has to be new or the team's
 * already, so that no other picture of the site is deleted as one; throws 400.
 */
export function dropPortraits({ db, session }: SignedInContext, before: Team, next: Team): string[] {
  const [had, has] = [portraits(before), portraits(next)]
  for (const id of has) {
    const row = findMedia(db, id)
    const isNew = row?.ownerId === session.account.id && row.claimedAt === null
    if (!isNew && !had.includes(id)) throw invalid('leads', serverMessages.unknownFile)
  }
  const dropped = had.filter((id) => !has.includes(id))
  for (const id of dropped) removeMedia(db, id)
  return dropped
}

/** A team as it was, without the portraits that were deleted since. */
export const withoutLostPortraits = <Value extends Team>(db: Db, team: Value): Value => ({
  ...team,
  leads: team.leads.map((lead) =>
    lead.picture && isKnown(db, lead.picture.id) ? lead : { ...lead, picture: null },
  ),
})

function keepPicture(ctx: SignedInContext, { id }: AgencyPicture): AgencyPicture {
  const row = findMedia(ctx.db, id)
  if (row?.kind !== 'image' || row.widths.length === 0) throw invalid('file', serverMessages.unknownFile)
  if (row.isPublic) return agencyPictureOf(row)
  const isOwn = row.ownerId === ctx.session.account.id && claimMedia(ctx.db, id, ctx.clock().toISOString())
  if (!isOwn) throw invalid('file', serverMessages.unknownFile)
  giveFiles(ctx.db, [id], null)
  publishMedia(ctx.db, id)
  return agencyPictureOf(row)
}
