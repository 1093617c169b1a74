import { Box, chakra, Flex } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../design/Button'
import { SubmitButton } from '../../design/SubmitButton'
import { download } from '../../lib/download'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { talent } from '../../words/talent'
import { DeleteAccount } from './DeleteAccount'

const words = talent.data

/** Below the four forms: taking away everything that is kept, and leaving (requirements P3). */
export function YourData() {
  const id = useId()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '13rem minmax(0, 40rem)' }}
      columnGap={8}
      rowGap={5}
      borderTop="1px solid"
      borderColor="fg"
      pt={5}
    >
      <chakra.h2 id={id} textStyle="subheading">
        {words.title}
      </chakra.h2>
      <Box display="grid" gap={8} minW={0} maxW="form">
        <Part title={words.exportTitle} text={words.exportText}>
          <ExportButton />
        </Part>
        <Part title={words.removeTitle} text={words.removeText}>
          <Button look="outline" onClick={() => setLeaving(true)}>
            {words.remove}
          </Button>
        </Part>
      </Box>
      {isLeaving ? <DeleteAccount onClose={() => setLeaving(false)} /> : null}
    </Box>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Flex direction="column" align="start" gap={3}>
      <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
      <chakra.p maxW="measure">{text}</chakra.p>
      {children}
    </Flex>
  )
}

function ExportButton() {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download('/exports/my-data.zip', 'my-data.zip', 'POST')
      notifySuccess(words.exported)
    } catch {
      notifyFailure(words.exportFailed, words.exportFailedText)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SubmitButton look="outline" busy={isBusy} busyWords={words.exporting} onClick={() => void save()}>
      <Download aria-hidden />
      {words.export}
    </SubmitButton>
  )
}
