import type { ChartModel } from '../../../../shared/desk/chart/chart'
import { WORK_TYPES } from '../../../../shared/lists'
import { modelAge } from '../../../../shared/roster/age'
import { storedFace } from '../../roster/publicRoster/rules'
import type { ModelRow } from './repository'

/** What these models speak, by name, each language once. */
export const languagesOf = (models: readonly Pick<ModelRow, 'languages'>[]): string[] =>
  [...new Set(models.flatMap(({ languages }): string[] => JSON.parse(languages)))].toSorted()

/** The places of some words in a list; words that are not in it have none. */
const placesIn = (all: readonly string[], words: string): number[] =>
  JSON.parse(words).flatMap((word: string) => {
    const at = all.indexOf(word)
    return at === -1 ? [] : [at]
  })

/** A model as the chart shows and filters it. `spoken` are the languages of all its models. */
export const viewOf = (
  { id, name, city, gender, height, rate, ...row }: ModelRow,
  today: string,
  spoken: readonly string[],
): Omit<ChartModel, 'boards'> => ({
  id,
  name,
  city,
  gender,
  work: placesIn(WORK_TYPES, row.workTypes),
  languages: placesIn(spoken, row.languages),
  height,
  age: modelAge(today, row),
  rate,
  face: storedFace(row.face),
})
