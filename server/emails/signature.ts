import { agency } from '../../shared/agency'

const lines = (...parts: string[]) => `${parts.filter(Boolean).join('\n')}\n`

/** The end of a mail: who of the agency writes, where that is known, the agency's name, and its phone number where it has one. */
export const signature = (writer = '') => lines(writer, agency.name, agency.contact.phone)

/** The same with the agency's general address in place of the phone number. */
export const signatureWithEmail = () => lines(agency.name, agency.contact.email)
