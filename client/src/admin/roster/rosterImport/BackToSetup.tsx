import { adminPaths } from '../../../../../shared/adminPaths'
import { LinkButton } from '../../../design/actions/LinkButton'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { setup as copy } from '../../shell/setup.copy'

/** The way back for a superadmin who came here from the setup wizard and has steps left. */
export function BackToSetup() {
  const me = trpc.admin.me.useQuery()
  const isSuperadmin = me.data?.role === 'superadmin'
  const setup = trpc.admin.setup.read.useQuery(undefined, { ...adminQueryOptions, enabled: isSuperadmin })
  const isOpen = setup.data?.isShown && setup.data.nextStep !== null && setup.data.nextStep !== 'you'
  return isOpen ? <LinkButton href={adminPaths.setup}>{copy.goOn}</LinkButton> : null
}
