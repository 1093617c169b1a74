import { chakra, Flex } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../design/actions/Button'
import { SubmitButton } from '../../design/form/SubmitButton'
import { notifySuccess } from '../../lib/notify'
import { useDownload } from '../../lib/useDownload'
import { talent } from '../copy'
import { DeleteAccount } from './DeleteAccount'
import { ProfileSection } from './ProfileSection'

const words = talent.data

/** Export of all data and deletion of the account (P3). */
export function YourData() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <ProfileSection title={words.title} gap={8}>
      <Part title={words.exportTitle} text={words.exportText}>
        <ExportButton />
      </Part>
      <Part title={words.removeTitle} text={words.removeText}>
        <Button variant="outline" onClick={() => setLeaving(true)}>
          {words.remove}
        </Button>
      </Part>
      {isLeaving ? <DeleteAccount onClose={() => setLeaving(false)} /> : null}
    </ProfileSection>
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
  const { isBusy, save } = useDownload({
    address: '/exports/my-data.zip',
    name: 'my-data.zip',
    method: 'POST',
    onDone: () => notifySuccess(words.exported),
    failed: words.exportFailed,
    failedText: words.exportFailedText,
  })
  return (
    <SubmitButton variant="outline" busy={isBusy} busyWords={words.exporting} onClick={save}>
      <Download aria-hidden />
      {words.export}
    </SubmitButton>
  )
}
