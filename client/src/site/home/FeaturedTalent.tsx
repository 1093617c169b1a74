import { chakra } from '@chakra-ui/react'
import { FEATURED_MODELS } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../design/actions/TextLink'
import { ErrorState } from '../../design/feedback/ErrorState'
import { Section } from '../../design/layout/Section'
import { TWO_BY_TWO } from '../../design/lists/columns'
import { NoPicture } from '../../design/media/NoPicture'
import { PhotoCardSkeleton } from '../../design/media/PhotoCardSkeleton'
import { PhotoGrid } from '../../design/media/PhotoGrid'
import { trpc } from '../../lib/trpc'
import { captionLines, RosterCard } from '../models/RosterCard'
import { home } from './copy'

const LOADING = Array.from({ length: FEATURED_MODELS }, (_, at) => at)
/** Number of Coming Soon cards when no model is featured. */
const COMING = [1, 2, 3]
const FEW_SIZES = '(min-width: 48rem) 50vw, 100vw'
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const THREE = { base: TWO_BY_TWO, md: columns(3) }
/** The columns of up to six cards, where those of the usual grid would leave holes. */
const FEW_COLUMNS = [
  columns(3),
  columns(1),
  TWO_BY_TWO,
  THREE,
  { base: TWO_BY_TWO, lg: columns(4) },
  { ...THREE, lg: columns(5) },
  THREE,
]
/** On a phone, the first of an odd number fills its row; on a wider screen, a single card has its words beside its picture. */
const filledRows = {
  mdDown: { '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' } },
  md: {
    '& > :only-of-type > a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'end',
    },
    '& > :only-of-type [data-name]': { textStyle: 'heading' },
  },
} as const

/** The featured models: 8 placeholders while loading, 3 Coming Soon cards when there are none. */
export function FeaturedTalent() {
  const featured = trpc.site.models.featured.useQuery()
  const copy = home.featured
  const few = featured.data && FEW_COLUMNS[featured.data.length]
  return (
    <Section
      title={copy.title}
      aside={
        <TextLink href={paths.models} py={2}>
          {copy.all}
        </TextLink>
      }
      mt={{ base: 12, md: 24 }}
    >
      {featured.isError ? (
        <ErrorState address={paths.home} onRetry={() => featured.refetch()}>
          {messages.models.failed}
        </ErrorState>
      ) : (
        <PhotoGrid
          aria-label={copy.sheet}
          aria-busy={featured.isPending || undefined}
          mx="-gutter"
          css={featured.data?.length ? { ...captionLines, ...filledRows } : captionLines}
          {...(few && { gridTemplateColumns: few })}
        >
          {featured.data === undefined ? LOADING.map((at) => <PhotoCardSkeleton key={at} />) : null}
          {featured.data?.length === 0
            ? COMING.map((number) => <ComingSoon key={number} number={number} />)
            : null}
          {featured.data?.map((model, at) => (
            <RosterCard key={model.id} model={model} number={at + 1} sizes={few ? FEW_SIZES : undefined} />
          ))}
        </PhotoGrid>
      )}
    </Section>
  )
}

function ComingSoon({ number }: { number: number }) {
  return (
    <chakra.li bg="bg" outline="1px solid" outlineColor="hairline">
      <NoPicture alt="" ratio="3 / 4" />
      <chakra.p px={3} pt={2.5} textStyle="subheading">
        {home.featured.soon}
      </chakra.p>
      <chakra.p px={3} pb={3} textStyle="edge" color="fgQuiet">
        {String(number).padStart(2, '0')} · {home.featured.soonMore}
      </chakra.p>
    </chakra.li>
  )
}
