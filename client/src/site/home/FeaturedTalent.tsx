import { chakra } from '@chakra-ui/react'
import { FEATURED_MODELS } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { ContactSheet } from '../../design/ContactSheet'
import { ErrorState } from '../../design/ErrorState'
import { FrameSkeleton } from '../../design/FrameSkeleton'
import { NoPicture } from '../../design/NoPicture'
import { Section } from '../../design/Section'
import { TextLink } from '../../design/TextLink'
import { trpc } from '../../lib/trpc'
import { home } from '../../words/home'
import { RosterFrame } from '../models/RosterFrame'
import { captionLines } from '../models/RosterSheet'

const LOADING = Array.from({ length: FEATURED_MODELS }, (_, at) => at)
/** Placeholder cards while nobody is featured (specification section 9). */
const COMING = [1, 2, 3]

/** The featured models, or what stands in their place: 8 placeholders while loading, 3 Coming Soon when there are none. */
export function FeaturedTalent() {
  const featured = trpc.site.models.featured.useQuery()
  const words = home.featured
  return (
    <Section
      title={words.title}
      aside={
        <TextLink href={paths.models} py={2}>
          {words.all}
        </TextLink>
      }
      mt={{ base: 12, md: 24 }}
    >
      {featured.isError ? (
        <ErrorState onRetry={() => featured.refetch()}>{messages.models.failed}</ErrorState>
      ) : (
        <ContactSheet
          aria-label={words.sheet}
          aria-busy={featured.isPending || undefined}
          mx="-gutter"
          css={captionLines}
        >
          {featured.data === undefined ? LOADING.map((at) => <FrameSkeleton key={at} />) : null}
          {featured.data?.length === 0
            ? COMING.map((number) => <ComingSoon key={number} number={number} />)
            : null}
          {featured.data?.map((model, at) => (
            <RosterFrame key={model.id} model={model} number={at + 1} />
          ))}
        </ContactSheet>
      )}
    </Section>
  )
}

function ComingSoon({ number }: { number: number }) {
  return (
    <chakra.li bg="ground" outline="1px solid" outlineColor="hairline">
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
