import { aModel } from '../../../server/demo/builders/models'
import type { PackageOpened, SharedPackage } from '../../../shared/desk/packages/packageViews'
import { atDesk } from './desk'

/** The token of a link's address. */
export const tokenOf = ({ url }: { url: string }) => url.split('/p/')[1] ?? ''

/** What an opened link shows; throws when it asks for a passcode. */
export function unlocked(opened: PackageOpened): SharedPackage {
  if (opened.isLocked) throw new Error('the package asks for a passcode')
  return opened
}

/** A desk with three models, each with two open pictures, and a package of them. */
export async function withPackage(settings: Parameters<typeof atDesk>[0] = {}) {
  const here = atDesk(settings)
  const { t, desk } = here
  const models = ['Meher', 'Kiran', 'Ruhi'].map((stageName) => {
    const facts = { height: '175 cm', bust: 33, waist: 25, hips: 36, languages: ['Hindi'] }
    return aModel(t, { stageName, name: `${stageName} Rao`, ...facts }, [{ type: 'profile_pic' }, {}])
  })
  const modelIds = models.map(({ id }) => id)
  const pack = await desk.packages.create({ title: 'Third Monsoon', modelIds })
  const again = () => desk.packages.get({ id: pack.id })
  /** A new link: its token. */
  const link = async (name: string, kind: 'person' | 'group' = 'person') =>
    tokenOf(await desk.packages.addLink({ id: pack.id, name, kind }))
  const entries = async () =>
    (await again()).entries.map(({ modelId, pictures }) => ({ modelId: modelId ?? '', pictures }))
  const client = () => t.visitor().site.packages
  const open = async (token: string) => unlocked(await client().open({ token }))
  return { ...here, models, modelIds, pack, again, link, entries, client, open }
}
