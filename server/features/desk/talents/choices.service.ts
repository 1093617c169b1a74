import {
  type ChoiceFilter,
  STANDINGS,
  type Standing,
  type TalentChoices,
  type TalentSearch,
} from '../../../../shared/desk/talentCards'
import { localDay } from '../../../../shared/format'
import { fold } from '../../../../shared/text/fold'
import type { AppContext } from '../../../core/context'
import { lineOf } from './card.service'
import { leftOutBy, talentChoices } from './choices.repository'

/** How many faces of each standing are shown. */
const SHOWN = 48

/**
 * Talents to choose from, grouped by how they stand on the days of a job, and how many one filter alone leaves out. Who
 * is on the job already is left out unless asked for; without a job everybody is free.
 */
export function findTalents(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  given: TalentSearch,
): TalentChoices {
  const now = clock()
  const wanted = {
    ...given,
    isOnJobToo: Number(given.isOnJobToo),
    search: fold(given.search),
    today: localDay(now),
    now: now.toISOString(),
  }
  const rows = talentChoices(db, wanted, SHOWN)
  const totalOf = (standing: Standing) => rows.find((each) => each.standing === standing)?.total ?? 0
  return {
    items: STANDINGS.flatMap((standing) => rows.filter((each) => each.standing === standing)).map(
      ({ note, standing, rank, by, days, total: _, ...row }) => ({
        ...lineOf(row),
        ...{ note, standing, rank, by },
        days: days?.split(',').toSorted() ?? [],
      }),
    ),
    totals: Object.fromEntries(STANDINGS.map((each) => [each, totalOf(each)])) as TalentChoices['totals'],
    leftOut: Object.entries(leftOutBy(db, wanted))
      .map(([filter, count]) => ({ filter: filter as ChoiceFilter, count }))
      .filter(({ count }) => count > 0),
  }
}
