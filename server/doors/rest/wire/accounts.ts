import type { SignedIn } from '../../../../shared/accounts'
import { agency } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'

export const adminSession = ({ token }: SignedIn) => ({
  success: true,
  message: messages.adminLogin.done,
  data: { token, agency: { name: agency.name } },
})
