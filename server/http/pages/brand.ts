import { createHash } from 'node:crypto'
import { agency, emptyAgency } from '../../../shared/agency'
import type { AgencyPicture } from '../../../shared/agency/agencySettings'
import { accentShades, colorVariable } from '../../../shared/agency/colour'
import type { AppContext } from '../../core/context'
import type { Images } from '../../core/files/imageProcessor'
import { settableInLatin } from '../../core/text/settable'
import { pictureFile } from '../../features/media/store/rules'

export type Brand = Parameters<Images['icon']>[0]

/** The product's default accent (client/src/design/theme/tokens.ts). */
const ACCENT = '#ce1719'

/** True once the agency has set its name or its look: its icons and link picture are drawn then. */
export function hasOwnLook(): boolean {
  const { logo, logoOnDark, icon, accent, sharePicture } = agency.look
  const isNamed = agency.name !== emptyAgency.name && sharePicture === ''
  return isNamed || [logo, logoOnDark, icon, accent].some(Boolean)
}

/** The picture of a link to the site; null for an agency without name and look. */
export const sharePictureKind = (): 'demo' | 'drawn' | null =>
  hasOwnLook() ? 'drawn' : agency.look.sharePicture || null

/** Changes with everything that an icon or the link picture shows. */
export function brandVersion(): string {
  const { name, line, look } = agency
  const shown = JSON.stringify([name, line, look])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 8)
}

/** The address of a drawn file, with a version of the look, because browsers and messengers cache it. */
export const brandAddress = (path: string) => (hasOwnLook() ? `${path}?v=${brandVersion()}` : path)

/** The source of the drawn files. */
export async function brandOf({ localPath }: AppContext['storage']): Promise<Brand> {
  const { name, line, look } = agency
  const fileOf = async (picture: AgencyPicture | null) =>
    picture && localPath(picture.id, pictureFile(picture))
  return {
    name: settableInLatin(name),
    line: settableInLatin(line),
    accent: look.accent || ACCENT,
    icon: await fileOf(look.icon),
    logo: await fileOf(look.logoOnDark ?? look.logo),
    isSilhouette: look.logoOnDark === null && look.logo?.isTransparent === true,
  }
}

/** The style rule of the agency's own accent colour; blank without one. */
export function accentStyle(): string {
  const { accent } = agency.look
  if (accent === '') return ''
  const rules = Object.entries(accentShades(accent)).map(
    ([token, shade]) => `${colorVariable(token)}:${shade}`,
  )
  return `:root{${rules.join(';')}}`
}

/** The links to the site's icons. */
export const iconLinks = (): string =>
  [
    hasOwnLook()
      ? `<link rel="icon" href="${brandAddress('/icon-32.png')}" type="image/png" sizes="32x32" />`
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    `<link rel="apple-touch-icon" href="${brandAddress('/icon-180.png')}" />`,
  ].join('\n    ')
