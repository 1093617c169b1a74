import { Box, chakra } from '@chakra-ui/react'
import type { Locks } from '../../../../../../shared/agency/serverSettings'
import { adminSettings } from '../copy'

const words = adminSettings.locked

/** The fields that the server's environment says, by the variable that does. */
export function LockedFields({ locked, labelOf }: { locked: Locks; labelOf: (field: string) => string }) {
  const variables = [...new Set(Object.values(locked).map(({ variable }) => variable))]
  return variables.map((variable) => {
    const fields = Object.entries(locked).filter(([, lock]) => lock.variable === variable)
    const shown = [...new Set(fields.map(([, lock]) => lock.shown))].filter(Boolean)
    return (
      <Box key={variable} px={4} py={3} bg="surface" overflowWrap="anywhere">
        <chakra.p textStyle="label">{fields.map(([field]) => labelOf(field)).join(', ')}</chakra.p>
        {shown.length > 0 ? (
          <chakra.p mt={1} dir="ltr">
            {shown.join(', ')}
          </chakra.p>
        ) : null}
        <chakra.p mt={1} textStyle="small" color="fgQuiet">
          {words(variable)}
        </chakra.p>
      </Box>
    )
  })
}
