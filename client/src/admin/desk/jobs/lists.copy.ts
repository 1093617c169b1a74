import { rankedOption } from '../../../../../shared/desk/deskWords'

/** Copy of the list of jobs. */
export const jobs = {
  title: 'Jobs',
  search: 'Search by number, title, client or talent...',
  loading: 'Loading jobs...',
  failed: 'Error loading jobs',
  empty: 'No jobs found',
  emptyMore: 'Make one from a request on the desk, or press New job.',
  views: {
    all: 'All jobs',
    mine: 'Mine',
    week: 'This week',
    answer: 'Needs an answer',
    unbilled: 'To be billed',
    ended: 'Ended',
  },
  view: 'View',
  columns: {
    job: 'Job',
    client: 'Client',
    first: 'First day',
    talents: 'Talents',
    stage: 'Stage',
    booker: 'Booker',
    next: 'Next step',
  },
  none: '–',
  mark: (state: 'confirmed' | 'option' | 'proposed', rank: number | null) =>
    state === 'option' && rank !== null ? rankedOption(rank) : state,
  others: (count: number) => `+${count}`,
}
