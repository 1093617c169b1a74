import { Box, chakra, Grid } from '@chakra-ui/react'
import { mediaPath, paths } from '../../../../shared/paths'
import { nextStep, type OnboardingData } from '../../../../shared/roster/profile'
import { profileForm } from '../../copy/profileForm'
import { TextLink } from '../../design/actions/TextLink'
import { Badge } from '../../design/feedback/Badge'
import { NoPicture } from '../../design/media/NoPicture'
import { Picture } from '../../design/media/Picture'
import { talent } from '../copy'

type Props = {
  data: OnboardingData
  /** Shorter, above a tab about something else: only the identity. */
  isBrief: boolean
}

export function ProfileOverview({ data: { profile, portfolio }, isBrief }: Props) {
  const whole = { hideBelow: isBrief ? 'lg' : undefined } as const
  const copy = talent.overview
  // The specified order: model name, stage name, fallback.
  const name = profile.name || profile.stageName || copy.noName
  const picture = portfolio.find(({ type }) => type === 'profile_pic')?.picture ?? null
  const level = profile.experienceLevel
  const facts = [
    [copy.city, profile.city],
    [copy.phone, profile.phone],
    [copy.country, profile.country],
    [copy.experience, level && profileForm.experiences[level]],
  ] as const
  return (
    <Box as="section" aria-label={copy.title} bg="surface" outline="1px solid" outlineColor="hairline">
      <Grid
        gridTemplateColumns={{
          base: `${isBrief ? 'min(4.5rem, 33%)' : 'min(6.5rem, 33%)'} minmax(0, 1fr)`,
          sm: isBrief ? undefined : '9rem minmax(0, 1fr)',
          lg: 'minmax(0, 1fr)',
        }}
      >
        {picture ? (
          <Picture
            picture={picture}
            alt={name}
            sizes="(min-width: 64rem) 17rem, 9rem"
            ratio="3 / 4"
            eager
            address={(file) => mediaPath(picture.id, file, picture.query)}
          />
        ) : (
          <NoPicture alt={name} ratio="3 / 4" />
        )}
        {/* With letters twice as large the padding would leave no room for the longest word. */}
        <Box py={4} px={{ base: 'min(1rem, 4vw)', sm: 4 }} minW={0} alignSelf="center">
          <chakra.h2 textStyle="label" color="fgQuiet" mb={2} srOnly={isBrief ? { lgDown: true } : undefined}>
            {copy.title}
          </chakra.h2>
          <chakra.p textStyle="subheading" overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p textStyle="small" color="fgQuiet" overflowWrap="anywhere" {...whole}>
            {profile.email ?? copy.noEmail}
          </chakra.p>
          <Badge tone="green" mt={isBrief ? { base: 1, lg: 3 } : 3}>
            {copy.active}
          </Badge>
        </Box>
      </Grid>
      <Box {...whole}>
        <Standing profile={profile} />
      </Box>
      <chakra.dl px={4} pb={2} {...whole}>
        {facts.map(([label, fact]) => (
          <chakra.div
            key={label}
            display="flex"
            flexWrap="wrap"
            columnGap={4}
            py={2}
            borderTop="1px solid"
            borderColor="hairline"
          >
            <chakra.dt textStyle="small" color="fgQuiet">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="data" ml="auto" textAlign="right" minW={0} overflowWrap="anywhere">
              {fact || copy.notSet}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Box>
  )
}

/** Whether the profile is public, and what to do if it is not. */
function Standing({ profile }: Pick<OnboardingData, 'profile'>) {
  const copy = talent.overview
  const isOpen = nextStep(profile.steps) !== null
  return (
    <chakra.p textStyle="small" px={4} pb={4} pt={{ base: 3, lg: 0 }}>
      {profile.isActive && profile.slug !== null && !isOpen ? (
        <TextLink href={paths.model(profile.slug)}>{copy.publicProfile}</TextLink>
      ) : isOpen ? (
        <>
          {copy.unfinished} <TextLink href={paths.onboarding}>{copy.toOnboarding}</TextLink>
        </>
      ) : (
        copy.waiting
      )}
    </chakra.p>
  )
}
