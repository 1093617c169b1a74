import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../design/actions/Button'
import { type Choice, choose, useChoice, useReplayProject } from './choice'
import { consent } from './copy'

export function ConsentSettings() {
  const copy = consent.settings
  const choice = useChoice()
  const isOff = useReplayProject() === null
  return (
    <Box
      as="section"
      aria-label={copy.title}
      border="1px solid"
      borderColor="fg"
      bg="surface"
      p={{ base: 4, md: 6 }}
    >
      <chakra.h3 textStyle="subheading" mb={2}>
        {copy.title}
      </chakra.h3>
      <p role="status">{isOff ? copy.off : copy[choice ?? 'none']}</p>
      {isOff ? null : (
        <Flex gap={3} wrap="wrap" mt={4}>
          <Answer to="refused">{copy.refuse}</Answer>
          <Answer to="accepted">{copy.accept}</Answer>
        </Flex>
      )}
    </Box>
  )
}

function Answer({ to, children }: { to: Choice; children: string }) {
  const isGiven = useChoice() === to
  return (
    <Button variant={isGiven ? 'solid' : 'outline'} aria-pressed={isGiven} onClick={() => choose(to)}>
      {children}
    </Button>
  )
}
