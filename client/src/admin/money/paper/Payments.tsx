import { Box, chakra, Flex } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { PaperRecord } from '../../../../../shared/money/papers'
import type { PaymentRecord } from '../../../../../shared/money/payments'
import { amountWords, rupees } from '../../../../../shared/money/rupees'
import { ASKING } from '../../../../../shared/money/standing'
import { isTaxWithheld } from '../../../../../shared/money/tax/certificates'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { Confirm } from '../../../design/feedback/Confirm'
import { trpc } from '../../../lib/trpc'
import { one as copy } from '../copy'
import { Part } from '../Part'

const certificate = ({ certificateSeenOn: seenOn }: PaymentRecord) =>
  seenOn ? copy.certificate(deskDay(seenOn)) : copy.noCertificate

type PaymentsProps = {
  paper: PaperRecord
  canTakeOut: boolean
  onDone: { onSuccess: (next: PaperRecord) => void; onError: (error: unknown) => void }
}
/** What was received on a paper, and what went back. */
export function Payments({ paper, canTakeOut, onDone }: PaymentsProps) {
  const [chosen, choose] = useState<PaymentRecord | null>(null)
  const remove = trpc.admin.money.removePayment.useMutation({
    ...onDone,
    onSuccess(next) {
      onDone.onSuccess(next)
      choose(null)
    },
  })
  if (!ASKING.includes(paper.kind)) return null
  const withheld = paper.supply === 'without_gst' ? copy.keptBack : copy.withheld
  return (
    <Part title={copy.payments}>
      {paper.payments.length === 0 ? <chakra.p color="fgQuiet">{copy.noPayments}</chakra.p> : null}
      {paper.payments.map((payment) => {
        const { id, receivedOn, amountPaise, withheldPaise, withheldCode, way, reference, transfer } = payment
        return (
          <Flex key={id} gap={3} justify="space-between" align="baseline" wrap="wrap" py={2}>
            <Box minW={0}>
              <chakra.p fontWeight={700}>{amountWords(amountPaise)}</chakra.p>
              <chakra.p color="fgQuiet" overflowWrap="anywhere">
                {[deskDay(receivedOn), way, reference].filter(Boolean).join(', ')}
              </chakra.p>
              {withheldPaise > 0 ? (
                <chakra.p>
                  {withheld(withheldPaise, withheldCode)}
                  {isTaxWithheld(payment, paper.supply) ? `. ${certificate(payment)}` : ''}
                </chakra.p>
              ) : null}
              {transfer ? (
                <chakra.p overflowWrap="anywhere">
                  {copy.partOf(rupees(transfer.amountPaise))}{' '}
                  {transfer.others.map((other, at) => (
                    <Fragment key={other.id}>
                      {at > 0 ? ', ' : ''}
                      <TextLink href={adminPaths.paper(other.id)}>{other.number}</TextLink>
                    </Fragment>
                  ))}
                </chakra.p>
              ) : null}
            </Box>
            {canTakeOut && !payment.stands ? (
              <Button variant="quiet" px={0} onClick={() => choose(payment)}>
                {copy.takeOut}
              </Button>
            ) : null}
          </Flex>
        )
      })}
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
        question={copy.takeOutQuestion(chosen?.transfer?.others.map(({ number }) => number).join(', ') ?? '')}
        confirmWords={copy.takeOut}
        busyWords={copy.takeOutBusy}
        busy={remove.isPending}
        onConfirm={() => chosen && remove.mutate({ id: chosen.id })}
        onClose={() => choose(null)}
      />
    </Part>
  )
}
