import type { Submission } from '../../../../shared/talents'

/** Nobody has decided on it yet, so it can be taken back. */
export const isUnderWay = ({ status }: Submission) => status === 'pending' || status === 'reviewed'
