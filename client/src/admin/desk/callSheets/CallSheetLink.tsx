import { adminPaths } from '../../../../../shared/adminPaths'
import { LinkButton } from '../../../design/actions/LinkButton'
import { sheet as copy } from './copy'

/** Leads from a job to its call sheet. */
export const CallSheetLink = ({ number, dateId }: { number: string; dateId?: string }) => (
  <LinkButton variant="quiet" size="touch" px={0} href={adminPaths.callSheet(number, dateId)}>
    {copy.ofJob}
  </LinkButton>
)
