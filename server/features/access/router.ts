import { mergeRouters } from '../../core/procedures'
import { authRouter } from './accounts/router'
import { sessionProofRouter } from './accounts/sessionProof.router'
import { adminStaffAccount } from './accounts/staff.router'
import { adminApiKeys } from './apiKeys/router'
import { adminAudit } from './audit/router'
import { adminPasskeys, passkeySignIn } from './passkeys/router'
import { passwordResetRouter } from './passwordReset/router'
import { talentPush } from './push/router'
import { adminSecondFactor, teamSecondFactors } from './secondFactor/router'
import { adminTeam, teamEntrance } from './team/router'

export const access = {
  auth: mergeRouters(authRouter, passwordResetRouter, teamEntrance, passkeySignIn, sessionProofRouter),
  talent: { push: talentPush },
  admin: {
    secondFactor: adminSecondFactor,
    passkeys: adminPasskeys,
    staffAccount: adminStaffAccount,
    team: mergeRouters(adminTeam, teamSecondFactors),
    apiKeys: adminApiKeys,
    audit: adminAudit,
  },
}
