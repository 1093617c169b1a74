import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { changePassword, passwordTwice } from '../../../../shared/accounts'
import { adminTeam } from '../../copy/adminTeam'
import { PasswordField } from '../../design/form/PasswordField'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { ShortForm } from '../forms/ShortForm'
import { tellFormReason } from '../forms/tellFailed'
import { startAgencySession } from '../login/startAgencySession'

const words = adminTeam.account
const EMPTY = { currentPassword: '', newPassword: '', confirm: '' }
const typed = z.intersection(changePassword, passwordTwice)

/** Changes the user's password, which ends all their other sessions. */
export function OwnPassword() {
  const form = useForm({
    resolver: zodResolver(typed),
    reValidateMode: 'onSubmit',
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, formState, clearErrors, reset } = form
  const change = trpc.auth.changePassword.useMutation({
    onSuccess(signedIn) {
      reset()
      notifySuccess(words.done, words.doneText)
      startAgencySession(signedIn)
    },
    onError: tellFormReason(form, words.failedChange),
  })
  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { onChange: () => clearErrors(name) }),
  })
  return (
    <ShortForm
      submit={words.submit}
      busy={change.isPending}
      busyWords={words.busy}
      onSend={handleSubmit(({ currentPassword, newPassword }) =>
        change.mutateAsync({ currentPassword, newPassword }),
      )}
    >
      <chakra.h2 textStyle="subheading">{words.password}</chakra.h2>
      <PasswordField label={words.current} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={words.next}
        help={words.nextHelp}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={words.confirm} autoComplete="new-password" {...field('confirm')} />
    </ShortForm>
  )
}
