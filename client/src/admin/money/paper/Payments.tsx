import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { amountWords } from '../../../../../shared/money/rupees'
import { ASKING } from '../../../../../shared/money/standing'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { trpc } from '../../../lib/trpc'
import { one as copy } from '../copy'
import { Part } from '../Part'

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
  // A receipt voucher or an invoice counts it: then it is given back.
  const isCounted =
    paper.kind === 'proforma' && (paper.supply !== 'without_gst' || paper.standing === 'invoiced')
  const stands = isCounted || paper.refunds.length > 0
  const withheld = paper.supply === 'without_gst' ? copy.keptBack : copy.withheld
  return (
    <Part title={copy.payments}>
      {paper.payments.length === 0 ? <chakra.p color="fgQuiet">{copy.noPayments}</chakra.p> : null}
      {paper.payments.map(({ id, receivedOn, amountPaise, withheldPaise, withheldCode, way, reference }) => (
        <Flex key={id} gap={3} justify="space-between" align="baseline" wrap="wrap" py={2}>
          <Box minW={0}>
            <chakra.p fontWeight={700}>{amountWords(amountPaise)}</chakra.p>
            <chakra.p color="fgQuiet" overflowWrap="anywhere">
              {[deskDay(receivedOn), way, reference].filter(Boolean).join(', ')}
            </chakra.p>
            {withheldPaise > 0 ? <chakra.p>{withheld(withheldPaise, withheldCode)}</chakra.p> : null}
          </Box>
          {canTakeOut && !stands ? (
            <Button variant="quiet" px={0} onClick={() => choose(id)}>
              {copy.takeOut}
            </Button>
          ) : null}
        </Flex>
      ))}
      {paper.refunds.map(({ id, paidOn, amountPaise, way, reference }) => (
        <Box key={id} py={2}>
          <chakra.p fontWeight={700}>{amountWords(-amountPaise)}</chakra.p>
          <chakra.p color="fgQuiet" overflowWrap="anywhere">
            {[way ? copy.refunds : copy.kept, deskDay(paidOn), way, reference].filter(Boolean).join(', ')}
          </chakra.p>
        </Box>
      ))}
      <Confirm
        open={chosen !== null}
        title={copy.takeOutTitle}
        question={copy.takeOutQuestion}
        confirmWords={copy.takeOut}
        busyWords={copy.takeOutBusy}
        busy={remove.isPending}
        onConfirm={() => chosen && remove.mutate({ id: chosen })}
        onClose={() => choose(null)}
      />
    </Part>
  )
}
