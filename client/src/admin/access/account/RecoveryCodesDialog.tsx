import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { agency } from '../../../../../shared/agency'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { Dialog } from '../../../design/feedback/Dialog'
import { saveFile } from '../../../lib/download'
import { useSession } from '../../../lib/session'
import { secondFactor } from '../secondFactor.copy'

const copy = secondFactor.codes
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
      new Blob([copy.inFile(agency.name, account), codes.join('\n'), '\n'], { type: 'text/plain' }),
      copy.file,
    )
    setStored(true)
  }
  return (
    <Dialog open onClose={() => (isStored ? onClose() : setAsking(true))} title={copy.title} size="narrow">
      <chakra.p mb={4}>{copy.lead}</chakra.p>
      <Grid
        as="ul"
        role="list"
        aria-label={copy.list}
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
          {copy.download}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {copy.done}
        </Button>
      </Flex>
      <Confirm
        open={isAsking}
        title={copy.closeTitle}
        question={copy.closeQuestion}
        confirmWords={copy.close}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  )
}
