import { STAGE_NAME_MAX } from '../../../../shared/limits'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { createModel } from '../../roster/models/invitations.service'
import { findByAddress } from '../../roster/models/repository'
import { insertItem } from '../../roster/portfolio/repository'
import { updateModel } from '../../roster/profile/repository'
import { type FileRow, giveInvitation } from './repository'
import { displayName, modelFacts } from './rules'
import { findKnown } from './service'

/**
 * Makes an unassigned model of an approved request, with its pictures and videos, which stay with the request too. An
 * invitation that was sent already leads to this model. Throws notFound, 409 for a request that is not approved, and
 * for an address that a model has already.
 */
export function addApplicant(ctx: SignedInContext, { id }: { id: string }): { modelId: string } {
  return transaction(ctx.db, () => {
    const { application, files } = findKnown(ctx, id)
    if (application.status !== 'approved') throw conflict(serverMessages.notApproved)
    if (findByAddress(ctx.db, application.email)) throw conflict(serverMessages.inModels)
    const { gender, city, ...facts } = modelFacts(application)
    const { id: modelId } = createModel(ctx, {
      name: application.name,
      stageName: displayName(application).slice(0, STAGE_NAME_MAX),
      gender,
      city,
      email: application.email,
      phone: application.contact,
      isOnboarded: true,
      invite: false,
    })
    updateModel(ctx.db, modelId, { ...facts, whyHire: application.whyHire })
    addFiles(ctx, modelId, files)
    giveInvitation(ctx.db, id, modelId)
    return { modelId }
  })
}

/** The first picture becomes the profile picture. */
function addFiles({ db, clock }: SignedInContext, modelId: string, files: readonly FileRow[]) {
  const shown = files.filter(({ media }) => media.kind !== 'document')
  const face = shown.find(({ media }) => media.kind === 'image')
  for (const [position, file] of shown.entries())
    insertItem(db, {
      id: newId(),
      modelId,
      mediaId: file.media.id,
      externalUrl: null,
      type: file === face ? 'profile_pic' : 'gallery',
      isLocked: false,
      position,
      createdAt: clock().toISOString(),
    })
}
