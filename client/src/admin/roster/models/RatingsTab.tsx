import { Box, chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { oneDecimal, shortDay } from '../../../../../shared/format'
import { RATING_MAX, RATING_MIN } from '../../../../../shared/limits'
import { messages } from '../../../../../shared/messages'
import { newRating, type Ratings } from '../../../../../shared/roster/ratings'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { AddForm, additionOptions } from '../../forms/AddForm'
import { adminModels } from './copy'
import { useModelCache } from './useModelCache'

const copy = adminModels.ratings

export function RatingsTab({ modelId, ratings }: { modelId: string; ratings: Ratings }) {
  return (
    <Grid gap={10} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
      <Box>
        {ratings.count === 0 ? (
          <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
        ) : (
          <>
            <chakra.p mb={4}>
              <chakra.span textStyle="workTitle" mr={3}>
                {oneDecimal(ratings.average)}
              </chakra.span>
              <chakra.span textStyle="small" color="fgQuiet">
                {copy.average}, {copy.count(ratings.count)}
              </chakra.span>
            </chakra.p>
            <chakra.ul role="list">
              {ratings.list.map(({ id, rating, comment, createdAt }) => (
                <chakra.li key={id} borderTop="1px solid" borderColor="hairline" py={3}>
                  <chakra.div display="flex" justifyContent="space-between" gap={4} textStyle="data">
                    <chakra.span fontWeight="semibold">{copy.of(oneDecimal(rating))}</chakra.span>
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
    defaultValues: { id: modelId, rating: '5', comment: '' },
  })
  const { handleSubmit, formState } = form
  const field = fieldOf(form)
  const cache = useModelCache()
  const add = trpc.admin.ratings.add.useMutation(
    additionOptions(form, {
      onSaved: (saved: Ratings) => cache.keepRatings(modelId, saved),
      done: copy.done,
      failed: messages.admin.ratingFailed,
    }),
  )
  return (
    <AddForm
      copy={copy}
      heading="h3"
      isDirty={formState.isDirty}
      busy={add.isPending}
      onSend={handleSubmit((given) => add.mutateAsync(given))}
    >
      <Box maxW="10rem">
        <TextField
          label={copy.rating}
          type="number"
          min={RATING_MIN}
          max={RATING_MAX}
          step={0.5}
          required
          {...field('rating')}
        />
      </Box>
      <TextArea label={copy.comment} rows={4} {...field('comment')} />
    </AddForm>
  )
}
