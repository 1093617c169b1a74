import { Box, type BoxProps, chakra, Grid } from '@chakra-ui/react'
import { CropMarks } from '../../design/media/CropMarks'
import { register } from './copy'
import { PoseGuide } from './PoseGuide'

export function WhatToSend(place: BoxProps) {
  const { title, frames, items } = register.aside
  return (
    <Box as="aside" aria-label={title} data-theme="dark" p={{ base: 5, md: 7 }} {...place}>
      <chakra.h2 textStyle="heading" mb={5}>
        {title}
      </chakra.h2>
      <Grid
        as="ol"
        listStyleType="none"
        p={0}
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max(4.5rem, 30%)), 1fr))"
        gap={2}
        mb={6}
      >
        {frames.map(({ pose, words }, at) => (
          <li key={pose}>
            <Box position="relative" aspectRatio="3 / 4" border="1px solid" borderColor="hairline">
              {at === 0 ? <CropMarks /> : null}
              <PoseGuide pose={pose} />
            </Box>
            <chakra.span textStyle="edge" display="block" mt={1.5}>
              {`${at + 1}A ${words}`}
            </chakra.span>
          </li>
        ))}
      </Grid>
      <chakra.ul listStyleType="none" p={0} m={0}>
        {items.map((item) => (
          <chakra.li key={item} borderTop="1px solid" borderColor="hairline" py={3}>
            {item}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
