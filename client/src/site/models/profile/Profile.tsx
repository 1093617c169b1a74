import { Box, chakra, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { Picture, PublicModel } from '../../../../../shared/roster/models'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { statusStyle } from '../../../design/feedback/statusTones'
import { PageHeading } from '../../../design/layout/PageHeading'
import { DataList } from '../../../design/lists/DataList'
import { Gallery } from '../../../design/media/Gallery'
import { lazyExtra } from '../../../lib/loading/lazyExtra'
import { useHydrated } from '../../../lib/useHydrated'
import { roster } from '../copy'
import { ShortlistButton } from '../shortlist/ShortlistButton'
import { BackToModels } from './BackToModels'
import { BookingBar } from './BookingBar'
import { BookThisModel } from './BookThisModel'
import { heightWords, longStats, physicalFacts } from './measurements'
import { ProfileLayout } from './ProfileLayout'
import { ProfileSection } from './ProfileSection'
import { RelatedModels } from './RelatedModels'
import { useProfileView } from './useProfileView'

/** Rarely used, so it is loaded once the page stands. */
const AsTheyWalkedIn = lazyExtra(() => import('./AsTheyWalkedIn'))

/** Every picture shows the front, but the polaroids themselves. Nothing without a polaroid of the front. */
function PolaroidOver({ images, at }: { images: readonly Picture[]; at: number }) {
  const isHydrated = useHydrated()
  const polaroid = images.find(({ type }) => type === 'polaroid_front')
  if (!isHydrated || !polaroid || images[at]?.type.startsWith('polaroid')) return null
  return (
    <Suspense fallback={null}>
      <AsTheyWalkedIn polaroid={polaroid} />
    </Suspense>
  )
}

export function Profile({ model }: { model: PublicModel }) {
  const copy = roster.profile
  const { stageName, age, gender, city, availability, languages, workTypes } = model
  const stats = longStats(model)
  useProfileView(model.id)
  return (
    <>
      <ProfileLayout
        back={<BackToModels />}
        name={
          <Flex
            direction={{ lg: 'column' }}
            align={{ base: 'end', lg: 'start' }}
            justify="space-between"
            wrap="wrap"
            gap={{ base: 4, lg: 3 }}
            pb={{ base: 3, lg: 0 }}
          >
            <PageHeading
              documentTitle={stageName}
              textStyle={{ base: 'heading', lg: 'title' }}
              overflowWrap="anywhere"
              // With a large font the badge wraps below the name.
              flex={{ base: '1 1 6rem', lg: 'none' }}
              minW={0}
            >
              {stageName}
            </PageHeading>
            <Box flexShrink={0} order={{ lg: -1 }}>
              <StatusBadge of="availability" status={availability} />
            </Box>
          </Flex>
        }
        pictures={
          <Gallery
            pictures={model.images}
            name={stageName}
            over={(at) => <PolaroidOver images={model.images} at={at} />}
          />
        }
        facts={
          <>
            {workTypes.length > 0 ? (
              <chakra.p textStyle="lead" mt={{ base: 5, lg: 4 }}>
                {workTypes.join(', ')}
              </chakra.p>
            ) : null}
            {stats.length > 0 ? (
              <chakra.p display={{ base: 'none', lg: 'flex' }} gap={5} textStyle="data" mt={2}>
                {stats.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </chakra.p>
            ) : null}
            <Box mt={6} display={{ base: 'none', lg: 'block' }}>
              <BookThisModel model={model} />
            </Box>
            <ShortlistButton model={model} />
            <ProfileSection title={copy.facts}>
              <DataList
                facts={[
                  { term: copy.age, value: age ?? copy.notSet },
                  { term: copy.gender, value: gender ? roster.genders[gender] : copy.notSet },
                  { term: copy.height, value: heightWords(model.height) },
                  { term: copy.location, value: city ?? copy.notSet },
                  { term: copy.status, value: statusStyle('availability', availability).words },
                ]}
              />
            </ProfileSection>
            <ProfileSection title={copy.physical}>
              <DataList facts={physicalFacts(model)} />
            </ProfileSection>
          </>
        }
        about={
          <>
            <ProfileSection title={copy.about}>
              <chakra.p dir="auto" whiteSpace="pre-line" maxW="measure" overflowWrap="anywhere">
                {model.bio || (model.images[0] ? copy.noAbout : copy.notSet)}
              </chakra.p>
            </ProfileSection>
            <ProfileSection title={copy.languages}>
              <p>{languages.join(', ') || copy.notSet}</p>
            </ProfileSection>
          </>
        }
      >
        <RelatedModels id={model.id} />
      </ProfileLayout>
      <BookingBar model={model} />
    </>
  )
}
