import type { BulkDone } from '../../../../../shared/desk/deskBulk'
import { useBulkResult } from '../../bulk/useBulkResult'
import type { MarkedRow, Marks } from '../../bulk/useMarks'
import { tellDecided } from './undoStore'

type DeskRow = MarkedRow & { version: number }
export type DeskMarks = Marks<DeskRow>

/** What a press about the marked rows of the desk leads to: what was done can be taken back. */
export function useBulk(marks: Pick<DeskMarks, 'marked' | 'clear'>, reload: () => void) {
  const result = useBulkResult(marks)
  return {
    ...result,
    rows: marks.marked.map(({ id, version }) => ({ id, version })),
    whenDone: (say: (count: number) => string, onDone = () => {}) => ({
      onSuccess({ done, refused, undoMs }: BulkDone) {
        result.answered(refused)
        const decisionIds = done.map(({ decisionId }) => decisionId)
        if (done.length > 0) tellDecided({ decisionIds, undoMs }, say(done.length))
        marks.clear()
        onDone()
        reload()
      },
      onError: result.failed,
    }),
  }
}
