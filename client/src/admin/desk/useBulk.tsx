import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { BulkDone } from '../../../../shared/deskBulk'
import { messages } from '../../../../shared/messages'
import { desk } from '../../copy/desk'
import { Button } from '../../design/actions/Button'
import { parseApiError } from '../../lib/apiError'
import { notifyFailure } from '../../lib/notify'
import { tellDecided } from './undoStore'
import type { Marks } from './useMarks'

const words = desk.bulk

type Refused = { id: string; title: string; why: string }

/** What a press about the marked rows leads to: what was done, with a way back, and what was refused and why. */
export function useBulk({ marked, clear }: Pick<Marks, 'marked' | 'clear'>, reload: () => void) {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [issues, setIssues] = useState<readonly { path: string; message: string }[]>([])
  const titles = new Map(marked.map(({ id, title }) => [id, title]))
  return {
    refused,
    forget: () => setRefused([]),
    /** What is wrong with a field of the dialog. */
    problemOf: (field: string) => issues.find(({ path }) => path === field)?.message,
    open: () => setIssues([]),
    rows: marked.map(({ id, version }) => ({ id, version })),
    told: (say: (count: number) => string, onDone = () => {}) => ({
      onSuccess({ done, refused: not, undoMs }: BulkDone) {
        setIssues([])
        setRefused(not.map(({ id, why }) => ({ id, why, title: titles.get(id) ?? id })))
        const decisionIds = done.map(({ decisionId }) => decisionId)
        if (done.length > 0) tellDecided({ decisionIds, undoMs }, say(done.length))
        clear()
        onDone()
        reload()
      },
      onError(error: unknown) {
        const { message, issues: wrong } = parseApiError(error)
        setIssues(wrong)
        if (wrong.length === 0) notifyFailure(messages.admin.error, message ?? undefined)
      },
    }),
  }
}

type Props = { bulk: Pick<ReturnType<typeof useBulk>, 'refused' | 'forget'> }

/** The rows that were refused, each with its reason. */
export function BulkRefused({ bulk: { refused, forget } }: Props) {
  if (refused.length === 0) return null
  return (
    <Box role="alert" borderLeft="6px solid" borderColor="danger" bg="surface" px={5} py={4} my={6}>
      <chakra.p fontWeight="semibold">{words.refused(refused.length)}</chakra.p>
      <ul>
        {refused.map(({ id, title, why }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            {`${title}: ${why}`}
          </chakra.li>
        ))}
      </ul>
      <Button variant="outline" size="small" minH="touch" mt={3} onClick={forget}>
        {words.close}
      </Button>
    </Box>
  )
}
