import { integrations } from './copy'

const spaced = (name: string) => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `jobs.change` as a part of the product and what may be done in it. */
function partsOf(action: string): { part: string; deed: string } {
  const [part = '', deed = ''] = action.split('.')
  return {
    part: integrations.parts[part] ?? capitalized(spaced(part)),
    deed: integrations.deeds[deed] ?? spaced(deed),
  }
}

/** The actions by the part of the product that they are about, in their order. */
export function byPart(actions: readonly string[]) {
  const parts = new Map<string, { action: string; deed: string }[]>()
  for (const action of actions) {
    const { part, deed } = partsOf(action)
    parts.set(part, [...(parts.get(part) ?? []), { action, deed }])
  }
  return [...parts].map(([part, inside]) => ({ part, actions: inside }))
}

/** The actions in one line: `Jobs: read, change; Clients: read`. */
export const inOneLine = (actions: readonly string[]) =>
  byPart(actions)
    .map(({ part, actions: inside }) => `${part}: ${inside.map(({ deed }) => deed).join(', ')}`)
    .join('; ')
