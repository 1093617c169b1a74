import { chakra } from '@chakra-ui/react'
import { BUYER_ANSWERS } from '../../../../../shared/money/moneyLists'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { SelectField } from '../../../design/form/SelectField'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { useIsBooker } from '../../shell/useIsBooker'
import { buyerAnswer as copy } from '../copy'
import { Part } from '../Part'

const CHOICES = BUYER_ANSWERS.map((value) => ({ value, words: copy.answers[value] }))

type Props = { paper: PaperRecord; onDone: (next: PaperRecord) => void }

/** What the client said of a credit note on the GST portal, chosen by who looks there. */
export function BuyerAnswer({ paper, onDone }: Props) {
  const isBooker = useIsBooker()
  const keep = trpc.admin.money.answerCredit.useMutation({
    onSuccess: onDone,
    onError: (error) => tellRefused(error, copy.failed),
  })
  const answer = (keep.isPending ? keep.variables.answer : null) ?? paper.buyerAnswer ?? 'unknown'
  return (
    <Part title={copy.title}>
      {isBooker ? (
        <chakra.p>{copy.answers[answer]}</chakra.p>
      ) : (
        <SelectField
          label={copy.label}
          value={answer}
          choices={CHOICES}
          onChoose={(chosen) => keep.mutate({ id: paper.id, answer: chosen })}
        />
      )}
      {answer === 'rejected' ? <chakra.p mt={3}>{copy.rejected}</chakra.p> : null}
    </Part>
  )
}
