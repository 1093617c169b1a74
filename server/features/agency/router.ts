import { adminDataRequests } from './dataRequests/router'
import { siteLegal } from './legalTexts/router'
import { adminDeskSettings } from './settings/desk.router'
import { adminSettings } from './settings/router'
import { adminWebhooks } from './webhooks/router'

export const agency = {
  site: {
    legal: siteLegal,
  },
  admin: {
    settings: adminSettings,
    deskSettings: adminDeskSettings,
    webhooks: adminWebhooks,
    dataRequests: adminDataRequests,
  },
}
