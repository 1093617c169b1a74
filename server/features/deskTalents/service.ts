import type { TalentChoice, TalentSearch } from '../../../shared/desk'
import { fold } from '../../../shared/fold'
import type { AppContext } from '../../core/context'
import { searchTalents } from './repository'

const SHOWN = 30

/** Models to add to a job, and why somebody is not free on its days. */
export const findTalents = (
  { db }: Pick<AppContext, 'db'>,
  { search, ...filters }: TalentSearch,
): TalentChoice[] =>
  searchTalents(db, { ...filters, search: fold(search) }, SHOWN).map(({ isAssigned, isOnJob, ...row }) => ({
    ...row,
    isAssigned: isAssigned === 1,
    isOnJob: isOnJob === 1,
  }))
