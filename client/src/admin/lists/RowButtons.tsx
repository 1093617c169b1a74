import { Flex } from '@chakra-ui/react'
import { Button } from '../../design/actions/Button'

type RowButton = { words: string; label: string; onPress: () => void }

/** The buttons at the end of a row; their labels name the row for screen readers. */
export const RowButtons = ({ buttons, isBusy = false }: { buttons: RowButton[]; isBusy?: boolean }) => (
  <Flex gap={2} wrap="wrap" justify={{ md: 'flex-end' }} css={{ mdDown: { 'td > &': { ml: 2 } } }}>
    {buttons.map(({ words, label, onPress }) => (
      <Button
        key={label}
        variant="outline"
        size="small"
        minH={{ base: 'touch', md: 8 }}
        disabled={isBusy}
        aria-label={label}
        onClick={onPress}
      >
        {words}
      </Button>
    ))}
  </Flex>
)
