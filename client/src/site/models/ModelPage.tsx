import { TRPCClientError } from '@trpc/client'
import { useParams } from 'wouter'
import { trpc } from '../../lib/trpc'
import { ModelNotFound } from './ModelNotFound'
import { Profile } from './Profile'
import { ProfileSkeleton } from './ProfileSkeleton'

/** A model's public profile, by id or slug. */
export default function ModelPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  const model = trpc.site.models.get.useQuery({ key: plain(modelId) })
  if (model.data) return <Profile key={model.data.id} model={model.data} />
  if (model.isPending) return <ProfileSkeleton />
  const isGone = model.error instanceof TRPCClientError && model.error.data !== undefined
  return <ModelNotFound onRetry={isGone ? undefined : () => void model.refetch()} />
}

/** Decodes a path segment the way the server does. */
function plain(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
