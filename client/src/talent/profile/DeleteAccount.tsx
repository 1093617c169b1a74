import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { paths } from '../../../../shared/paths'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { PasswordField } from '../../design/form/PasswordField'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { endSession } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { talent } from '../copy'

const copy = talent.data

/** Says what is deleted and what is kept, and asks for the password, or the email if the account has none. */
export default function DeleteAccount({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { proof: '' } })
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const once = useSingleFlight()
  const standing = trpc.talent.account.standing.useQuery(undefined, { networkMode: 'always' })
  const remove = trpc.talent.account.remove.useMutation({
    networkMode: 'always',
    onSuccess() {
      navigate(paths.home)
      endSession()
      queries.clear()
      notifySuccess(copy.removed, copy.removedText)
    },
    onError(error) {
      const [issue] = error.data?.issues ?? []
      if (issue) setError('proof', { message: issue.message }, { shouldFocus: true })
      else notifyFailure(copy.removeFailed, reasonOf(parseApiError(error)))
    },
  })
  const isByPassword = standing.data?.proof !== 'email'
  const Proof = isByPassword ? PasswordField : TextField
  const field = isByPassword
    ? { label: copy.password, autoComplete: 'current-password' }
    : { label: copy.email, type: 'email', autoComplete: 'email' }
  const missing = isByPassword ? copy.passwordMissing : copy.emailMissing
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="narrow"
      title={copy.question}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton
            variant="dangerSolid"
            form={id}
            busy={remove.isPending}
            busyWords={copy.removing}
            disabled={!standing.data}
          >
            {copy.removeForGood}
          </SubmitButton>
        </>
      }
    >
      <p>{copy.goes}</p>
      <chakra.p mt={3} mb={5}>
        {copy.stays}
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
      ) : (
        <NotLoaded query={standing} copy={{ failed: copy.standingFailed, loading: talent.profile.loading }} />
      )}
    </Dialog>
  )
}
