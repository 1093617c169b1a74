import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { whatsAppLink } from '../../../../shared/agency'
import type { PaperText } from '../../../../shared/money/papers'
import { Button } from '../../design/actions/Button'
import { buttonStyles } from '../../design/actions/buttonStyles'
import { ExternalLink } from '../../design/actions/ExternalLink'
import { Dialog } from '../../design/feedback/Dialog'
import { TextArea } from '../../design/form/TextArea'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { sending as words } from './copy'

const PrimaryLink = chakra(ExternalLink, buttonStyles)

/** Makes a link of a paper and hands its text over: WhatsApp first, then mail, then to copy. */
export default function SendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const utils = trpc.useUtils()
  const make = trpc.desk.money.text.useMutation({
    onSuccess: () => void utils.desk.money.get.invalidate({ id }),
  })
  const { mutate } = make
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!hasAsked.current) mutate({ id })
    hasAsked.current = true
  }, [id, mutate])
  return (
    <Dialog open title={words.title} onClose={onClose}>
      {make.error ? (
        <chakra.p role="alert" color="danger">
          {words.failed}. {reasonOf(parseApiError(make.error))}
        </chakra.p>
      ) : null}
      {make.data ? (
        <Made made={make.data} />
      ) : make.error ? null : (
        <chakra.p role="status">{words.loading}</chakra.p>
      )}
    </Dialog>
  )
}

function Made({ made }: { made: PaperText }) {
  const [text, setText] = useState(made.text)
  const encoded = encodeURIComponent(text)
  const chat = made.phone?.startsWith('+') ? whatsAppLink(made.phone) : 'https://wa.me/'
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notifySuccess(words.copied),
      () => undefined,
    )
  return (
    <Grid gap={4}>
      <TextArea label={words.text} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      <Flex gap={4} wrap="wrap" align="center">
        <PrimaryLink variant="primary" href={`${chat}?text=${encoded}`}>
          {words.whatsApp}
        </PrimaryLink>
        <chakra.a href={`mailto:${made.email ?? ''}?body=${encoded}`} textDecoration="underline" py={2}>
          {words.mail}
        </chakra.a>
        <Button variant="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </Flex>
      <chakra.p color="fgQuiet">{words.once}</chakra.p>
    </Grid>
  )
}
