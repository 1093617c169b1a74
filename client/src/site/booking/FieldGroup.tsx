import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset
      borderTop="1px solid"
      borderColor="fg"
      pt={5}
      mt={{ base: 10, md: 12 }}
      _first={{ mt: 0 }}
    >
      <chakra.legend textStyle="subheading" float="left" width="full" mb={5}>
        {title}
      </chakra.legend>
      <Grid
        clear="both"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap={5}
        rowGap={5}
        alignItems="start"
      >
        {children}
      </Grid>
    </chakra.fieldset>
  )
}
