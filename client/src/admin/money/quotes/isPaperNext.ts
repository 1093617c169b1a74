import type { PaperRecord } from '../../../../../shared/money/papers'

/** Whether a quote is accepted and nothing was made of it yet: then that is the step to take. */
export const isPaperNext = ({ standing, made }: Pick<PaperRecord, 'standing' | 'made'>): boolean =>
  standing === 'accepted' && made.length === 0
