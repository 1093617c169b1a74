import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { changePassword } from '../../../../shared/accounts'
import { messages } from '../../../../shared/messages'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminTeam } from '../../words/adminTeam'
import { startAgencySession } from '../login/startAgencySession'

const words = adminTeam.account
const EMPTY = { currentPassword: '', newPassword: '', confirm: '' }
type Issues = Partial<Record<keyof typeof EMPTY, string>>

/** Changes one's own password: everywhere else one is signed out, here one goes on. */
export function OwnPassword() {
  const [given, setGiven] = useState(EMPTY)
  const [issues, setIssues] = useState<Issues>({})
  const change = trpc.auth.changePassword.useMutation({
    onSuccess(signedIn) {
      setGiven(EMPTY)
      notifySuccess(words.done, words.doneText)
      startAgencySession(signedIn)
    },
    onError(error) {
      const found = error.data?.issues ?? []
      setIssues(Object.fromEntries(found.map(({ path, message }) => [path, message])))
      notifyFailure(messages.admin.error, error.data ? error.message : words.failedChange)
    },
  })
  const check = () => {
    const checked = changePassword.safeParse(given)
    const found: Issues = Object.fromEntries(
      (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).reverse(),
    )
    if (given.confirm === '') found.confirm = messages.reset.confirmRequired
    else if (given.confirm !== given.newPassword) found.confirm = messages.reset.mismatch
    setIssues(found)
    if (checked.success && !found.confirm) change.mutate(checked.data)
  }
  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    error: issues[name],
    value: given[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setIssues({ ...issues, [name]: undefined })
      setGiven({ ...given, [name]: event.currentTarget.value })
    },
  })
  return (
    <chakra.form
      noValidate
      display="grid"
      gap={4}
      alignContent="start"
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
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
      <SubmitButton busy={change.isPending} busyWords={words.busy} justifySelf="start">
        {words.submit}
      </SubmitButton>
    </chakra.form>
  )
}
