import { Box, chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '../../../../shared/messages'
import { newProposal, type Project } from '../../../../shared/projects'
import { Button } from '../../design/Button'
import { Confirm } from '../../design/Confirm'
import { EmptyState } from '../../design/EmptyState'
import { TextArea } from '../../design/TextArea'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminProjects } from '../../words/adminProjects'
import { ShortForm } from '../forms/ShortForm'
import { useProjectCache } from './useProjectCache'

const words = adminProjects.proposals

/** What was proposed for a project, in the order in which it came. */
export function ProposalsTab({ project }: { project: Project }) {
  const [leaving, setLeaving] = useState<{ id: string; title: string } | null>(null)
  const cache = useProjectCache()
  const remove = trpc.admin.projects.removeProposal.useMutation({
    onSuccess(saved) {
      void cache.keep(saved)
      notifySuccess(words.removed)
    },
    onError() {
      notifyFailure(messages.admin.error, words.failed)
      // Somebody else may have removed it already.
      return cache.renew(project.id)
    },
    // By then the question may be about another one.
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
              const title = proposal.title ?? words.number(at + 1)
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
                      {proposal.description ?? words.noDescription}
                    </chakra.p>
                  </Box>
                  <Button
                    look="quiet"
                    size="icon"
                    aria-label={words.remove(title)}
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
        title={words.removeTitle}
        question={words.removal(leaving?.title ?? '')}
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
  const { register, handleSubmit, formState, reset } = form
  const cache = useProjectCache()
  const add = trpc.admin.projects.addProposal.useMutation({
    onSuccess(saved) {
      void cache.keep(saved)
      reset()
      notifySuccess(words.added)
    },
    onError(error) {
      showRefused(form, error)
      notifyFailure(messages.admin.error, words.failed)
    },
  })
  return (
    <ShortForm
      submit={words.submit}
      isDirty={formState.isDirty}
      busy={add.isPending}
      busyWords={words.busy}
      onSend={handleSubmit((given) => add.mutateAsync(given))}
    >
      <chakra.h2 textStyle="label" color="fgQuiet">
        {words.add}
      </chakra.h2>
      <TextField
        label={words.title}
        autoComplete="off"
        error={formState.errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label={words.description}
        rows={4}
        error={formState.errors.description?.message}
        {...register('description')}
      />
    </ShortForm>
  )
}
