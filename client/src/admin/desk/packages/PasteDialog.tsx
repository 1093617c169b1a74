import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { type PackagePick, PICKS } from '../../../../../shared/desk/packages/packageLists'
import type { PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { ANSWER_MAX, readAnswer } from '../../../../../shared/desk/reading/answer'
import { Button } from '../../../design/actions/Button'
import { failedBecause, Problem } from '../../../design/feedback/Problem'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { Picture } from '../../../design/media/Picture'
import { freshKey } from '../../../lib/forms/idempotency'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { TypedDialog } from '../../forms/TypedDialog'
import { useFirstField } from '../../forms/useFirstField'
import { answers as copy } from './copy'

type Props = { pack: PackageRecord; onClose: () => void }
type Chosen = Record<number, PackagePick | null>

/** A number or a name, each word with a capital. */
const NAMED = /\d|^\p{Lu}\S*(?: \p{Lu}\S*)*$/u
/** Of whom no face is known: a number or name of another package, or words like *the short hair one*. */
const strangerWords = (said: string) => (NAMED.test(said) ? copy.notHere(said) : copy.whoIs(said))

/** Reads what a client wrote, shows what it says of each face, and keeps it. Nothing is booked by it. */
export default function PasteDialog({ pack, onClose }: Props) {
  const utils = trpc.useUtils()
  const fields = useFirstField<HTMLDivElement>()
  const [decisionKey] = useState(freshKey)
  const [name, setName] = useState(pack.contacts[0]?.name ?? '')
  const [text, setText] = useState('')
  /** what the booker chose instead of what was read */
  const [chosen, choose] = useState<Chosen>({})
  const keep = trpc.desk.packages.keepAnswer.useMutation({
    onSuccess(record) {
      utils.desk.packages.get.setData({ id: record.id }, record)
      void utils.desk.packages.list.invalidate()
      notifySuccess(copy.kept)
      onClose()
    },
  })
  const read = readAnswer(text.slice(0, ANSWER_MAX), pack.entries)
  const spans = (list: readonly { start: number; end: number }[]) =>
    list.map(({ start, end }) => text.slice(start, end)).join(' … ')
  const doubts = read.doubts.filter(({ numbers }) => numbers.length > 0)
  const strangers = read.doubts.filter(({ numbers }) => numbers.length === 0)
  const pickOf = (number: number): PackagePick | null => {
    const own = chosen[number]
    if (own !== undefined) return own
    return read.picks.find((each) => each.number === number)?.pick ?? null
  }
  const picks = pack.entries.flatMap(({ number }) => {
    const pick = pickOf(number)
    return pick ? [{ number, pick }] : []
  })
  return (
    <TypedDialog
      title={copy.pasteTitle}
      size="full"
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          disabled={picks.length === 0 || name.trim() === '' || keep.isPending}
          onClick={() => keep.mutate({ id: pack.id, name, text, picks, decisionKey })}
        >
          {keep.isPending ? copy.keeping : copy.keep(picks.length)}
        </Button>
      }
    >
      <Grid ref={fields} gap={4}>
        <Problem>{failedBecause(copy.notKept, keep.error)}</Problem>
        <TextArea
          label={copy.message}
          rows={2}
          maxLength={2_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField label={copy.who} value={name} onChange={(event) => setName(event.target.value)} />
        {text.trim() !== '' && read.picks.length === 0 ? <p>{copy.nothing}</p> : null}
        {doubts.length > 0 ? (
          <chakra.p>
            <b>{copy.doubts}:</b>{' '}
            {doubts
              .map(({ words: span, numbers }) => `“${spans([span])}” (${numbers.join(', ')}?)`)
              .join(', ')}
          </chakra.p>
        ) : null}
        {strangers.map(({ words: span }) => (
          <p key={span.start}>{strangerWords(spans([span]))}</p>
        ))}
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          gap={1}
          columnGap={8}
        >
          {pack.entries.map(({ number, name: called, face }) => {
            const found = read.picks.find((each) => each.number === number)
            const doubt = doubts.find(({ numbers }) => numbers.includes(number))
            return (
              <Flex key={number} align="center" gap={3} wrap="wrap" py={1}>
                <Picture picture={face} alt="" sizes="3rem" ratio="1" w="3rem" flex="none" />
                <chakra.span flex="1 1 5rem" minW={0} overflowWrap="anywhere">
                  <b>{number}</b> {called}
                  {found ? (
                    <chakra.span display="block" textStyle="small" color="fgQuiet">
                      “{spans(found.words)}”
                    </chakra.span>
                  ) : null}
                  {doubt ? (
                    <chakra.b display="block" textStyle="small">
                      {copy.doubts}: “{spans([doubt.words])}”
                    </chakra.b>
                  ) : null}
                </chakra.span>
                <Flex gap={1} role="group" aria-label={`${number} ${called}`}>
                  {PICKS.map((pick) => (
                    <Button
                      key={pick}
                      size="touch"
                      variant={pickOf(number) === pick ? 'solid' : 'outline'}
                      aria-pressed={pickOf(number) === pick}
                      onClick={() => choose({ ...chosen, [number]: pickOf(number) === pick ? null : pick })}
                    >
                      {copy.picks[pick]}
                    </Button>
                  ))}
                </Flex>
              </Flex>
            )
          })}
        </Grid>
      </Grid>
    </TypedDialog>
  )
}
