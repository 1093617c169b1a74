import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { adminPaths } from '../../../../../shared/adminPaths'
import { newMember, type Project, type TeamMember } from '../../../../../shared/roster/projects'
import { requiredLine } from '../../../../../shared/text/text'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { Confirm } from '../../../design/feedback/Confirm'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { ComboBox } from '../../../design/form/combo/ComboBox'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { AddForm, additionOptions } from '../../forms/AddForm'
import { adminProjects } from './copy'
import { useProjectCache } from './useProjectCache'
import { useProjectChange } from './useProjectChange'

const copy = adminProjects.team
const detail = adminProjects.detail
/** The back office has one message for every empty required field. */
const addition = newMember.extend({ modelId: requiredLine(80, 'Choose a model') })

export function TeamTab({ project }: { project: Project }) {
  const [leaving, setLeaving] = useState<TeamMember | null>(null)
  const answers = useProjectChange(project.id, copy.failed)
  const change = trpc.admin.projects.changeMember.useMutation(answers(copy.changed))
  const remove = trpc.admin.projects.removeMember.useMutation({
    ...answers(copy.removed),
    // The dialog may be about another member by now.
    onSettled: (_, __, { memberId }) => setLeaving((now) => (now?.id === memberId ? null : now)),
  })
  const leavingName = leaving?.name ?? copy.member
  return (
    <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
      <Box>
        {project.teamMembers.length === 0 ? (
          <EmptyState>{detail.noTeam}</EmptyState>
        ) : (
          <chakra.ul role="list">
            {project.teamMembers.map((member) => (
              <Member
                key={member.id}
                member={member}
                sent={
                  change.isPending && change.variables.memberId === member.id ? change.variables.status : null
                }
                onStatus={(status) => change.mutate({ id: project.id, memberId: member.id, status })}
                onRemove={() => setLeaving(member)}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
      <AddMember project={project} />
      <Confirm
        open={leaving !== null}
        title={copy.removeTitle}
        question={copy.removal(leavingName)}
        confirmWords={copy.removeConfirm}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutateAsync({ id: project.id, memberId: leaving.id })}
        onClose={() => setLeaving(null)}
      />
    </Grid>
  )
}

type MemberProps = {
  member: TeamMember
  sent: string | null | undefined
  onStatus: (status: string) => void
  onRemove: () => void
}

function Member({ member, sent, onStatus, onRemove }: MemberProps) {
  const name = member.name ?? copy.member
  const status = sent ?? member.status ?? copy.active
  const known: readonly string[] = copy.statuses
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 11rem auto' }}
      columnGap={4}
      rowGap={2}
      alignItems="center"
      py={3}
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <Box minW={0}>
        {member.modelId ? (
          <TextLink href={adminPaths.model(member.modelId)}>{name}</TextLink>
        ) : (
          <chakra.span fontWeight="semibold">{name}</chakra.span>
        )}
        <chakra.span display="block" textStyle="small" color="fgQuiet">
          {member.role ?? copy.teamMember}
        </chakra.span>
      </Box>
      <Box gridRow={{ base: 2, sm: 'auto' }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <SelectField
          label={copy.status}
          aria-label={copy.statusOf(name)}
          value={status}
          choices={known.includes(status) ? known : [status, ...known]}
          onChange={(event) => onStatus(event.currentTarget.value)}
        />
      </Box>
      <Button variant="quiet" size="icon" aria-label={copy.remove(name)} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </chakra.li>
  )
}

function AddMember({ project }: { project: Project }) {
  const form = useForm({
    resolver: zodResolver(addition),
    defaultValues: { id: project.id, modelId: '', role: '', status: copy.active },
  })
  const { register, control, handleSubmit, formState } = form
  const field = fieldOf(form)
  const cache = useProjectCache()
  const roster = trpc.site.models.choices.useQuery()
  const onTeam = new Set(project.teamMembers.map((member) => member.modelId))
  const choices = (roster.data ?? [])
    .filter(({ id }) => !onTeam.has(id))
    .map(({ id, stageName, city, picture }) => ({
      value: id,
      words: stageName,
      note: city ?? undefined,
      picture,
    }))
  const add = trpc.admin.projects.addMember.useMutation(
    additionOptions(form, { onSaved: cache.keep, done: copy.added, failed: copy.failed }),
  )
  return (
    <AddForm
      copy={copy}
      heading="h2"
      isDirty={formState.isDirty}
      busy={add.isPending}
      onSend={handleSubmit((given) => add.mutateAsync(given))}
    >
      <Controller
        control={control}
        name="modelId"
        render={({ field: { value, onChange, onBlur, name }, fieldState: { error } }) => (
          <ComboBox
            label={copy.model}
            help={roster.isPending ? copy.modelsLoading : roster.isError ? copy.modelsFailed : undefined}
            required
            placeholder={copy.choose}
            choices={choices}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            name={name}
            error={error?.message}
          />
        )}
      />
      <Flex gap={4} wrap="wrap">
        <Box flex="1 1 12rem">
          <TextField
            label={copy.role}
            placeholder={copy.rolePlaceholder}
            autoComplete="off"
            {...field('role')}
          />
        </Box>
        <Box flex="1 1 9rem">
          <SelectField label={copy.status} choices={copy.statuses} {...register('status')} />
        </Box>
      </Flex>
    </AddForm>
  )
}
