import { Box, chakra, Grid } from '@chakra-ui/react'
import { CropMarks } from '../../design/CropMarks'
import { register } from '../../words/register'

/** The advice beside the form: three empty frames to fill, and what makes them good. */
export function WhatToSend() {
  const { title, frames, items } = register.aside
  return (
    <Box
      as="aside"
      aria-label={title}
      data-ground="ink"
      p={{ base: 5, md: 7 }}
      position={{ lg: 'sticky' }}
      top={24}
    >
      <chakra.h2 textStyle="heading" mb={5}>
        {title}
      </chakra.h2>
      <Grid aria-hidden gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap={2} mb={6}>
        {frames.map((frame, at) => (
          <Box
            key={frame}
            position="relative"
            aspectRatio="3 / 4"
            border="1px solid"
            borderColor="hairline"
            p={2}
          >
            {at === 0 ? <CropMarks /> : null}
            <chakra.span textStyle="edge" color="fgQuiet" display="block">
              {at + 1}A
            </chakra.span>
            <chakra.span textStyle="edge" display="block" position="absolute" bottom={2} left={2} right={2}>
              {frame}
            </chakra.span>
          </Box>
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
