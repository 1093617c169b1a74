import { PICKS } from '../../../../shared/desk/packages/packageLists'
import type { PackageColumn, PackageRecord } from '../../../../shared/desk/packages/packageViews'
import { settable } from '../../../core/text/settable'
import type { PackagePlan } from '../../../workers/package/plan'
import { answerText, countWords } from './rules'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What the clients picked, for the sheet that the agency prints: beside each face, and after them person by person. */
export function pickedPlan(
  { faces }: PackagePlan,
  { columns, entries, removed }: Pick<PackageRecord, 'columns' | 'entries' | 'removed'>,
): Required<Pick<PackagePlan, 'faces' | 'answers'>> {
  const said = columns.filter(({ picks, text }) => picks.length > 0 || text)
  const names = new Map([...entries, ...removed].map(({ number, name }) => [number, name]))
  return {
    faces: faces.map((face) => {
      const picks = said.flatMap(({ picks }) =>
        picks.filter(({ number, pick }) => number === face.number && pick),
      )
      const strongest = PICKS.find((pick) => picks.some((each) => each.pick === pick))
      const words = said.length === 1 ? capital(strongest ?? '') : countWords(picks)
      return strongest ? { ...face, picked: { words, strongest } } : face
    }),
    answers: said.map((column) => ({ name: settable(column.name), lines: linesOf(column, names) })),
  }
}

const linesOf = ({ picks, text }: PackageColumn, names: ReadonlyMap<number, string>) =>
  answerText(
    picks.map((each) => ({ ...each, name: names.get(each.number) ?? '' })),
    text,
  )
    .split('\n')
    .map(settable)
    .filter(Boolean)
