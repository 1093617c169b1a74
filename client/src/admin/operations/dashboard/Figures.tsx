import { chakra, Grid } from '@chakra-ui/react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { Figures as Counted } from '../../../../../shared/talent/dashboard'
import { StatCard } from '../../../design/layout/StatCard'
import { admin } from '../../copy'

const Card = chakra(Link)

export function Figures({ figures }: { figures: Counted }) {
  const copy = admin.dashboard
  const cards = [
    { label: copy.activeProjects, figure: figures.activeProjects, to: adminPaths.projects },
    { label: copy.totalModels, figure: figures.totalModels, to: adminPaths.models },
    { label: copy.upcomingShoots, figure: figures.upcomingShoots, to: adminPaths.projects },
    { label: copy.galleryItems, figure: figures.galleryItems, to: adminPaths.models },
  ]
  return (
    <Grid
      as="section"
      aria-label={copy.figures}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
      columnGap={{ base: 4, md: 8 }}
      mb={{ base: 8, md: 12 }}
    >
      {cards.map(({ label, figure, to }) => (
        <Card key={label} href={to} _hover={{ color: 'accentText' }} transition="color 150ms">
          <StatCard figure={figure.toLocaleString('en-US')} label={label} />
        </Card>
      ))}
    </Grid>
  )
}
