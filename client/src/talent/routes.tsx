import type { AudienceRoute } from '../lib/routes'

export const talentRoutes: AudienceRoute[] = []
