import { paths } from '../../../../../shared/paths'
import { LinkButton } from '../../../design/actions/LinkButton'
import { sheet as words } from './copy'

/** Leads from a job to its call sheet. */
export const CallSheetLink = ({ number, dateId }: { number: string; dateId?: string }) => (
  <LinkButton variant="quiet" size="touch" px={0} href={paths.adminCallSheet(number, dateId)}>
    {words.ofJob}
  </LinkButton>
)
