import type { Response } from 'express'
import { PACKAGE_DAYS } from '../../../shared/desk/packages/packages'
import { paths } from '../../../shared/paths'
import { publicUrl } from '../../core/config'
import type { AppContext } from '../../core/context'

const NAMES = ['pass', 'device'] as const
type Name = (typeof NAMES)[number]
const SECONDS = PACKAGE_DAYS * 24 * 60 * 60

/** What this browser keeps of a link: that it gave the passcode, and who of a group it is. */
export function cookiesOf(given: string | undefined): Partial<Record<Name, string>> {
  const pairs = (given ?? '').split(/;\s*/).map((each) => each.split('='))
  return Object.fromEntries(
    pairs.flatMap(([name = '', value = '']) =>
      NAMES.some((each) => each === name) && value.length <= 100 ? [[name, value]] : [],
    ),
  )
}

/** Keeps it for the pages of this link only. */
export function keepCookie(
  { config }: AppContext,
  response: Response,
  token: string,
  name: Name,
  value: string,
) {
  const secure = publicUrl(config).startsWith('https:') ? '; Secure' : ''
  response.append(
    'set-cookie',
    `${name}=${value}; Path=${paths.package(token)}; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
}
