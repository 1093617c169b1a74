import { Box } from '@chakra-ui/react'
import { agency } from '../../../../shared/agency'
import { Figures } from '../about/Figures'
import { home } from './copy'
import { Testimonial } from './Testimonial'

/** The agency's figures and what a client says, on one dark band. Nothing for an agency that has filled in neither. */
export function ProofBand() {
  const { figures, quotation } = agency.home
  if (figures.length === 0 && !quotation.text) return null
  return (
    <Box data-theme="dark" mt={{ base: 12, md: 24 }} py={{ base: 12, md: 20 }}>
      <Box px="gutter" maxW="page" mx="auto" display="grid" gap={{ base: 10, md: 16 }}>
        <Figures label={home.stats} figures={figures} />
        <Testimonial />
      </Box>
    </Box>
  )
}
