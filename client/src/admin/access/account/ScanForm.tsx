import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { secondFactorCode } from '../../../../../shared/access/accounts'
import type { NewSecondFactor } from '../../../../../shared/access/secondFactor'
import { Problem, problemOf } from '../../../design/feedback/Problem'
import { TextField } from '../../../design/form/TextField'
import { applyFieldErrors } from '../../../lib/apiError'
import { ShortForm } from '../../forms/ShortForm'
import { secondFactor } from '../secondFactor.copy'

const copy = secondFactor.scan
/** Cameras need a light edge of four squares. */
const EDGE = 4

type Props = { shown: NewSecondFactor; onCode: (code: string) => Promise<unknown> }

/** The secret as a QR code and in letters, and the first code of the app. */
export function ScanForm({ shown: { secret, qr }, onCode }: Props) {
  const form = useForm({ resolver: zodResolver(secondFactorCode), defaultValues: { code: '' } })
  const { register, handleSubmit, formState, clearErrors } = form
  const [problem, setProblem] = useState<string | null>(null)
  const send = async ({ code }: { code: string }) => {
    setProblem(null)
    try {
      await onCode(code)
    } catch (error) {
      applyFieldErrors(form, error)
      setProblem(problemOf(error))
    }
  }
  const side = qr.size + 2 * EDGE
  return (
    <ShortForm
      submit={copy.confirm}
      busy={formState.isSubmitting}
      busyWords={secondFactor.busy}
      onSend={handleSubmit(send)}
    >
      <p>{copy.lead}</p>
      <chakra.svg
        role="img"
        aria-label={copy.picture}
        viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
        width="min(14rem, 100%)"
        mx="auto"
        shapeRendering="crispEdges"
      >
        <rect x={-EDGE} y={-EDGE} width={side} height={side} fill="#ffffff" />
        <path d={qr.path} fill="#000000" />
      </chakra.svg>
      <chakra.p textStyle="small" color="fgQuiet">
        {copy.byHand}
      </chakra.p>
      <chakra.p textStyle="data" overflowWrap="anywhere" data-secret>
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </chakra.p>
      <TextField
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={formState.errors.code?.message}
        {...register('code', { onChange: () => clearErrors('code') })}
      />
      <Problem>{problem}</Problem>
    </ShortForm>
  )
}
