import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../design/actions/Button'
import { failedBecause, Problem } from '../../design/feedback/Problem'
import { TypedDialog } from '../forms/TypedDialog'

type Props = {
  title: string
  lead: string
  /** what keeps it from being issued */
  problems: readonly string[]
  /** the press that issues; `failed` begins the sentence of a refusal */
  issue: { words: string; isPending: boolean; error: unknown; press: () => void }
  copy: { busy: string; failed: string; notYet: string }
  onClose: () => void
  children: ReactNode
}

/** Shows what is about to be issued as it will stand, and issues it: it cannot be changed later. */
export const IssueFrame = ({ title, lead, problems, issue, copy, onClose, children }: Props) => (
  <TypedDialog
    title={title}
    onClose={onClose}
    actions={
      <Flex gap={3} wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          {copy.notYet}
        </Button>
        <Button variant="primary" disabled={issue.isPending || problems.length > 0} onClick={issue.press}>
          {issue.isPending ? copy.busy : issue.words}
        </Button>
      </Flex>
    }
  >
    <chakra.p color="fgQuiet" mb={4}>
      {lead}
    </chakra.p>
    {problems.map((problem) => (
      <Problem key={problem} mb={3}>
        {problem}
      </Problem>
    ))}
    <Problem mb={3}>{failedBecause(copy.failed, issue.error)}</Problem>
    {children}
  </TypedDialog>
)
