import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { StatementRecord } from '../../../../../shared/money/statements/statements'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { IssueFrame } from '../IssueFrame'
import { issuing as copy, PROBLEMS } from './copy'
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
    [copy.number, next ?? '', copy.numberHelp],
    [copy.talent, modelName, pan ?? copy.noPan],
    [copy.period, `${deskDay(fromDay)} – ${deskDay(toDay)}`, ''],
  ] as const
  return (
    <IssueFrame
      title={copy.title}
      lead={copy.lead}
      problems={problems.map((problem) => PROBLEMS[problem])}
      issue={{
        words: copy.submit(next ?? ''),
        isPending: issue.isPending,
        error: issue.error,
        press: () => issue.mutate({ id, netPaise, decisionKey }),
      }}
      copy={copy}
      onClose={onClose}
    >
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
      <ShareRows sums={statement} commissionBp={null} withheldBp={withheldBp} net="in rupees" />
    </IssueFrame>
  )
}
