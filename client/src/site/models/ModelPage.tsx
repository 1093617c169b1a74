import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useParams } from 'wouter'
import type { Picture, PublicModel } from '../../../../shared/roster/models'
import { trpc } from '../../lib/trpc'
import { ModelNotFound } from './profile/ModelNotFound'
import { Profile } from './profile/Profile'
import { ProfileSkeleton } from './profile/ProfileSkeleton'

/** A model's public profile, by id or slug. */
export default function ModelPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  const key = plain(modelId)
  const client = useQueryClient()
  const model = trpc.site.models.get.useQuery({ key }, { placeholderData: () => listed(client, key) })
  if (model.data) return <Profile key={model.data.id} model={model.data} />
  if (model.isPending) return <ProfileSkeleton />
  const isGone = model.error instanceof TRPCClientError && model.error.data !== undefined
  return <ModelNotFound onRetry={isGone ? undefined : () => void model.refetch()} />
}

/** The model as the roster has shown it, so that a pressed card opens at once: with its card as the first picture. */
function listed(client: QueryClient, key: string) {
  const model = client
    .getQueriesData<{ items?: PublicModel[] }>({ queryKey: [['site', 'models']] })
    .flatMap(([, data]) => data?.items)
    .find((one) => one?.id === key && one.profileImage)
  return model && { ...model, images: [model.profileImage as Picture] }
}

/** Decodes a path segment the way the server does. */
function plain(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
