import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { PORTFOLIO_MAX } from '../../../../../../shared/limits'
import { messages } from '../../../../../../shared/messages'
import type { PortfolioItem } from '../../../../../../shared/roster/portfolio'
import { sorting } from '../../../../copy/sorting'
import { Confirm } from '../../../../design/feedback/Confirm'
import { EmptyState } from '../../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../../design/feedback/NotLoaded'
import { TWO_BY_TWO } from '../../../../design/lists/columns'
import { SortablePhotos } from '../../../../design/media/SortablePhotos'
import { trpc } from '../../../../lib/trpc'
import { useFailureNotice } from '../../../lists/useFailureNotice'
import { adminModels } from '../copy'
import { useModelCache } from '../useModelCache'
import { AddImages } from './AddImages'
import { ImageCard } from './ImageCard'
import { ModelPicture } from './ModelPicture'
import { useImageChanges } from './useImageChanges'

const copy = adminModels.images
/** Polling interval while pictures are being downloaded. */
const POLL_MS = 1_500

export default function ImagesTab({ modelId }: { modelId: string }) {
  const utils = trpc.useUtils()
  const cache = useModelCache()
  const answer = trpc.admin.images.list.useQuery(
    { id: modelId },
    { refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? POLL_MS : false) },
  )
  const waiting = answer.data?.filter(isWaiting).length ?? 0
  useFewer(waiting, () => cache.renew(modelId))
  useFailureNotice(answer, messages.admin.imagesFailed)
  const keep = (images: PortfolioItem[]) => {
    // A response in flight is older and must not overwrite this one.
    void utils.admin.images.list.cancel({ id: modelId })
    utils.admin.images.list.setData({ id: modelId }, images)
    cache.keepImages(modelId, images)
  }
  const renew = async () => {
    cache.renew(modelId)
    await answer.refetch()
  }
  // Keep the images after a failed refetch: uploads may be running below them.
  if (!answer.data)
    return (
      <NotLoaded
        query={{ ...answer, refetch: renew }}
        copy={{ failed: messages.admin.imagesFailed, loading: adminModels.detail.loading }}
      />
    )
  return (
    <Box
      display="grid"
      gap={10}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 8fr) minmax(20rem, 4fr)' }}
    >
      <Box minW={0}>
        {answer.data.length === 0 ? (
          <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
        ) : (
          <Sheet modelId={modelId} images={answer.data} keep={keep} renew={renew} />
        )}
      </Box>
      <AddImages modelId={modelId} onImages={keep} onUploaded={renew} />
    </Box>
  )
}

const isWaiting = ({ download }: PortfolioItem) => download?.status === 'waiting'

/** Calls `then` when the count decreases. */
function useFewer(count: number, then: () => void) {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) then()
    before.current = count
  })
}

type SheetProps = {
  modelId: string
  images: PortfolioItem[]
  keep: (images: PortfolioItem[]) => void
  renew: () => Promise<void>
}

function Sheet({ modelId, images, keep, renew }: SheetProps) {
  const [leaving, setLeaving] = useState<PortfolioItem | null>(null)
  const { change, chooseFace, order, retry, remove, isBusy, isRemoving } = useImageChanges({
    modelId,
    images,
    keep,
    renew,
    // The dialog may be about another image by now.
    onRemoveEnd: (imageId) => setLeaving((now) => (now?.id === imageId ? null : now)),
  })
  return (
    <>
      <chakra.p textStyle="data" color="fgQuiet" mb={3}>
        {copy.count(images.length, PORTFOLIO_MAX)}
      </chakra.p>
      {images.length > 1 ? (
        <chakra.p textStyle="small" color="fgQuiet" mb={4}>
          {sorting.order}
        </chakra.p>
      ) : null}
      <SortablePhotos ids={images.map(({ id }) => id)} onOrder={order}>
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
              isBusy={isBusy}
              renew={renew}
              onChange={(changes) => change(item, changes)}
              onFace={(crop) => chooseFace(item, crop)}
              onRemove={() => setLeaving(item)}
              onRetry={() => retry(item)}
            />
          ))}
        </chakra.ul>
      </SortablePhotos>
      <Confirm
        open={leaving !== null}
        title={copy.removal.title}
        question={copy.removal.question}
        confirmWords={adminModels.deletion.confirm}
        busyWords={adminModels.deletion.busy}
        busy={isRemoving}
        onConfirm={() => leaving && remove(leaving)}
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

function Leaving({ item, number, renew }: LeavingProps) {
  return (
    <Flex align="center" gap={4} mt={4}>
      {item.picture ? (
        <Box width="5rem" flexShrink={0}>
          <ModelPicture picture={item.picture} alt="" sizes="5rem" renew={renew} />
        </Box>
      ) : null}
      <chakra.span fontWeight="semibold">{copy.imageHere(number, copy.typeWords(item.type))}</chakra.span>
    </Flex>
  )
}
