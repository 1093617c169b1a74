import { Grid } from '@chakra-ui/react'
import { Section } from '../layout/Section'
import { DataList } from '../lists/DataList'
import { Pager } from '../lists/Pager'
import { Gallery } from '../media/Gallery'
import { PhotoCard } from '../media/PhotoCard'
import { PhotoCardSkeleton } from '../media/PhotoCardSkeleton'
import { PhotoGrid } from '../media/PhotoGrid'
import { people, shown } from './samples'

export function FrameSheet() {
  return (
    <>
      <Section title="Contact sheet" mb={16}>
        <PhotoGrid>
          {people.map((person, at) => (
            <PhotoCard
              key={person.id}
              href="/design"
              number={at + 1}
              name={person.name}
              facts={[person.city, 'Editorial', 'Runway']}
              picture={person.picture}
              second={shown(at + 1)}
              measurements={['5ft 11in', 'Waist 61 cm / 24"']}
              chosen={at === 1}
            />
          ))}
          <PhotoCardSkeleton />
        </PhotoGrid>
        <Pager page={2} totalPages={5} onPage={() => {}} />
      </Section>
      <Section title="Gallery" mb={16}>
        <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={8}>
          <Gallery name="Asha" pictures={[0, 1, 2, 3, 4, 5].map(shown)} />
          <DataList
            facts={[
              { term: 'Height', value: '5ft 11in / 180 cm', kind: 'data' },
              { term: 'Waist', value: '61 cm / 24"', kind: 'data' },
              { term: 'Hips', value: 'Not set', kind: 'data' },
              { term: 'Languages', value: 'Hindi, English, Khasi' },
            ]}
          />
        </Grid>
      </Section>
    </>
  )
}
