import { Box, chakra, Grid } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../../shared/paths'
import { ContinueLink } from '../../design/actions/ContinueLink'
import { TextLink } from '../../design/actions/TextLink'
import { DarkLayout } from '../../design/layout/DarkLayout'
import { PageHeading } from '../../design/layout/PageHeading'
import { account } from '../copy'
import type { Step } from './steps'

type Props = {
  /** null while the profile loads */
  step: Step | null
  done: readonly boolean[]
  children: ReactNode
}

export function OnboardingFrame({ step, done, children }: Props) {
  const copy = account.onboarding
  return (
    <DarkLayout
      wayOut={
        <TextLink href={paths.adminLogin} textStyle="small" display="inline-block" py={2}>
          {copy.skip}
        </TextLink>
      }
    >
      <Grid
        as="main"
        id="content"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        columnGap={{ lg: 16 }}
        rowGap={8}
        alignContent="start"
        maxW="page"
        width="full"
        mx="auto"
        pt={{ base: 6, lg: 14 }}
        // Leaves room to scroll the buttons above a toast.
        pb={{ base: 32, lg: 14 }}
      >
        <Box position={{ lg: 'sticky' }} top={{ lg: 10 }} alignSelf="start">
          <PageHeading
            documentTitle={copy.title}
            textStyle="display"
            fontSize={{ base: 'clamp(3rem, 15vw, 5rem)', lg: 'clamp(5rem, 8vw, 8rem)' }}
          >
            {copy.title}
          </PageHeading>
          <chakra.ol role="list" mt={10} hideBelow="lg" borderTop="1px solid" borderColor="hairline">
            {copy.steps.map((name, at) => (
              <chakra.li
                key={name}
                aria-current={step === at + 1 ? 'step' : undefined}
                display="flex"
                alignItems="baseline"
                gap={4}
                py={3}
                borderBottom="1px solid"
                borderColor="hairline"
                color={step === at + 1 ? 'fg' : 'fgQuiet'}
                fontWeight={step === at + 1 ? 'bold' : 'normal'}
              >
                <chakra.span textStyle="edge" color={step === at + 1 ? 'accentText' : undefined}>
                  {String(at + 1).padStart(2, '0')}
                </chakra.span>
                <chakra.span flex={1}>{name}</chakra.span>
                {done[at] ? <Check size={16} aria-label={copy.saved} /> : null}
              </chakra.li>
            ))}
          </chakra.ol>
        </Box>
        <Box minW={0} maxW="form" width="full" justifySelf={{ lg: 'end' }}>
          <ContinueLink area={paths.dashboard} mb={8} />
          {children}
        </Box>
      </Grid>
    </DarkLayout>
  )
}
