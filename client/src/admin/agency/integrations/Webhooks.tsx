import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { Webhook } from '../../../../../shared/agency/webhooks'
import { Confirm } from '../../../design/feedback/Confirm'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { DataTable } from '../../../design/lists/DataTable'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { notifyFailure, notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { Explained } from '../../forms/Why'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { CopyOnce } from '../../lists/records/CopyOnce'
import { PageSection } from '../../lists/records/PageSection'
import { integrations } from './copy'
import { Deliveries } from './Deliveries'
import { NewWebhook } from './NewWebhook'
import { webhookColumns } from './webhookColumns'

const copy = integrations.webhooks

/** The addresses that are told what happens, and a form for a new one. */
export function Webhooks() {
  const { admin } = trpc.useUtils()
  const answer = trpc.admin.webhooks.list.useQuery(undefined, adminQueryOptions)
  const [removing, setRemoving] = useState<Webhook | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const keep = (next: Webhook[]) => admin.webhooks.list.setData(undefined, next)
  const onError = sayFailed(integrations.failed)
  const setPaused = trpc.admin.webhooks.setPaused.useMutation({
    onSuccess(next) {
      keep(next)
      notifySuccess(copy.changed)
    },
    onError,
  })
  const remove = trpc.admin.webhooks.remove.useMutation({
    onSuccess(next) {
      keep(next)
      notifySuccess(copy.removed)
    },
    onError,
    onSettled: () => setRemoving(null),
  })
  const sendTest = trpc.admin.webhooks.sendTest.useMutation({
    onSuccess: ({ isDelivered, answer: said }) =>
      isDelivered ? notifySuccess(copy.testDelivered, said) : notifyFailure(copy.testFailed, said),
    onError: (error) => notifyFailure(copy.testFailed, reasonOf(parseApiError(error))),
  })
  const shown = answer.data?.find(({ id }) => id === shownId)
  return (
    <PageSection title={copy.title}>
      <Explained of={copy.title} more={copy.more} mb={5}>
        {copy.lead}
      </Explained>
      {answer.data ? (
        <Grid gap={8}>
          {answer.data.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <DataTable
              label={copy.title}
              columns={webhookColumns({
                isBusy: setPaused.isPending || sendTest.isPending,
                onShow: ({ id }) => setShownId(id),
                onTest: ({ id }) => sendTest.mutate({ id }),
                onPause: ({ id, isPaused }) => setPaused.mutate({ id, isPaused: !isPaused }),
                onRemove: setRemoving,
              })}
              rows={answer.data}
              rowKey={({ id }) => id}
            />
          )}
          <NewWebhook
            onAdded={(added) => {
              keep(added.webhooks)
              setSecret(added.secret)
            }}
          />
        </Grid>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
      <Confirm
        open={removing !== null}
        title={copy.removing.title}
        question={copy.removing.question(removing?.url ?? '')}
        confirmWords={copy.remove}
        busyWords={copy.removing.busy}
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutateAsync({ id: removing.id })}
        onClose={() => setRemoving(null)}
      />
      {shown ? <Deliveries webhook={shown} onClose={() => setShownId(null)} /> : null}
      {secret ? <CopyOnce {...copy.added} value={secret} onClose={() => setSecret(null)} /> : null}
    </PageSection>
  )
}
