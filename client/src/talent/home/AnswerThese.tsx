import { chakra, Flex } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { talentJobs } from '../../copy/talentJobs'
import { LinkButton } from '../../design/actions/LinkButton'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'

/** A card above the tab's content while a job waits for the talent's answer. */
export function AnswerThese() {
  const copy = talentJobs.waiting
  const { data } = trpc.talent.jobs.waiting.useQuery(undefined, { ...refetchOnReturn, staleTime: 0 })
  if (!data || data.toAnswer === 0) return null
  return (
    <Flex
      as="section"
      aria-label={copy.title}
      align="center"
      justify="space-between"
      wrap="wrap"
      gap={4}
      p={{ base: 4, md: 5 }}
      bg="surface"
      borderLeft="6px solid"
      borderLeftColor="accent"
    >
      <chakra.p>{copy.text(data.toAnswer)}</chakra.p>
      <LinkButton href={paths.talentJobs} variant="primary">
        {copy.title}
      </LinkButton>
    </Flex>
  )
}
