import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from 'wouter'
import { paths } from '../../../../shared/paths'
import { ownFields } from '../../../../shared/roster/profile'
import type { Completion, ComposedFact, ProfileFact } from '../../../../shared/roster/talents'
import { ProgressBar } from '../../design/feedback/ProgressBar'
import { talent } from '../copy'
import { useOpenTab } from '../frame/useOpenTab'

const Missing = chakra(Link)

const PICTURES: readonly ProfileFact[] = ['profilePicture', 'banner', 'polaroids']
const placeOf = (fact: ProfileFact) =>
  `${paths.dashboard}?tab=${PICTURES.includes(fact) ? 'portfolio' : 'profile'}`

const labelOf = (fact: ProfileFact) =>
  fact in ownFields
    ? ownFields[fact as keyof typeof ownFields].label
    : talent.home.facts[fact as ComposedFact]

export function ProfileCompletion({ completion: { percent, missing } }: { completion: Completion }) {
  const id = useId()
  const copy = talent.home
  // In a hidden tab these labels would come before the same ones of the tab that is open.
  const isOpen = useOpenTab() === 'dashboard'
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex justify="space-between" align="baseline" gap={4} mb={3}>
        <chakra.h2 id={id} textStyle="subheading">
          {copy.completion}
        </chakra.h2>
        <chakra.span textStyle="data">{percent}%</chakra.span>
      </Flex>
      <ProgressBar label={copy.completion} share={percent / 100} />
      {missing.length === 0 ? (
        <chakra.p textStyle="small" color="fgQuiet" mt={3}>
          {copy.complete}
        </chakra.p>
      ) : (
        <Flex align="baseline" columnGap={4} wrap="wrap" mt={3}>
          <chakra.h3 id={`${id}-missing`} textStyle="label" color="fgQuiet">
            {copy.missing}
          </chakra.h3>
          <chakra.ul
            role="list"
            aria-labelledby={`${id}-missing`}
            display="flex"
            flexWrap="wrap"
            columnGap={4}
          >
            {(isOpen ? missing : []).map((fact) => (
              <li key={fact}>
                <Missing
                  href={placeOf(fact)}
                  display="inline-flex"
                  alignItems="center"
                  minH="touch"
                  textStyle="small"
                  textDecoration="underline"
                  textUnderlineOffset="0.22em"
                >
                  {labelOf(fact)}
                </Missing>
              </li>
            ))}
          </chakra.ul>
        </Flex>
      )}
    </Box>
  )
}
