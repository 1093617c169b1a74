import { adminPaths } from '../../../../../shared/adminPaths'
import { LinkButton } from '../../../design/actions/LinkButton'
import { hours as copy } from './hoursCopy'

/** Leads from a call sheet to the hours of its day. */
export const HoursLink = ({ number, dateId }: { number: string; dateId: string }) => (
  <LinkButton variant="quiet" size="touch" px={0} href={adminPaths.hours(number, dateId)}>
    {copy.ofDay}
  </LinkButton>
)
