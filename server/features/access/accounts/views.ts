import type { OpenSession, SignedIn } from '../../../../shared/access/accounts'
import type { AccountRow, openSessionsOf } from './repository'

type OwnModel = { modelId: string | null; onboardedAt: string | null; profilePic: string | null }

export function signedInView(
  token: string,
  account: AccountRow,
  model: OwnModel,
  isNewRegistration: boolean,
): SignedIn {
  const { id, name, role } = account
  const { modelId, profilePic } = model
  return {
    token,
    account: { id, name, role, profilePic, modelId },
    isNewRegistration,
    requiresOnboarding: role === 'model' && model.onboardedAt === null,
  }
}

export const openSessionView = (
  row: ReturnType<typeof openSessionsOf>[number],
  currentId: string,
): OpenSession => ({
  id: row.id,
  userAgent: row.userAgent,
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
  isCurrent: row.id === currentId,
})
