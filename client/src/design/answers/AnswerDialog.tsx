import { chakra, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { TalentJob } from '../../../../shared/desk/talentJobs'
import { parts } from '../../copy/parts'
import { talentJobs } from '../../copy/talentJobs'
import { parseApiError } from '../../lib/apiError'
import { freshKey } from '../../lib/forms/idempotency'
import { Button } from '../actions/Button'
import { Banner } from '../feedback/Banner'
import { Dialog } from '../feedback/Dialog'
import { SubmitButton } from '../form/SubmitButton'
import { TextArea } from '../form/TextArea'
import { JobFacts } from './JobFacts'

const copy = talentJobs.dialog

/** The three answers, and taking a yes back. */
export type AnswerAct = 'yes' | 'conditional' | 'no' | 'back'
/** `dateIds`: the dates that were read; a yes counts for these. */
export type Answering = { version: number; words: string; dateIds: string[]; decisionKey: string }

type Props = {
  /** As it is now: after a refusal it is loaded again, and the next press answers what it says then. */
  job: Omit<TalentJob, 'claimId'>
  act: AnswerAct
  isBusy: boolean
  error: unknown
  onSend: (given: Answering) => void
  onClose: () => void
}

/** The one confirmation of an answer, with what it binds. What was typed stays when it is refused. */
export function AnswerDialog({ job, act, isBusy, error, onSend, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const own = copy[act]
  const isOver = act === 'back' ? !job.mayTakeBack : !job.mayAnswer
  const askForWords = () => {
    setMissing(true)
    // After the render: the sentence below the field would be out of sight on a phone.
    setTimeout(() => {
      field.current?.focus({ preventScroll: true })
      field.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    })
  }
  const send = () => {
    if (isBusy || isOver) return
    if (act === 'conditional' && typed.trim() === '') return askForWords()
    const dateIds = job.dates.filter(({ isOpen }) => isOpen).map(({ id }) => id)
    onSend({ version: job.version, words: typed, dateIds, decisionKey })
  }
  return (
    <Dialog
      open
      size="narrow"
      title={own.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton busy={isBusy} busyWords={copy.busy} disabled={isOver} onClick={send}>
            {own.act}
          </SubmitButton>
        </>
      }
    >
      <Grid gap={5}>
        {error && !isBusy ? <Banner tone="error">{whyNot(error, isOver)}</Banner> : null}
        <chakra.p fontWeight="semibold" dir="auto" overflowWrap="anywhere">
          {job.title}
        </chakra.p>
        <JobFacts job={job} />
        <p>{own.text}</p>
        {'words' in own ? (
          <TextArea
            ref={field}
            label={own.words}
            rows={3}
            required={act === 'conditional'}
            error={isMissing ? copy.conditional.wordsMissing : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setMissing(false)
            }}
          />
        ) : null}
      </Grid>
    </Dialog>
  )
}

function whyNot(error: unknown, isOver: boolean): string {
  const { status, message, issues } = parseApiError(error)
  if (status === 0) return parts.noResponse
  if (status === 404 || (status === 409 && isOver)) return copy.over
  if ((status === 409 || status === 429) && message) return message
  return issues[0]?.message ?? copy.failed
}
