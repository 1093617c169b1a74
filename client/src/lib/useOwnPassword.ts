import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { changePassword, passwordTwice } from '../../../shared/access/accounts'
import { ownPassword as copy } from '../copy/ownPassword'
import { applyFieldErrors } from './apiError'
import { notifySuccess } from './notify'
import { currentSession, startSession } from './session'
import { trpc } from './trpc'

const EMPTY = { currentPassword: '', newPassword: '', confirm: '' }
const DEFAULTS = { ...EMPTY, endsAccess: false }

const typed = z.intersection(changePassword, passwordTwice)

/** The form that changes the user's password, which ends all their other sessions. */
export function useOwnPassword(onDone?: () => void) {
  const form = useForm({ resolver: zodResolver(typed), reValidateMode: 'onSubmit', defaultValues: DEFAULTS })
  const { register, handleSubmit, formState, clearErrors, reset } = form
  const access = trpc.auth.ownAccess.useQuery(undefined, { networkMode: 'always' })
  const { invalidate } = trpc.useUtils().auth.ownAccess
  const change = trpc.auth.changePassword.useMutation({
    networkMode: 'always',
    onSuccess({ token }) {
      const session = currentSession()
      if (session) startSession({ ...session, token })
      reset()
      void invalidate()
      notifySuccess(copy.done, copy.doneText)
      onDone?.()
    },
    onError: (error) => applyFieldErrors(form, error),
  })
  return {
    error: change.error,
    field: (name: keyof typeof EMPTY) => ({
      required: true,
      error: formState.errors[name]?.message,
      ...register(name, { onChange: () => clearErrors(name) }),
    }),
    access: access.data,
    endsAccess: register('endsAccess'),
    isBusy: change.isPending,
    onSend: handleSubmit(({ currentPassword, newPassword, endsAccess }) =>
      change.mutateAsync({ currentPassword, newPassword, endsAccess }),
    ),
  }
}
