import { Box, chakra, Flex } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import { account } from '../copy'
import { CRITERIA, isMet, strengthOf } from './strength'

/** Strength meter and checklist. Only the length is required; the rest is advice. */
export function PasswordStrength({ password }: { password: string }) {
  const copy = account.reset
  const { count, word } = strengthOf(password)
  return (
    <Box>
      <Flex align="center" gap={3} minH={6}>
        <Flex gap={1} flex={1} aria-hidden>
          {CRITERIA.map((criterion, at) => (
            <chakra.span
              key={criterion}
              flex={1}
              height={1.5}
              border="1px solid"
              borderColor={at < count ? 'fg' : 'fieldEdge'}
              bg={at < count ? 'fg' : 'transparent'}
            />
          ))}
        </Flex>
        <chakra.p textStyle="label" minW="5rem" textAlign="right" role="status">
          {word ? (
            <>
              <chakra.span srOnly>{copy.strength}: </chakra.span>
              <span>{word}</span>
            </>
          ) : null}
        </chakra.p>
      </Flex>
      <chakra.ul role="list" mt={3} display="grid" gap={1} gridTemplateColumns={{ sm: '1fr 1fr' }}>
        {CRITERIA.map((criterion) => {
          const met = isMet(criterion, password)
          const Icon = met ? Check : Minus
          return (
            <chakra.li
              key={criterion}
              textStyle="small"
              display="flex"
              alignItems="center"
              gap={2}
              color={met ? 'fg' : 'fgQuiet'}
            >
              <Icon size={16} aria-hidden />
              {copy.criteria[criterion]}
              <chakra.span srOnly>({met ? copy.met : copy.open})</chakra.span>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Box>
  )
}
