import type { SignupRequest } from '../../../../../shared/intake/signupRequests'

/** The applicant's stage name, or else the full name. */
export const shownName = ({ stageName, name }: SignupRequest) => stageName ?? name
