import { withCountryCode } from '../../core/phones'

/** What a form sent, as it is stored: a phone number that people abroad can call too. */
export const asKept = <Given extends object>(given: Given): Given =>
  'phone' in given && typeof given.phone === 'string'
    ? { ...given, phone: withCountryCode(given.phone) }
    : given
