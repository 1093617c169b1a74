import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { SelectField } from '../../../../design/form/SelectField'
import { TextArea } from '../../../../design/form/TextArea'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import type { JobDecisions } from '../useJobDecisions'

const words = desk.job.answer
const CHOICES = ['conditional', 'no', 'yes'] as const

type Props = { claim: ClaimView; decisions: JobDecisions; onClose: () => void }

/** Records what a talent said by phone, with words. */
export function AnswerDialog({ claim, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [answer, setAnswer] = useState<(typeof CHOICES)[number]>('conditional')
  const [said, setSaid] = useState('')
  const { recordAnswer, told } = decisions
  const send = () => {
    if (recordAnswer.isPending) return
    const { id: claimId, version, modelName } = claim
    recordAnswer.mutate(
      { claimId, version, answer, words: said, decisionKey },
      told(desk.job.done.answer(modelName), onClose),
    )
  }
  return (
    <DecisionDialog
      title={words.title(claim.modelName)}
      of={{ face: claim.face, name: claim.modelName }}
      act={words.act}
      busyWords={words.busy}
      isBusy={recordAnswer.isPending}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <SelectField
        label={words.which}
        value={answer}
        choices={CHOICES.map((value) => ({ value, words: words.choices[value] }))}
        onChoose={setAnswer}
      />
      <TextArea
        label={words.words}
        help={words.wordsHelp}
        rows={3}
        value={said}
        onChange={(event) => setSaid(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
