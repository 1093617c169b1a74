import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { ChartQueue } from '../../../../../../shared/desk/chart/chart'
import type { JobDecided } from '../../../../../../shared/desk/jobs/jobs'
import { Button } from '../../../../design/actions/Button'
import { SubmitButton } from '../../../../design/form/SubmitButton'
import { TextField } from '../../../../design/form/TextField'
import { type ApiError, parseApiError } from '../../../../lib/apiError'
import { freshKey } from '../../../../lib/forms/idempotency'
import { trpc } from '../../../../lib/trpc'
import { Meanwhile } from '../../items/Meanwhile'
import { tellDecided } from '../../items/undoStore'
import { chart } from '../copy'

const copy = chart.queue

type Props = { hold: ChartQueue['holds'][number]; name: string }

/** What an option can do about the one before or behind it: challenge, take that back, let go ahead. */
export function HoldActions({ hold, name }: Props) {
  const { claim, canChallenge, isChallenging, aheadId, job } = hold
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isLetting, setLetting] = useState(false)
  const utils = trpc.useUtils()
  const reload = () => {
    void utils.desk.chart.window.invalidate()
    void utils.desk.chart.queue.invalidate()
  }
  const options = (done: (name: string) => string) => ({
    onSuccess(decided: JobDecided) {
      setRefusal(null)
      setLetting(false)
      tellDecided(decided, done(name))
      reload()
    },
    onError(error: unknown) {
      setRefusal(parseApiError(error))
      reload()
    },
  })
  const challenge = trpc.desk.claims.challenge.useMutation(options(copy.challengeDone))
  const takeBack = trpc.desk.claims.takeChallengeBack.useMutation(options(copy.takeBackDone))
  const letAhead = trpc.desk.claims.letGoAhead.useMutation(options(copy.aheadDone))
  const isBusy = challenge.isPending || takeBack.isPending || letAhead.isPending
  if (!claim) return null
  const actions = [
    canChallenge && { label: copy.challenge, act: () => challenge.mutate(claim) },
    isChallenging && { label: copy.takeBack, act: () => takeBack.mutate(claim) },
    aheadId !== null && !isLetting && { label: copy.ahead, act: () => setLetting(true) },
  ].filter((each) => each !== false)
  return (
    <Box mt={actions.length > 0 || isLetting ? 2 : 0}>
      {refusal ? <Meanwhile refusal={refusal} onClose={() => setRefusal(null)} /> : null}
      <Flex gap={2} wrap="wrap">
        {actions.map(({ label, act }) => (
          <Button
            key={label}
            variant="outline"
            size="touch"
            aria-label={`${label}: ${job?.number ?? ''}`}
            disabled={isBusy}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </Flex>
      {isLetting && aheadId !== null ? (
        <AheadForm
          isBusy={isBusy}
          onSend={(why, decisionKey) => letAhead.mutate({ ...claim, aheadId, words: why, decisionKey })}
        />
      ) : null}
    </Box>
  )
}

type FormProps = { isBusy: boolean; onSend: (why: string, decisionKey: string) => void }

function AheadForm({ isBusy, onSend }: FormProps) {
  const [decisionKey] = useState(freshKey)
  const [why, setWhy] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(why.trim() === '' ? copy.noWhy : undefined)
    if (why.trim() !== '' && !isBusy) onSend(why, decisionKey)
  }
  return (
    <chakra.form noValidate display="grid" gap={3} onSubmit={submit}>
      <TextField
        label={copy.why}
        required
        autoFocus
        error={error}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <SubmitButton size="small" busy={isBusy} busyWords={copy.aheadBusy} justifySelf="start">
        {copy.ahead}
      </SubmitButton>
    </chakra.form>
  )
}
