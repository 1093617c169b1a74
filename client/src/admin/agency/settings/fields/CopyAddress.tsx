import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../../../design/actions/Button'
import { TextField } from '../../../../design/form/TextField'
import { useCopy } from '../../../../lib/useCopy'
import { adminSettings } from '../copy'

const copy = adminSettings.copy

/** An address to copy into the form of another site. */
export function CopyAddress({ label, address }: { label: string; address: string }) {
  const { said, copyText } = useCopy(copy)
  return (
    <Box>
      <TextField
        label={label}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Flex wrap="wrap" align="center" gap={3} mt={2}>
        <Button
          variant="outline"
          size="small"
          aria-label={copy.copyOf(label)}
          onClick={() => void copyText(address)}
        >
          {copy.copy}
        </Button>
        <chakra.span role="status" textStyle="small">
          {said}
        </chakra.span>
      </Flex>
    </Box>
  )
}
