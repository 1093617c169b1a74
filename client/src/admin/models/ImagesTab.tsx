import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { PORTFOLIO_MAX } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { Confirm } from '../../design/Confirm'
import { TWO_BY_TWO } from '../../design/columns'
import { EmptyState } from '../../design/EmptyState'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { SortableFrames } from '../../design/SortableFrames'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminModels } from '../../words/adminModels'
import { sorting } from '../../words/sorting'
import { useFailureNotice } from '../lists/useFailureNotice'
import { AddImages } from './AddImages'
import { ImageCard, type ImageChanges } from './ImageCard'
import { ModelPicture } from './ModelPicture'
import { useModelCache } from './useModelCache'

const words = adminModels.images

/** A model's images: added, typed, locked, put in order and deleted. */
export function ImagesTab({ modelId }: { modelId: string }) {
  const utils = trpc.useUtils()
  const cache = useModelCache()
  const answer = trpc.admin.images.list.useQuery({ id: modelId })
  useFailureNotice(answer, messages.admin.imagesFailed)
  const keep = (images: PortfolioItem[]) => {
    utils.admin.images.list.setData({ id: modelId }, images)
    cache.keepImages(modelId, images)
  }
  const renew = async () => {
    cache.renew(modelId)
    await answer.refetch()
  }
  // What is there stays when asking anew has failed: files may be on their way below it.
  if (!answer.data)
    return answer.isError ? (
      <ErrorState onRetry={renew}>{messages.admin.imagesFailed}</ErrorState>
    ) : (
      <LoadingText>{adminModels.detail.loading}</LoadingText>
    )
  return (
    <Box
      display="grid"
      gap={10}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 8fr) minmax(20rem, 4fr)' }}
    >
      <Box minW={0}>
        {answer.data.length === 0 ? (
          <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>
        ) : (
          <Sheet modelId={modelId} images={answer.data} keep={keep} renew={renew} />
        )}
      </Box>
      <AddImages modelId={modelId} onImages={keep} onUploaded={renew} />
    </Box>
  )
}

type SheetProps = {
  modelId: string
  images: PortfolioItem[]
  keep: (images: PortfolioItem[]) => void
  renew: () => Promise<void>
}

function Sheet({ modelId, images, keep, renew }: SheetProps) {
  const [leaving, setLeaving] = useState<PortfolioItem | null>(null)
  const failed = (text: string) => () => {
    notifyFailure(messages.admin.error, text)
    return renew()
  }
  // One after the other: each answers with all images, and an older answer must not cover a newer.
  const scope = { id: `images ${modelId}` }
  const change = trpc.admin.images.change.useMutation({
    scope,
    onSuccess: keep,
    onError: failed(words.changeFailed),
  })
  const reorder = trpc.admin.images.reorder.useMutation({
    scope,
    onSuccess: keep,
    onError: failed(words.orderFailed),
  })
  const remove = trpc.admin.images.remove.useMutation({
    scope,
    onSuccess(left) {
      keep(left)
      notifySuccess(words.removal.done)
    },
    onError: failed(words.removal.failed),
    // By then the question may be about another one.
    onSettled: (_, __, { imageId }) => setLeaving((now) => (now?.id === imageId ? null : now)),
  })
  // What was chosen is shown at once, and as it was when the server refuses.
  const onChange = (item: PortfolioItem, changes: ImageChanges) => {
    keep(images.map((each) => (each.id === item.id ? { ...each, ...changes } : each)))
    change.mutate({ id: modelId, imageId: item.id, ...changes })
  }
  const onOrder = (ids: string[]) => {
    keep(ids.flatMap((id) => images.find((each) => each.id === id) ?? []))
    reorder.mutate({ id: modelId, imageIds: ids })
  }
  return (
    <>
      <chakra.p textStyle="data" color="fgQuiet" mb={3}>
        {words.count(images.length, PORTFOLIO_MAX)}
      </chakra.p>
      {images.length > 1 ? (
        <chakra.p textStyle="small" color="fgQuiet" mb={4}>
          {sorting.order}
        </chakra.p>
      ) : null}
      <SortableFrames ids={images.map(({ id }) => id)} onOrder={onOrder}>
        <chakra.ul
          role="list"
          display="grid"
          gap={4}
          gridTemplateColumns={{
            base: TWO_BY_TWO,
            md: 'repeat(3, minmax(0, 1fr))',
            '2xl': 'repeat(4, minmax(0, 1fr))',
          }}
        >
          {images.map((item, at) => (
            <ImageCard
              key={item.id}
              item={item}
              number={at + 1}
              isBusy={change.isPending || reorder.isPending}
              renew={renew}
              onChange={(changes) => onChange(item, changes)}
              onRemove={() => setLeaving(item)}
            />
          ))}
        </chakra.ul>
      </SortableFrames>
      <Confirm
        open={leaving !== null}
        title={words.removal.title}
        question={words.removal.question}
        confirmWords={adminModels.deletion.confirm}
        busyWords={adminModels.deletion.busy}
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutateAsync({ id: modelId, imageId: leaving.id })}
        onClose={() => setLeaving(null)}
      >
        {leaving ? (
          <Leaving
            item={leaving}
            number={images.findIndex(({ id }) => id === leaving.id) + 1}
            renew={renew}
          />
        ) : null}
      </Confirm>
    </>
  )
}

type LeavingProps = { item: PortfolioItem; number: number; renew: () => void }

/** Which image the question is about. */
function Leaving({ item, number, renew }: LeavingProps) {
  return (
    <Flex align="center" gap={4} mt={4}>
      {item.picture ? (
        <Box width="5rem" flexShrink={0}>
          <ModelPicture picture={item.picture} alt="" sizes="5rem" renew={renew} />
        </Box>
      ) : null}
      <chakra.span fontWeight="semibold">{words.imageHere(number, words.typeWords(item.type))}</chakra.span>
    </Flex>
  )
}
