import { chakra, Flex } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { agency } from '../../../../shared/agency'
import { talentJobs } from '../../copy/talentJobs'
import { Button } from '../../design/actions/Button'
import { addToHomeScreen, dismissHomeScreen, followHomeScreen, homeScreenWay } from './homeScreen'

const copy = talentJobs.homeScreen

/** On a phone that has no icon of the agency: how to put one on the home screen, until it is declined. */
export function HomeScreenCard() {
  const way = useSyncExternalStore(followHomeScreen, homeScreenWay, () => null)
  if (way === null) return null
  return (
    <chakra.section aria-label={copy.title(agency.name)} border="1px solid" borderColor="fieldEdge" p={4}>
      <chakra.h2 fontWeight="bold" mb={1}>
        {copy.title(agency.name)}
      </chakra.h2>
      <p>
        {copy.why} {copy.how[way]}
      </p>
      <Flex gap={3} mt={3} wrap="wrap">
        {way === 'prompt' ? (
          <Button variant="outline" onClick={() => void addToHomeScreen()}>
            {copy.add}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={dismissHomeScreen}>
          {copy.notNow}
        </Button>
      </Flex>
    </chakra.section>
  )
}
