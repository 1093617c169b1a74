import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay } from '../../../../shared/desk/nearDays'

import type { PaperRecord } from '../../../../shared/money/papers'
import { amountWords } from '../../../../shared/money/rupees'
import { ASKING } from '../../../../shared/money/standing'
import { Button } from '../../design/actions/Button'
import { Confirm } from '../../design/feedback/Confirm'
import { trpc } from '../../lib/trpc'
import { one as words } from './copy'
import { Part } from './Part'

type PaymentsProps = {
  paper: PaperRecord
  canTakeOut: boolean
  onDone: { onSuccess: (next: PaperRecord) => void; onError: (error: unknown) => void }
}
/** What was received on a paper, and what went back. */
export function Payments({ paper, canTakeOut, onDone }: PaymentsProps) {
  const [chosen, choose] = useState<string | null>(null)
  const remove = trpc.admin.money.removePayment.useMutation({
    ...onDone,
    onSuccess(next) {
      onDone.onSuccess(next)
      choose(null)
    },
  })
  if (!ASKING.includes(paper.kind)) return null
  return (
    <Part title={words.payments}>
      {paper.payments.length === 0 ? <chakra.p color="fgQuiet">{words.noPayments}</chakra.p> : null}
      {paper.payments.map(({ id, receivedOn, amountPaise, withheldPaise, withheldCode, way, reference }) => (
        <Flex key={id} gap={3} justify="space-between" align="baseline" wrap="wrap" py={2}>
          <Box minW={0}>
            <chakra.p fontWeight={700}>{amountWords(amountPaise)}</chakra.p>
            <chakra.p color="fgQuiet" overflowWrap="anywhere">
              {[deskDay(receivedOn), way, reference].filter(Boolean).join(', ')}
            </chakra.p>
            {withheldPaise > 0 ? <chakra.p>{words.withheld(withheldPaise, withheldCode)}</chakra.p> : null}
          </Box>
          {canTakeOut && paper.refunds.length === 0 ? (
            <Button variant="quiet" onClick={() => choose(id)}>
              {words.takeOut}
            </Button>
          ) : null}
        </Flex>
      ))}
      {paper.refunds.map(({ id, paidOn, amountPaise, way, reference }) => (
        <Box key={id} py={2}>
          <chakra.p fontWeight={700}>{amountWords(-amountPaise)}</chakra.p>
          <chakra.p color="fgQuiet" overflowWrap="anywhere">
            {[way ? words.refunds : words.kept, deskDay(paidOn), way, reference].filter(Boolean).join(', ')}
          </chakra.p>
        </Box>
      ))}
      <Confirm
        open={chosen !== null}
        title={words.takeOutTitle}
        question={words.takeOutQuestion}
        confirmWords={words.takeOut}
        busyWords={words.takeOutBusy}
        busy={remove.isPending}
        onConfirm={() => chosen && remove.mutate({ id: chosen })}
        onClose={() => choose(null)}
      />
    </Part>
  )
}
