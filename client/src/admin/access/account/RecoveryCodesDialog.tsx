import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { agency } from '../../../../../shared/agency'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { Dialog } from '../../../design/feedback/Dialog'
import { saveFile } from '../../../lib/download'
import { useSession } from '../../../lib/session'
import { secondFactor } from '../secondFactor.copy'

const words = secondFactor.codes
type Props = { codes: readonly string[]; onClose: () => void }

/**
 * Recovery codes to keep. They are shown once, because the server stores only their hashes, so closing them by accident
 * is asked about.
 */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const account = useSession()?.name ?? ''
  const [isStored, setStored] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const save = () => {
    saveFile(
      new Blob([words.inFile(agency.name, account), codes.join('\n'), '\n'], { type: 'text/plain' }),
      words.file,
    )
    setStored(true)
  }
  return (
    <Dialog open onClose={() => (isStored ? onClose() : setAsking(true))} title={words.title} size="narrow">
      <chakra.p mb={4}>{words.lead}</chakra.p>
      <Grid
        as="ul"
        role="list"
        aria-label={words.list}
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
        gap={2}
        mb={5}
      >
        {codes.map((code) => (
          <chakra.li key={code} textStyle="data" overflowWrap="anywhere">
            {code}
          </chakra.li>
        ))}
      </Grid>
      <Flex gap={3} wrap="wrap">
        <Button variant="primary" onClick={save}>
          {words.download}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.done}
        </Button>
      </Flex>
      <Confirm
        open={isAsking}
        title={words.closeTitle}
        question={words.closeQuestion}
        confirmWords={words.close}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  )
}
