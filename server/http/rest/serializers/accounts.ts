import type { SignedIn } from '../../../../shared/access/accounts'
import { agency } from '../../../../shared/agency'
import { ROLES } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { choice, flag, inside, known, list, object, text } from '../../../core/codec'
import { serverMessages } from '../../../core/messages'
import type { Given } from '../defineRoute'
import { reads, says, success } from './envelope'
import { wholeAddress } from './pictures'

export const adminSession = object<SignedIn>()({
  success,
  message: says(messages.adminLogin.done),
  data: inside(
    object<SignedIn>()({ token: text, agency: [object<typeof agency>()({ name: text }), () => agency] }),
  ),
})

/** API clients may also send the identification as `email` or `username`. */
export const talentSignInRequest = ({ identification, email, username, password }: Given) => ({
  identification: identification || email || username,
  password,
})

type Account = SignedIn['account']
const user = object<Account>()({
  _id: [known, (account) => account.modelId],
  name: text,
  roles: [list(choice(ROLES)), (account) => [account.role]],
})
/** `_id` and `model_id` are both the model's id. */
const session = object<SignedIn>('Session')({
  token: text,
  name: [text, ({ account }) => account.name],
  profile_pic: [known, ({ account }, ctx) => wholeAddress(account.profilePic, ctx)],
  _id: [known, ({ account }) => account.modelId],
  model_id: [known, ({ account }) => account.modelId],
  is_new_registration: flag,
  requires_onboarding: flag,
  user: [user, ({ account }) => account],
})

/** Sign-in: `token` and `user.roles` at the top, and all of it under `data`. */
export const talentSession = object<SignedIn>()({
  success,
  message: says(messages.login.done),
  token: text,
  user: [user, ({ account }) => account],
  data: inside(session),
})

/** Sign-up and social sign-in: everything under `data`. */
export const newSession = object<SignedIn>()({
  success,
  message: [
    text,
    ({ isNewRegistration }) => (isNewRegistration ? messages.signUp.done : messages.login.done),
  ],
  data: inside(session),
})

export const socialRequest = reads('social_token', 'provider', 'name', 'contact')

export const resetAsked = object<unknown>()({ success, message: says(serverMessages.resetAsked) })
export const resetDone = object<unknown>()({ success, message: says(messages.reset.doneText) })
