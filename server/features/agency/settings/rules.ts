import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext } from '../../../core/context'
import { withCountryCode } from '../../../core/text/phones'

const NUMBERS = new Set(['phone', 'whatsapp'])

/** What a form sent, as it is stored: phone numbers that people abroad can call too. */
export const asKept = <Given extends object>(given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, NUMBERS.has(name) ? withCountryCode(value) : value]),
  ) as Given

/** The fields of `next` that differ from those of `before`, by name. */
export const changedFields = (before: object, next: object): string[] =>
  Object.entries(next).flatMap(([name, part]) =>
    JSON.stringify(part) === JSON.stringify(Reflect.get(before, name)) ? [] : [name],
  )

/** Where a provider sends people back to, and this site, as its form asks for them. */
export const signInAddresses = (config: AppContext['config']) => ({
  redirect: `${publicUrl(config)}${paths.login}`,
  origin: publicUrl(config),
})
