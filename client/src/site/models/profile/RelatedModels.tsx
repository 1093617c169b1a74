import { Section } from '../../../design/layout/Section'
import { trpc } from '../../../lib/trpc'
import { roster } from '../copy'
import { FaceStrip } from './FaceStrip'

/** Up to six other models. A failure to load shows nothing, because they are an extra. */
export function RelatedModels({ id }: { id: string }) {
  const related = trpc.site.models.related.useQuery({ key: id })
  if (!related.data?.length) return null
  const title = roster.profile.related
  return (
    <Section title={title} mt={{ base: 16, md: 32 }}>
      <FaceStrip title={title} models={related.data} />
    </Section>
  )
}
