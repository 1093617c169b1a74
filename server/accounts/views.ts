import type { SignedIn } from '../../shared/accounts'
import type { AccountRow } from './repository'

/** What a browser may know about the account that signed in. */
export function signedInView(token: string, account: AccountRow, modelId: string | null): SignedIn {
  const { id, name, role, profilePicUrl } = account
  return { token, account: { id, name, role, profilePic: profilePicUrl, modelId } }
}
