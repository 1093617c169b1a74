import { Flex, type FlexProps } from '@chakra-ui/react'
import { nearMoment } from '../../../../../shared/desk/dayWords'
import type { DeskChanges } from '../../../../../shared/desk/desk'
import { Button } from '../../../design/actions/Button'
import { desk } from '../copy'

type Props = FlexProps & { line: DeskChanges['lines'][number] | null; onShow: () => void }

/**
 * What a colleague decided about what is open, once the page shows it. Its line is always there, so that nothing moves
 * when it fills.
 */
export const LastDecision = ({ line, onShow, ...rest }: Props) => (
  <Flex role="status" align="center" columnGap={3} minH="touch" mt={-4} wrap="wrap" color="fgQuiet" {...rest}>
    {line ? (
      <>
        {line.words}, {nearMoment(line.at, new Date())}
        <Button variant="quiet" size="touch" px={0} onClick={onShow}>
          {desk.last.show}
        </Button>
      </>
    ) : null}
  </Flex>
)
