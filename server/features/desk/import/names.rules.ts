import type { UnclearName } from '../../../../shared/desk/imports/deskImportLists'
import { fold } from '../../../../shared/text/fold'
import { nameKey } from '../../roster/import/runs.rules'
import type { TalentToMatch } from './repository'

const CANDIDATES_MAX = 20

/** How a talent is shown. */
const shownName = ({ stageName, name }: Pick<TalentToMatch, 'stageName' | 'name'>) => stageName ?? name

const nameKeysOf = ({ name, stageName }: TalentToMatch) =>
  new Set([nameKey(name), ...(stageName === null ? [] : [nameKey(stageName)])])

/** The initials of a name: `Neel Kapoor` is `NK`, `Noor` is `NO`. */
export function initialsOf(name: string): string[] {
  const parts = fold(name)
    .split(' ')
    .filter((part) => part !== '')
  const first = parts[0] ?? ''
  const all = parts.map((part) => part.charAt(0)).join('')
  return [
    ...(parts.length > 1 ? [all, `${first.charAt(0)}${parts.at(-1)?.charAt(0)}`] : []),
    first.slice(0, 2),
  ]
}

/** Finds talents by their real or stage name, or by a first name that only one of them has. */
export function talentIndex(talents: readonly TalentToMatch[], chosen: Readonly<Record<string, string>>) {
  const byName = new Map<string, TalentToMatch[]>()
  const byFirst = new Map<string, TalentToMatch[]>()
  const byId = new Map(talents.map((talent) => [talent.id, talent]))
  const put = (map: typeof byName, key: string, talent: TalentToMatch) => {
    const found = map.get(key)
    if (!found) map.set(key, [talent])
    else if (!found.includes(talent)) found.push(talent)
  }
  for (const talent of talents) {
    for (const key of nameKeysOf(talent)) put(byName, key, talent)
    for (const name of [talent.name, talent.stageName ?? '']) {
      const [first = ''] = fold(name).split(' ')
      if (first.length > 2) put(byFirst, nameKey(first), talent)
    }
  }
  const answers = new Map(Object.entries(chosen).map(([name, id]) => [nameKey(name), id]))
  const unclear = new Map<string, UnclearName & { seen: Set<number> }>()
  return {
    unclear: (): UnclearName[] =>
      [...unclear.values()].map(({ seen, ...name }) => ({ ...name, rows: seen.size })),
    /** The talent of a name in the sheet, or why there is none. */
    find(name: string, row: number): { talent: TalentToMatch; words: string } | { problem: string } {
      const key = nameKey(name)
      const named = byName.get(key) ?? []
      const [only] = named
      if (only && named.length === 1) return { talent: only, words: '' }
      const first = named.length === 0 ? (byFirst.get(key) ?? []) : named
      const [called] = first
      if (called && first.length === 1 && named.length === 0)
        return { talent: called, words: `Read as ${shownName(called)}.` }
      const answer = answers.get(key)
      const talent = answer ? byId.get(answer) : undefined
      const question = unclear.get(key) ?? {
        name,
        rows: 0,
        candidates: first.slice(0, CANDIDATES_MAX).map((each) => ({ id: each.id, name: fullName(each) })),
        chosen: talent?.id ?? '',
        seen: new Set<number>(),
      }
      question.seen.add(row)
      unclear.set(key, question)
      if (talent) return { talent, words: `Read as ${shownName(talent)}, as you chose.` }
      return {
        problem:
          first.length > 1 ? 'Several talents have this name. Choose one above.' : 'No talent has this name.',
      }
    },
  }
}

/** Both names, so that two of one name can be told apart. */
export const fullName = ({ name, stageName }: TalentToMatch) =>
  stageName === null || stageName === name ? name : `${stageName} (${name})`
