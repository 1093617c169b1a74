import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { useOnePress } from '../../lib/onePress'
import { endSession } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { parts } from '../../words/parts'
import { talent } from '../../words/talent'

const words = talent.data

/** Says what goes and what stays, and asks for the password once more; without one, for the e-mail. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { proof: '' } })
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const once = useOnePress()
  const standing = trpc.talent.account.standing.useQuery(undefined, { networkMode: 'always' })
  const remove = trpc.talent.account.remove.useMutation({
    networkMode: 'always',
    onSuccess() {
      navigate(paths.home)
      endSession()
      queries.clear()
      notifySuccess(words.removed, words.removedText)
    },
    onError(error) {
      const [issue] = error.data?.issues ?? []
      if (issue) setError('proof', { message: issue.message }, { shouldFocus: true })
      else notifyFailure(words.removeFailed, error.data ? error.message : words.removeFailedText)
    },
  })
  const isByPassword = standing.data?.proof !== 'email'
  const Proof = isByPassword ? PasswordField : TextField
  const field = isByPassword
    ? { label: words.password, autoComplete: 'current-password' }
    : { label: words.email, type: 'email', autoComplete: 'email' }
  const missing = isByPassword ? words.passwordMissing : words.emailMissing
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="narrow"
      title={words.question}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton
            form={id}
            busy={remove.isPending}
            busyWords={words.removing}
            disabled={!standing.data}
          >
            {words.removeForGood}
          </SubmitButton>
        </>
      }
    >
      <p>{words.goes}</p>
      <chakra.p mt={3} mb={5}>
        {words.stays}
      </chakra.p>
      {standing.data ? (
        <chakra.form
          id={id}
          noValidate
          onSubmit={handleSubmit((given) => once(() => remove.mutateAsync(given)))}
        >
          <Proof
            {...field}
            required
            error={formState.errors.proof?.message}
            {...register('proof', { validate: (given) => given.trim() !== '' || missing })}
          />
        </chakra.form>
      ) : standing.isError ? (
        <ErrorState onRetry={() => standing.refetch()}>{words.removeFailedText}</ErrorState>
      ) : (
        <LoadingText>{talent.profile.loading}</LoadingText>
      )}
    </Dialog>
  )
}
