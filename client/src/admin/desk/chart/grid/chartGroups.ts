import type { Chart } from '../../../../../../shared/desk/chart/chart'
import { GENDERS, type Gender } from '../../../../../../shared/lists'
import { adminModels } from '../../../roster/models/copy'
import { chart as copy } from '../copy'
import type { ChartRow } from './chartRows'

export const GROUPS = ['none', 'board', 'gender', 'city'] as const
export type GroupBy = (typeof GROUPS)[number]

/** The group of a model: where it stands among the groups, and its name. */
type Group = { order: number; name: string }
const last = (name: string): Group => ({ order: Number.MAX_SAFE_INTEGER, name })

function groupOf({ boards, gender, city }: ChartRow['model'], by: GroupBy, all: Chart['boards']): Group {
  if (by === 'city') return city ? { order: 0, name: city } : last(copy.groups.noCity)
  if (by === 'gender') {
    const order = GENDERS.indexOf(gender as Gender)
    const known = GENDERS[order]
    return known ? { order, name: adminModels.genders[known] } : last(copy.groups.noGender)
  }
  // A model on several boards stands under the first of them.
  const [order = -1] = boards.toSorted((one, other) => one - other)
  const board = all[order]
  return board ? { order, name: board.name } : last(copy.groups.noBoard)
}

/** The rows by board, gender or city, each group in their order; its first row carries the group's head. */
export function groupRows(rows: readonly ChartRow[], by: GroupBy, boards: Chart['boards']): ChartRow[] {
  if (by === 'none') return [...rows]
  const groups = new Map<string, Group & { rows: ChartRow[] }>()
  for (const row of rows) {
    const group = groupOf(row.model, by, boards)
    const key = `${group.order} ${group.name}`
    const known = groups.get(key)
    if (known) known.rows.push(row)
    else groups.set(key, { ...group, rows: [row] })
  }
  return [...groups.values()]
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name))
    .flatMap(({ name, rows: [first, ...others] }) =>
      first ? [{ ...first, head: copy.groups.head(name, others.length + 1) }, ...others] : [],
    )
}
