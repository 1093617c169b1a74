import { chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { newPassword } from '../../../../../shared/access/accounts'
import { type StaffAccount, staffAccountChange } from '../../../../../shared/access/staffAccount'
import { adminPaths } from '../../../../../shared/adminPaths'
import { messages } from '../../../../../shared/messages'
import { TextLink } from '../../../design/actions/TextLink'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { PasswordField } from '../../../design/form/PasswordField'
import { TextField } from '../../../design/form/TextField'
import { draftOf } from '../../../lib/forms/draft'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { currentSession, startSession } from '../../../lib/session'
import { trpc } from '../../../lib/trpc'
import { startAgencySession } from '../../access/login/startAgencySession'
import { tellFormReason } from '../../forms/tellFailed'
import { setupWizard } from './copy'
import { StepForm } from './StepForm'
import { useStepPart, useStepWait } from './stepParts'

const copy = setupWizard.you

/** Blank keeps the current password. */
const wanted = z.string().superRefine((given, { addIssue }) => {
  const [problem] = (given !== '' && newPassword.safeParse(given).error?.issues) || []
  if (problem) addIssue({ code: 'custom', message: problem.message })
})
const typed = z.intersection(
  staffAccountChange.extend({ newPassword: wanted }),
  z
    .object({ newPassword: z.string(), confirm: z.string() })
    .refine((given) => given.confirm === given.newPassword, {
      path: ['confirm'],
      message: messages.reset.mismatch,
    }),
)

/** Who the first superadmin is: name, address and a password of one's own. */
export default function YouStep() {
  return (
    <>
      <chakra.p mb={6}>
        {copy.restore} <TextLink href={adminPaths.restore}>{copy.restoreLink}</TextLink>
      </chakra.p>
      <StepForm step="you">
        <Own />
      </StepForm>
    </>
  )
}

function Own() {
  const own = trpc.admin.staffAccount.get.useQuery(undefined, { staleTime: 0 })
  useStepWait(!own.data)
  return own.data ? <Fields own={own.data} /> : <NotLoaded query={own} copy={setupWizard} />
}

function Fields({ own }: { own: StaffAccount }) {
  const { admin } = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(typed),
    defaultValues: { ...own, currentPassword: '', newPassword: '', confirm: '' },
  })
  const { isDirty } = form.formState
  const field = fieldOf(form)
  // No password is kept, and nothing for another account that signs in in this tab.
  const [draft] = useState(() => draftOf(`setup.you.${currentSession()?.userId}`, { name: '', email: '' }))
  useEffect(() => {
    for (const [name, text] of Object.entries(draft.read()) as ['name' | 'email', string][])
      if (text) form.setValue(name, text, { shouldDirty: true })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) })
  }, [draft, form])
  const change = trpc.admin.staffAccount.change.useMutation()
  const changePassword = trpc.auth.changePassword.useMutation()

  async function save(): Promise<boolean> {
    // Known already, by an earlier visit or by an invitation.
    if (!isDirty && own.name !== '' && own.email !== '') return true
    let isSaved = false
    await form.handleSubmit(async ({ newPassword, confirm, ...given }) => {
      try {
        const saved = await change.mutateAsync(given)
        const { currentPassword } = given
        if (newPassword)
          startAgencySession(await changePassword.mutateAsync({ currentPassword, newPassword }))
        const session = currentSession()
        if (session) startSession({ ...session, name: saved.name })
        admin.staffAccount.get.setData(undefined, saved)
        void admin.me.invalidate()
        draft.drop()
        isSaved = true
      } catch (error) {
        tellFormReason(form, copy.failed)(error)
      }
    })()
    return isSaved
  }
  useStepPart(save)

  return (
    <Grid gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <TextField label={copy.name} required autoComplete="name" {...field('name')} />
      <TextField
        label={copy.email}
        help={copy.emailHelp}
        required
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label={copy.current}
        help={copy.currentHelp}
        required
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        label={copy.next}
        help={copy.nextHelp}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={copy.confirm} autoComplete="new-password" {...field('confirm')} />
      <UnsavedChangesGuard isDirty={isDirty} />
    </Grid>
  )
}
