import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'

const EVERY_MS = 5 * 60_000

/** The warnings for all admin pages; undefined before the first response. */
export const useSystemNotices = () =>
  trpc.admin.system.notices.useQuery(undefined, { ...refetchOnReturn, refetchInterval: EVERY_MS }).data
