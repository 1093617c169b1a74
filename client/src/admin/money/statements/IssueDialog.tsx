import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay } from '../../../../../shared/desk/nearDays'
import type { StatementRecord } from '../../../../../shared/money/statements/statements'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { PROBLEMS, issuing as words } from './copy'
import { ShareRows } from './ShareRows'

type Props = { statement: StatementRecord; onClose: () => void }

/** Shows a statement as it will stand, and issues it. */
export default function IssueDialog({ statement, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const { id, modelName, fromDay, toDay, netPaise, problems, next, pan, withheldBp } = statement
  const issue = trpc.admin.statements.issue.useMutation({
    onSuccess(issued) {
      utils.admin.statements.get.setData({ id }, issued)
      void utils.admin.statements.invalidate()
      onClose()
    },
    onError: () => void utils.admin.statements.get.invalidate({ id }),
  })
  const facts = [
    [words.number, next ?? '', words.numberHelp],
    [words.talent, modelName, pan ?? words.noPan],
    [words.period, `${deskDay(fromDay)} – ${deskDay(toDay)}`, ''],
  ] as const
  return (
    <Dialog
      open
      title={words.title}
      size="narrow"
      onClose={onClose}
      actions={
        <Flex gap={3} wrap="wrap">
          <Button
            variant="primary"
            disabled={issue.isPending || problems.length > 0}
            onClick={() => issue.mutate({ id, netPaise, decisionKey })}
          >
            {issue.isPending ? words.busy : words.submit(next ?? '')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.notYet}
          </Button>
        </Flex>
      }
    >
      <chakra.p color="fgQuiet" mb={4}>
        {words.lead}
      </chakra.p>
      {problems.map((problem) => (
        <chakra.p key={problem} role="alert" mb={3} fontWeight={600}>
          {PROBLEMS[problem]}
        </chakra.p>
      ))}
      {issue.error ? (
        <chakra.p role="alert" color="danger" mb={3}>
          {words.failed}. {reasonOf(parseApiError(issue.error))}
        </chakra.p>
      ) : null}
      <chakra.dl mb={4}>
        {facts.map(([label, fact, more]) => (
          <chakra.div key={label} mb={2}>
            <chakra.dt color="fgQuiet">{label}</chakra.dt>
            <chakra.dd m={0} fontWeight={600} overflowWrap="anywhere">
              {fact}
            </chakra.dd>
            {more ? (
              <chakra.dd m={0} color="fgQuiet">
                {more}
              </chakra.dd>
            ) : null}
          </chakra.div>
        ))}
      </chakra.dl>
      <ShareRows sums={statement} commissionBp={null} withheldBp={withheldBp} isTotal />
    </Dialog>
  )
}
