import { chakra, Flex } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../design/actions/Button'
import { LatePart } from '../../design/feedback/LatePart'
import { SubmitButton } from '../../design/form/SubmitButton'
import { notifySuccess } from '../../lib/notify'
import { useDownload } from '../../lib/useDownload'
import { talent } from '../copy'
import { ProfileSection } from './ProfileSection'

const copy = talent.data
const loadDeletion = () => import('./DeleteAccount')

/** Export of all data and deletion of the account (P3). */
export function YourData() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <ProfileSection title={copy.title} gap={8}>
      <Part title={copy.exportTitle} text={copy.exportText}>
        <ExportButton />
      </Part>
      <Part title={copy.removeTitle} text={copy.removeText}>
        <Button variant="outline" onClick={() => setLeaving(true)}>
          {copy.remove}
        </Button>
      </Part>
      {isLeaving ? (
        <LatePart load={loadDeletion} loading={null}>
          {(DeleteAccount) => <DeleteAccount onClose={() => setLeaving(false)} />}
        </LatePart>
      ) : null}
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
    method: 'POST',
    onDone: () => notifySuccess(copy.exported),
    failed: copy.exportFailed,
    failedText: copy.exportFailedText,
  })
  return (
    <SubmitButton variant="outline" busy={isBusy} busyWords={copy.exporting} onClick={save}>
      <Download aria-hidden />
      {copy.export}
    </SubmitButton>
  )
}
