import type { SignedIn } from '../../../../shared/accounts'
import { agency } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'
import { serverMessages } from '../../../../shared/serverMessages'
import type { Context } from '../../../core/context'
import type { Given } from '../rows'
import type { View } from './envelope'
import { wholeAddress } from './pictures'

export const adminSession = ({ token }: SignedIn) => ({
  success: true,
  message: messages.adminLogin.done,
  data: { token, agency: { name: agency.name } },
})

/** Specification section 3, 'Auth payloads'. `_id` and `model_id` are both the model's (contract). */
const session = ({ token, account, ...signedIn }: SignedIn, ctx: Context) => ({
  token,
  name: account.name,
  profile_pic: wholeAddress(account.profilePic, ctx),
  _id: account.modelId,
  model_id: account.modelId,
  is_new_registration: signedIn.isNewRegistration,
  requires_onboarding: signedIn.requiresOnboarding,
  user: { _id: account.modelId, name: account.name, roles: [account.role] },
})

/** Sign-in: `token` and `user.roles` at the top, and all of it under `data`. */
export const talentSession: View<SignedIn> = (signedIn, ctx) => {
  const data = session(signedIn, ctx)
  return { success: true, message: messages.login.done, token: data.token, user: data.user, data }
}

/** Sign-up and social sign-in: everything under `data`. */
export const newSession: View<SignedIn> = (signedIn, ctx) => ({
  success: true,
  message: signedIn.isNewRegistration ? messages.signUp.done : messages.login.done,
  data: session(signedIn, ctx),
})

export const socialRequest = ({ social_token, provider, name, contact }: Given) => ({
  socialToken: social_token,
  provider,
  name,
  contact,
})

export const resetAsked = () => ({ success: true, message: serverMessages.resetAsked })
export const resetDone = () => ({ success: true, message: messages.reset.doneText })
