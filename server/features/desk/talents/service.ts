import type { OpenWork, TalentName } from '../../../../shared/desk/desk'
import { localDay } from '../../../../shared/format'
import { fold } from '../../../../shared/text/fold'
import type { AppContext } from '../../../core/context'
import { storedFace } from '../../roster/publicRoster/rules'
import { namedTalents, openWorkOf } from './repository'

const NAMES_SHOWN = 6

/** Models by name or city for the palette; none for an empty search. */
export function findNames({ db }: Pick<AppContext, 'db'>, search: string): TalentName[] {
  const text = fold(search)
  if (text === '') return []
  return namedTalents(db, text, NAMES_SHOWN).map(({ face, ...row }) => ({ ...row, face: storedFace(face) }))
}

/** What a model is still proposed, on option or confirmed for from today on (D22). */
export const listOpenWork = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, modelId: string): OpenWork[] =>
  openWorkOf(db, { modelId, today: localDay(clock()), now: clock().toISOString() }).map(
    ({ days, ranks, ...row }) => ({
      ...row,
      days: days.split(' '),
      ranks: [...new Set(ranks?.split(' ').map(Number))].sort(),
    }),
  )
