import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { Section } from '../../design/layout/Section'
import { home } from './copy'

/** Each brand name in another width of the same font, instead of logos. */
const WIDTHS = ['62%', '125%', '84%', '110%', '70%', '100%']

export function BrandStrip() {
  if (agency.home.brands.length === 0) return null
  return (
    <Section title={home.brands} mt={{ base: 12, md: 16 }}>
      <chakra.ul
        role="list"
        display="flex"
        flexWrap="wrap"
        columnGap="clamp(1.5rem, 2.75vw, 3rem)"
        rowGap={4}
        alignItems="baseline"
      >
        {agency.home.brands.map((brand, at) => (
          <chakra.li
            key={brand}
            fontSize="clamp(1.25rem, 2vw, 1.875rem)"
            fontWeight="bold"
            fontStretch={WIDTHS[at % WIDTHS.length]}
            lineHeight={1.1}
          >
            {brand}
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
