import { Grid, type GridProps } from '@chakra-ui/react'
import { TWO_BY_TWO } from '../../design/columns'
import { StatCard } from '../../design/StatCard'

type Props = GridProps & { label: string; figures: readonly { figure: string; label: string }[] }

/** Figures side by side, each under its own line; two by two on a phone. */
export function Figures({ label, figures, ...rest }: Props) {
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
