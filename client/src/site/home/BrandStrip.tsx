import { chakra } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { Section } from '../../design/Section'
import { home } from '../../words/home'

/** Each name in another width of the same type: a strip of marks without anybody's logo. */
const WIDTHS = ['62%', '125%', '84%', '110%', '70%', '100%']

/** The brands that the agency names (section 2, Home: a static strip). */
export function BrandStrip() {
  return (
    <Section title={home.brands} mt={{ base: 16, md: 32 }} mb={{ base: 16, md: 24 }}>
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
