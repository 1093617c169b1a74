import { Box, chakra, Flex } from '@chakra-ui/react'
import type { PublicModel } from '../../../../shared/models'
import { DataList } from '../../design/DataList'
import { Gallery } from '../../design/Gallery'
import { PageHeading } from '../../design/PageHeading'
import { StatusBadge } from '../../design/StatusBadge'
import { statusLook } from '../../design/statusTones'
import { Below } from '../../lib/Below'
import { roster } from '../../words/roster'
import { BackToModels } from './BackToModels'
import { BookingBar } from './BookingBar'
import { BookThisModel } from './BookThisModel'
import { heightWords, physicalFacts, shortStats } from './measurements'
import { ProfileLayout } from './ProfileLayout'
import { ProfileSection } from './ProfileSection'
import { RelatedModels } from './RelatedModels'
import { useSeen } from './useSeen'

/** Everything that everybody may know about a model. */
export function Profile({ model }: { model: PublicModel }) {
  const words = roster.profile
  const { stageName, age, gender, city, availability, languages, workTypes } = model
  useSeen(model.id)
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
              // The badge goes under a name that large letters leave no room for.
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
        pictures={<Gallery pictures={model.images} name={stageName} />}
        facts={
          <>
            <chakra.p textStyle="lead" mt={{ base: 5, lg: 4 }}>
              {workTypes.join(', ')}
            </chakra.p>
            <chakra.p display={{ base: 'none', lg: 'flex' }} gap={5} textStyle="data" mt={2}>
              {shortStats(model).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </chakra.p>
            <Box mt={6} display={{ base: 'none', lg: 'block' }}>
              <BookThisModel model={model} />
            </Box>
            <Below>
              <ProfileSection title={words.facts}>
                <DataList
                  facts={[
                    { term: words.age, value: age ?? words.notSet, kind: 'data' },
                    { term: words.gender, value: gender ? roster.genders[gender] : words.notSet },
                    { term: words.height, value: heightWords(model.height), kind: 'data' },
                    { term: words.location, value: city ?? words.notSet },
                    { term: words.status, value: statusLook('availability', availability).words },
                  ]}
                />
              </ProfileSection>
              <ProfileSection title={words.physical}>
                <DataList facts={physicalFacts(model)} />
              </ProfileSection>
            </Below>
          </>
        }
        about={
          <Below>
            <ProfileSection title={words.about}>
              <chakra.p dir="auto" whiteSpace="pre-line" maxW="measure" overflowWrap="anywhere">
                {model.bio || (model.images[0] ? words.noAbout : words.notSet)}
              </chakra.p>
            </ProfileSection>
            <ProfileSection title={words.languages}>
              <p>{languages.join(', ') || words.notSet}</p>
            </ProfileSection>
          </Below>
        }
      >
        <Below turns={2}>
          <RelatedModels id={model.id} />
        </Below>
      </ProfileLayout>
      <BookingBar model={model} />
    </>
  )
}
