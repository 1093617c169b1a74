import { Box, chakra, Flex } from '@chakra-ui/react'
import type { PublicModel } from '../../../../shared/models'
import { DataList } from '../../design/DataList'
import { Gallery } from '../../design/Gallery'
import { PageHeading } from '../../design/PageHeading'
import { StatusBadge } from '../../design/StatusBadge'
import { statusLook } from '../../design/statusTones'
import { roster } from '../../words/roster'
import { BackToModels } from './BackToModels'
import { BookingBar } from './BookingBar'
import { BookThisModel } from './BookThisModel'
import { heightWords, physicalFacts } from './measurements'
import { ProfileLayout } from './ProfileLayout'
import { ProfileSection } from './ProfileSection'
import { RelatedModels } from './RelatedModels'

/** Everything that everybody may know about a model. */
export function Profile({ model }: { model: PublicModel }) {
  const words = roster.profile
  const { stageName, age, gender, city, availability, languages, workTypes } = model
  return (
    <>
      <ProfileLayout
        back={<BackToModels />}
        pictures={<Gallery pictures={model.images} name={stageName} />}
        facts={
          <>
            <StatusBadge of="availability" status={availability} />
            <PageHeading documentTitle={stageName} mt={3} overflowWrap="anywhere">
              {stageName}
            </PageHeading>
            <chakra.p textStyle="lead" mt={3} color="fgQuiet">
              {workTypes.join(', ')}
            </chakra.p>
            <Box mt={6} display={{ base: 'none', lg: 'block' }}>
              <BookThisModel model={model} />
            </Box>
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
            <ProfileSection title={words.about}>
              <chakra.p whiteSpace="pre-line" maxW="measure" overflowWrap="anywhere">
                {model.bio || words.noAbout}
              </chakra.p>
            </ProfileSection>
            <ProfileSection title={words.languages}>
              <Flex gap={2} wrap="wrap">
                {languages.length > 0 ? languages.join(', ') : words.notSet}
              </Flex>
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
