import type { AudienceRoute } from '../lib/routes'

export const adminRoutes: AudienceRoute[] = []
