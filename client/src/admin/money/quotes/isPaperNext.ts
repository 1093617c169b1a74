import type { PaperRecord } from '../../../../../shared/money/papers'

/** Whether a quote is accepted and nothing was made of it yet: then that is the step to take. */
export const isPaperNext = ({ standing, made }: Pick<PaperRecord, 'standing' | 'made'>): boolean =>
  standing === 'accepted' && made.length === 0

const SETTLED: readonly PaperRecord['standing'][] = ['paid', 'overpaid', 'credited', 'invoiced']
/** Whether sending a paper is the next step: not where another one is, or where nothing is owed any more. */
export const isSendNext = (paper: Pick<PaperRecord, 'standing' | 'made'>): boolean =>
  !isPaperNext(paper) && !SETTLED.includes(paper.standing)
