import type { AudienceRoute } from '../lib/routes'

export const accountRoutes: AudienceRoute[] = []
