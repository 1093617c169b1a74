import { useState } from 'react'
import { SelectField } from '../../../../design/form/SelectField'
import { TextArea } from '../../../../design/form/TextArea'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { type ClaimDialogProps, useDecisionDialog } from './useDecisionDialog'

const copy = desk.job.answer
const CHOICES = ['conditional', 'no', 'yes'] as const

/** Records what a talent said by phone, with words. */
export function AnswerDialog(props: ClaimDialogProps) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const [answer, setAnswer] = useState<(typeof CHOICES)[number]>('conditional')
  const [said, setSaid] = useState('')
  const [error, setError] = useState<string>()
  const send = () => {
    decide(
      (api) => api.claims.recordAnswer.mutate({ ...given, answer, words: said }),
      desk.job.done.answer,
      ({ words }) => setError(words),
    )
  }
  return (
    <DecisionDialog
      title={copy.title(claim.modelName)}
      act={copy.act}
      busyWords={copy.busy}
      onAct={send}
      {...dialog}
    >
      <SelectField
        label={copy.which}
        value={answer}
        choices={CHOICES.map((value) => ({ value, words: copy.choices[value] }))}
        onChoose={setAnswer}
      />
      <TextArea
        label={copy.words}
        help={copy.wordsHelp}
        rows={3}
        error={error}
        value={said}
        onChange={(event) => setSaid(event.currentTarget.value)}
      />
    </DecisionDialog>
  )
}
