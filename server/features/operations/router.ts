import { adminRecoveryCode } from './backups/recoveryCode.router'
import { adminBackups } from './backups/router'
import { adminDashboard, adminMe } from './dashboard/router'
import { adminRetention } from './retention/router'
import { adminSetup } from './setup/router'
import { adminSystem } from './system/router'

export const operations = {
  admin: {
    me: adminMe,
    dashboard: adminDashboard,
    retention: adminRetention,
    backups: adminBackups,
    recoveryCode: adminRecoveryCode,
    system: adminSystem,
    setup: adminSetup,
  },
}
