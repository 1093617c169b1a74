import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type StaffAccount, staffAccountChange } from '../../../../../shared/access/staffAccount'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { PasswordField } from '../../../design/form/PasswordField'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { notifySuccess } from '../../../lib/notify'
import { currentSession, startSession } from '../../../lib/session'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormReason } from '../../forms/tellFailed'
import { Why } from '../../forms/Why'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { adminTeam } from './copy'

const copy = adminTeam.account.identity

/** The user's own name, and the address to sign in with. */
export function OwnIdentity() {
  const own = trpc.admin.staffAccount.get.useQuery(undefined, adminQueryOptions)
  if (own.data) return <Fields own={own.data} />
  return <NotLoaded query={own} copy={{ failed: copy.loadFailed, loading: copy.loading }} />
}

function Fields({ own }: { own: StaffAccount }) {
  const { admin } = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(staffAccountChange),
    defaultValues: { ...own, currentPassword: '' },
  })
  const { handleSubmit, formState, reset } = form
  const field = fieldOf(form)
  const change = trpc.admin.staffAccount.change.useMutation({
    onSuccess(saved) {
      const session = currentSession()
      if (session) startSession({ ...session, name: saved.name })
      admin.staffAccount.get.setData(undefined, saved)
      void admin.me.invalidate()
      reset({ ...saved, currentPassword: '' })
      notifySuccess(copy.done)
    },
    onError: tellFormReason(form, copy.failed),
  })
  return (
    <ShortForm
      submit={copy.submit}
      isDirty={formState.isDirty}
      busy={change.isPending}
      busyWords={copy.busy}
      isSecond
      onSend={handleSubmit((given) => change.mutateAsync(given))}
    >
      <chakra.h2 textStyle="subheading">{copy.title}</chakra.h2>
      <TextField label={copy.name} required autoComplete="name" {...field('name')} />
      <TextField
        label={copy.email}
        help={copy.emailHelp}
        required
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      <Why of={copy.email}>{copy.emailMore}</Why>
      <PasswordField
        label={copy.confirm}
        required
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </ShortForm>
  )
}
