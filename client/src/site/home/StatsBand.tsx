import { agency } from '../../../../shared/agency'
import { home } from '../../words/home'
import { Figures } from '../about/Figures'

/** Four figures that the agency states of itself (section 2, Home: a static band). */
export const StatsBand = () => (
  <Figures label={home.stats} figures={agency.home.stats} mt={{ base: 16, md: 32 }} />
)
