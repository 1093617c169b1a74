import { Box, chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newProposal, type Project } from '../../../../../shared/roster/projects'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { AddForm, additionOptions } from '../../forms/AddForm'
import { adminProjects } from './copy'
import { useProjectCache } from './useProjectCache'
import { useProjectChange } from './useProjectChange'

const copy = adminProjects.proposals

export function ProposalsTab({ project }: { project: Project }) {
  const [leaving, setLeaving] = useState<{ id: string; title: string } | null>(null)
  const change = useProjectChange(project.id, copy.failed)
  const remove = trpc.admin.projects.removeProposal.useMutation({
    ...change(copy.removed),
    // The dialog may be about another proposal by now.
    onSettled: (_, __, { proposalId }) => setLeaving((now) => (now?.id === proposalId ? null : now)),
  })
  return (
    <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
      <Box>
        {project.proposals.length === 0 ? (
          <EmptyState>{adminProjects.detail.noProposals}</EmptyState>
        ) : (
          <chakra.ol role="list">
            {project.proposals.map((proposal, at) => {
              const title = proposal.title ?? copy.number(at + 1)
              return (
                <chakra.li
                  key={proposal.id}
                  display="grid"
                  gridTemplateColumns="minmax(0, 1fr) auto"
                  gap={4}
                  py={3}
                  borderBottom="1px solid"
                  borderColor="hairline"
                >
                  <Box minW={0} overflowWrap="anywhere">
                    <chakra.h2 fontWeight="semibold">{title}</chakra.h2>
                    <chakra.p whiteSpace="pre-line" color={proposal.description ? undefined : 'fgQuiet'}>
                      {proposal.description ?? copy.noDescription}
                    </chakra.p>
                  </Box>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={copy.remove(title)}
                    onClick={() => setLeaving({ id: proposal.id, title })}
                  >
                    <X aria-hidden />
                  </Button>
                </chakra.li>
              )
            })}
          </chakra.ol>
        )}
      </Box>
      <AddProposal projectId={project.id} />
      <Confirm
        open={leaving !== null}
        title={copy.removeTitle}
        question={copy.removal(leaving?.title ?? '')}
        confirmWords={adminProjects.team.removeConfirm}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutateAsync({ id: project.id, proposalId: leaving.id })}
        onClose={() => setLeaving(null)}
      />
    </Grid>
  )
}

function AddProposal({ projectId }: { projectId: string }) {
  const form = useForm({
    resolver: zodResolver(newProposal),
    defaultValues: { id: projectId, title: '', description: '' },
  })
  const { handleSubmit, formState } = form
  const field = fieldOf(form)
  const cache = useProjectCache()
  const add = trpc.admin.projects.addProposal.useMutation(
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
      <TextField label={copy.title} autoComplete="off" {...field('title')} />
      <TextArea label={copy.description} rows={4} {...field('description')} />
    </AddForm>
  )
}
