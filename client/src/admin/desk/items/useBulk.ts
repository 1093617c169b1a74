import type { BulkDone } from '../../../../../shared/desk/deskBulk'
import { useBulkResult } from '../../bulk/useBulkResult'
import type { MarkedRow, Marks } from '../../bulk/useMarks'
import { tellAllDecided } from './undoStore'

type DeskRow = MarkedRow & { version: number }
export type DeskMarks = Marks<DeskRow>

/** What a press about the marked rows of the desk leads to: what was done can be taken back. */
export function useBulk(marks: Pick<DeskMarks, 'marked' | 'clear'>, reload: () => void) {
  const result = useBulkResult(marks)
  return {
    ...result,
    rows: marks.marked.map(({ id, version }) => ({ id, version })),
    /** Says what a press led to, where need be after its page was left; a mutation's own callbacks would not be called. */
    async follow(pressed: Promise<BulkDone>, say: (count: number) => string, onDone = () => {}) {
      try {
        const done = await pressed
        result.answered(done.refused)
        tellAllDecided(done, say)
        marks.clear()
        onDone()
        reload()
      } catch (error) {
        result.failed(error)
      }
    },
  }
}
