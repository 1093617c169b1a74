import { paths } from '../../../shared/paths'
import { publicUrl } from '../../core/config'
import type { AppContext } from '../../core/context'
import { withCountryCode } from '../../core/phones'

/** What a form sent, as it is stored: a phone number that people abroad can call too. */
export const asKept = <Given extends object>(given: Given): Given =>
  'phone' in given && typeof given.phone === 'string'
    ? { ...given, phone: withCountryCode(given.phone) }
    : given

/** Where a provider sends people back to, and this site, as its form asks for them. */
export const signInAddresses = (config: AppContext['config']) => ({
  redirect: `${publicUrl(config)}${paths.login}`,
  origin: publicUrl(config),
})
