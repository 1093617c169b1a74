import { Box } from '@chakra-ui/react'
import { ContactSheet } from '../../design/ContactSheet'
import { TWO_BY_TWO } from '../../design/columns'
import { Section } from '../../design/Section'
import { trpc } from '../../lib/trpc'
import { roster } from '../../words/roster'
import { RosterFrame } from './RosterFrame'
import { captionLines } from './RosterSheet'

const SIZES = '(min-width: 96rem) 15rem, (min-width: 64rem) 16vw, (min-width: 48rem) 33vw, 50vw'

/** Up to six others. A visitor came for the one above, so when these fail to load nothing is said. */
export function RelatedModels({ id }: { id: string }) {
  const related = trpc.site.models.related.useQuery({ key: id })
  if (!related.data?.length) return null
  return (
    <Section title={roster.profile.related} mt={{ base: 16, md: 32 }}>
      <Box mx="-gutter">
        <ContactSheet
          aria-label={roster.profile.related}
          css={captionLines}
          gridTemplateColumns={{
            base: TWO_BY_TWO,
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(6, minmax(0, 1fr))',
          }}
        >
          {related.data.map((model, at) => (
            <RosterFrame key={model.id} model={model} number={at + 1} sizes={SIZES} />
          ))}
        </ContactSheet>
      </Box>
    </Section>
  )
}
