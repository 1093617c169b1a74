import type { OpportunityApplication } from '../../../../shared/roster/talents'

/** The agency has not decided yet, so the talent can withdraw it. */
export const isUnderWay = ({ status }: OpportunityApplication) =>
  status === 'pending' || status === 'reviewed'
