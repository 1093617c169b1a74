import { Grid, type GridProps } from '@chakra-ui/react'
import { StatCard } from '../../design/layout/StatCard'
import { TWO_BY_TWO } from '../../design/lists/columns'

type Props = GridProps & { label: string; figures: readonly { figure: string; label: string }[] }

/** Nothing for an agency without figures. */
export function Figures({ label, figures, ...rest }: Props) {
  if (figures.length === 0) return null
  return (
    <Grid
      as="section"
      aria-label={label}
      gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(4, 1fr)' }}
      gap={{ base: 4, md: 8 }}
      {...rest}
    >
      {figures.map((each) => (
        <StatCard key={each.label} figure={each.figure} label={each.label} />
      ))}
    </Grid>
  )
}
