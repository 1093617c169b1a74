import { adminPaths } from '../../../../../shared/adminPaths'
import { trpc } from '../../../lib/trpc'
import { menuOf } from '../../pages'
import { useSystemNotices } from '../../shell/useSystemNotices'

/** The settings group of the navigation, by the user's role, with its attention marks. */
export function useSettingsNav() {
  const me = trpc.admin.me.useQuery()
  const notices = useSystemNotices()
  return menuOf('settings', me.data?.role === 'booker')
    .filter(({ isForSuperadmin }) => !isForSuperadmin || me.data?.role === 'superadmin')
    .map((item) => ({
      ...item,
      needsAttention: item.to === adminPaths.system && notices?.needsAttention === true,
    }))
}
