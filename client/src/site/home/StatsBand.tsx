import { agency } from '../../../../shared/agency'
import { home } from '../../copy/home'
import { Figures } from '../about/Figures'

export const StatsBand = () => (
  <Figures label={home.stats} figures={agency.home.figures} mt={{ base: 16, md: 32 }} />
)
