import { Box, chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { oneDecimal, shortDay } from '../../../../shared/format'
import { RATING_MAX, RATING_MIN } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { newRating, type Ratings } from '../../../../shared/ratings'
import { EmptyState } from '../../design/EmptyState'
import { TextArea } from '../../design/TextArea'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminModels } from '../../words/adminModels'
import { ShortForm } from '../forms/ShortForm'
import { useModelCache } from './useModelCache'

const words = adminModels.ratings

/** What clients said about a model, and a way to add to it. */
export function RatingsTab({ modelId, ratings }: { modelId: string; ratings: Ratings }) {
  return (
    <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
      <Box>
        {ratings.count === 0 ? (
          <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>
        ) : (
          <>
            <chakra.p mb={4}>
              <chakra.span textStyle="workTitle" mr={3}>
                {oneDecimal(ratings.average)}
              </chakra.span>
              <chakra.span textStyle="small" color="fgQuiet">
                {words.average}, {words.count(ratings.count)}
              </chakra.span>
            </chakra.p>
            <chakra.ul role="list">
              {ratings.list.map(({ id, rating, comment, createdAt }) => (
                <chakra.li key={id} borderTop="1px solid" borderColor="hairline" py={3}>
                  <chakra.div display="flex" justifyContent="space-between" gap={4} textStyle="data">
                    <chakra.span fontWeight="semibold">{words.of(oneDecimal(rating))}</chakra.span>
                    <chakra.time color="fgQuiet" dateTime={createdAt}>
                      {shortDay(createdAt)}
                    </chakra.time>
                  </chakra.div>
                  {comment ? (
                    <chakra.p mt={1} whiteSpace="pre-line" overflowWrap="anywhere">
                      {comment}
                    </chakra.p>
                  ) : null}
                </chakra.li>
              ))}
            </chakra.ul>
          </>
        )}
      </Box>
      <AddRating modelId={modelId} />
    </Grid>
  )
}

function AddRating({ modelId }: { modelId: string }) {
  const form = useForm({
    resolver: zodResolver(newRating),
    // Specification section 5, 'Rating input'.
    defaultValues: { id: modelId, rating: '5', comment: '' },
  })
  const { register, handleSubmit, formState, reset } = form
  const cache = useModelCache()
  const add = trpc.admin.ratings.add.useMutation({
    onSuccess(ratings) {
      cache.keepRatings(modelId, ratings)
      reset()
      notifySuccess(words.done)
    },
    onError(error) {
      showRefused(form, error)
      notifyFailure(messages.admin.error, messages.admin.ratingFailed)
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
      <chakra.h3 textStyle="label" color="fgQuiet">
        {words.add}
      </chakra.h3>
      <Box maxW="10rem">
        <TextField
          label={words.rating}
          type="number"
          min={RATING_MIN}
          max={RATING_MAX}
          step={0.5}
          required
          error={formState.errors.rating?.message}
          {...register('rating')}
        />
      </Box>
      <TextArea
        label={words.comment}
        rows={4}
        error={formState.errors.comment?.message}
        {...register('comment')}
      />
    </ShortForm>
  )
}
