import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { AGENCY_ROLES, newColleague, type Team } from '../../../../../shared/access/team'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormFailed } from '../../forms/tellFailed'
import { Why } from '../../forms/Why'
import { useTellInvited } from '../../lists/records/useTellInvited'
import { adminTeam } from './copy'

const copy = adminTeam.team.invite
const EMPTY = { name: '', email: '', role: 'admin' as const }

export function InviteColleague({ onTeam }: { onTeam: (team: Team) => void }) {
  const form = useForm({ resolver: zodResolver(newColleague), defaultValues: EMPTY })
  const { handleSubmit, formState, reset } = form
  const field = fieldOf(form)
  const { tell } = useTellInvited()
  const invite = trpc.admin.team.invite.useMutation({
    onSuccess(team, { email }) {
      onTeam(team)
      reset()
      tell(copy.sent, email)
    },
    onError: tellFormFailed(form, copy.failed),
  })
  return (
    <ShortForm
      submit={copy.submit}
      isDirty={formState.isDirty}
      busy={invite.isPending}
      busyWords={copy.busy}
      onSend={handleSubmit((given) => invite.mutateAsync(given))}
    >
      <chakra.h2 textStyle="subheading">{copy.title}</chakra.h2>
      <TextField label={copy.name} required autoComplete="off" {...field('name')} />
      <TextField label={copy.email} required type="email" autoComplete="off" {...field('email')} />
      <SelectField
        label={copy.role}
        help={adminTeam.rolesHelp}
        choices={AGENCY_ROLES.map((value) => ({ value, words: adminTeam.roles[value] }))}
        {...field('role')}
      />
      <Why of={copy.title}>{adminTeam.rolesMore}</Why>
    </ShortForm>
  )
}
