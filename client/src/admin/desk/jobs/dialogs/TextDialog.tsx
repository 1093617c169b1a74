import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { ClaimView, TalentTextKind } from '../../../../../../shared/desk/claims'
import { messages } from '../../../../../../shared/messages'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { Dialog } from '../../../../design/feedback/Dialog'
import { Problem } from '../../../../design/feedback/Problem'
import { TextArea } from '../../../../design/form/TextArea'
import { parseApiError } from '../../../../lib/apiError'
import { trpc } from '../../../../lib/trpc'
import { useCopy } from '../../../../lib/useCopy'
import { WhatsAppLink } from '../../../lists/cells/WhatsAppLink'
import { desk } from '../../copy'

const copy = desk.job.text

type Props = { claim: ClaimView; of: TalentTextKind; onClose: () => void }

/** The text that a booker sends a talent by WhatsApp. A question has an answer link that is made for this text. */
export default function TextDialog({ claim: { id: claimId, modelName, face, chat }, of, onClose }: Props) {
  const utils = trpc.useUtils()
  const area = useRef<HTMLTextAreaElement>(null)
  const { mutate, data, error } = trpc.desk.claims.text.useMutation()
  const used = trpc.desk.claims.textUsed.useMutation({
    onSuccess: () => void utils.desk.jobs.get.invalidate(),
  })
  const note = (as: 'copied' | 'opened') => used.mutate({ claimId, of, as })
  // Once, also where React mounts twice: each question is a new link.
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    mutate({ claimId, of })
  }, [mutate, claimId, of])
  const { said, copyText } = useCopy(copy, {
    onCopied: () => note('copied'),
    onRefused() {
      area.current?.focus()
      area.current?.select()
    },
  })
  return (
    <Dialog
      open
      size="narrow"
      title={copy.title[of](modelName)}
      of={{ face, name: modelName }}
      onClose={onClose}
      actions={
        <>
          <Button disabled={!data} onClick={() => void (data && copyText(data.text))}>
            {copy.copy}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {parts.close}
          </Button>
        </>
      }
    >
      <chakra.p mb={4}>{copy.more[of]}</chakra.p>
      {error ? (
        <Problem>{parseApiError(error).message ?? messages.admin.error}</Problem>
      ) : data ? (
        <>
          <TextArea
            label={copy.label}
            ref={area}
            readOnly
            rows={12}
            value={data.text}
            onCopy={() => note('copied')}
          />
          {chat ? (
            <WhatsAppLink number={chat} text={data.text} onOpen={() => note('opened')}>
              {copy.whatsApp}
            </WhatsAppLink>
          ) : null}
        </>
      ) : (
        <p>{copy.loading}</p>
      )}
      <chakra.p role="status" mt={2} minH="1.5em">
        {said}
      </chakra.p>
    </Dialog>
  )
}
