import { useState } from 'react'
import { parseApiError } from '../../lib/apiError'
import { tellReason } from '../forms/tellFailed'
import type { Marks } from './useMarks'

type Refused = { id: string; title: string; why: string }
export type BulkResult = ReturnType<typeof useBulkResult>

/** What a press about the marked rows led to: which were refused and why, and what is wrong in its dialog. */
export function useBulkResult({ marked }: Pick<Marks, 'marked'>) {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [issues, setIssues] = useState<readonly { path: string; message: string }[]>([])
  const titleIn = (rows: Marks['marked'], id: string) => rows.find((row) => row.id === id)?.title ?? id
  return {
    refused,
    forget: () => setRefused([]),
    titleOf: (id: string) => titleIn(marked, id),
    /** What is wrong with a field of the dialog. */
    problemOf: (field: string) => issues.find(({ path }) => path === field)?.message,
    open: () => setIssues([]),
    /** `pressed` are the rows of the press, where they are not the marked ones. */
    answered(not: readonly Omit<Refused, 'title'>[], pressed = marked) {
      setIssues([])
      setRefused(not.map(({ id, why }) => ({ id, why, title: titleIn(pressed, id) })))
    },
    failed(error: unknown) {
      const { issues: wrong } = parseApiError(error)
      setIssues(wrong)
      if (wrong.length === 0) tellReason(error)
    },
  }
}
