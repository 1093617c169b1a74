import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages'
import { AGENCY_ROLES, newColleague, type Team } from '../../../../shared/team'
import { SelectField } from '../../design/SelectField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminTeam } from '../../words/adminTeam'

const words = adminTeam.team.invite
const EMPTY = { name: '', email: '', role: 'admin' }
type Issues = Partial<Record<keyof typeof EMPTY, string>>

/** Mails somebody the way to an account of the agency. */
export function InviteColleague({ onTeam }: { onTeam: (team: Team) => void }) {
  const [given, setGiven] = useState(EMPTY)
  const [issues, setIssues] = useState<Issues>({})
  const invite = trpc.admin.team.invite.useMutation({
    onSuccess(team, { email }) {
      onTeam(team)
      setGiven(EMPTY)
      notifySuccess(words.sent, email)
    },
    onError(error) {
      if (error.data?.httpStatus === 409) setIssues({ email: error.message })
      notifyFailure(messages.admin.error, words.failed)
    },
  })
  const field = (name: keyof typeof EMPTY) => ({
    label: words[name],
    error: issues[name],
    value: given[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setGiven({ ...given, [name]: event.currentTarget.value }),
  })
  return (
    <chakra.form
      noValidate
      display="grid"
      gap={4}
      alignContent="start"
      onSubmit={(event) => {
        event.preventDefault()
        const checked = newColleague.safeParse(given)
        const found = checked.error?.issues ?? []
        setIssues(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message])))
        if (checked.success) invite.mutate(checked.data)
      }}
    >
      <chakra.h2 textStyle="subheading">{words.title}</chakra.h2>
      <TextField required autoComplete="off" {...field('name')} />
      <TextField required type="email" autoComplete="off" {...field('email')} />
      <SelectField
        choices={AGENCY_ROLES.map((value) => ({ value, words: adminTeam.roles[value] }))}
        {...field('role')}
      />
      <SubmitButton busy={invite.isPending} busyWords={words.busy} justifySelf="start">
        {words.submit}
      </SubmitButton>
    </chakra.form>
  )
}
