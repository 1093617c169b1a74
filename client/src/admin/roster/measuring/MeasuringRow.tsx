import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import {
  otherUnit,
  type MeasuringRow as Row,
  type Size,
  sizeWords,
} from '../../../../../shared/roster/measurements'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { control } from '../../../design/form/control'
import { FaceImage } from '../../../design/media/FaceImage'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import type { DigitalsOf } from '../digitals/useDigitals'
import { measuring as copy } from './copy'
import { RowDigitals } from './RowDigitals'
import { farApart, fieldsOf, isBlank, type Typed } from './typedSizes'

const Input = chakra('input', control)

type Props = {
  row: Row
  /** the day of the readings, YYYY-MM-DD */
  day: string
  onNext: (form: HTMLFormElement) => void
  /** what was typed before and not saved */
  draft: Typed
  onDraft: (id: string, typed: Typed) => void
  digitals: DigitalsOf
}

/** One talent: a field for each size, saved together by Enter. What was typed stays until it is saved. */
export function MeasuringRow({ row, day, onNext, draft, onDraft, digitals }: Props) {
  const { id, name, gender, city, face } = row
  const [typed, setTyped] = useState(draft)
  const [saved, setSaved] = useState<Pick<Row, 'sizes' | 'measuredOn'> | null>(null)
  const [asked, setAsked] = useState<string[]>([])
  // Here and not at the call, because the row may have left the page by then.
  const save = trpc.desk.measuring.save.useMutation({ onSuccess: () => onDraft(id, {}) })
  const { sizes, measuredOn } = saved ?? row
  const statusId = useId()
  const problems = new Map(parseApiError(save.error).issues.map(({ path, message }) => [path, message]))
  const change = (size: Size, text: string) => {
    const now = { ...typed, [size]: text }
    setTyped(now)
    onDraft(id, now)
    setAsked([])
    save.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (save.isPending) return
    if (isBlank(typed)) return onNext(form)
    const far = farApart(typed, sizes)
    if (far.length > 0 && asked.length === 0) return setAsked(far)
    save.mutate(
      { modelId: id, day, ...typed },
      {
        onSuccess: (now) => {
          setSaved({ sizes: now, measuredOn: measuredOn !== null && measuredOn > day ? measuredOn : day })
          setTyped({})
          setAsked([])
          onNext(form)
        },
      },
    )
  }
  const failure = save.error ? ([...problems.values()][0] ?? reasonOf(parseApiError(save.error))) : ''
  return (
    <chakra.li borderBottom="1px solid" borderColor="hairline" pb={2}>
      <chakra.form
        display="grid"
        noValidate
        data-row
        // Two may have the same name.
        aria-label={city ? `${name}, ${city}` : name}
        onSubmit={submit}
        gridTemplateColumns={{
          base: 'repeat(3, minmax(0, 1fr))',
          lg: '13rem repeat(6, minmax(0, 1fr)) 5rem',
        }}
        gap={{ base: 2, lg: 2 }}
        alignItems="start"
        pt={2}
      >
        <Flex gap={3} align="center" gridColumn={{ base: '1 / -1', lg: 'auto' }} minW={0}>
          <FaceImage face={face} name={name} px={40} />
          <Box minW={0} overflowWrap="anywhere">
            <TextLink {...thumb} href={adminPaths.talent(id)} tabIndex={-1} fontWeight="semibold">
              {name}
            </TextLink>
            <Box textStyle="small" color="fgQuiet">
              {dotted([city, measuredOn && copy.last(deskDay(measuredOn))])}
              {row.isDue && !saved ? (
                <chakra.strong display="block" color="danger">
                  {measuredOn ? copy.due : copy.never}
                </chakra.strong>
              ) : null}
            </Box>
          </Box>
        </Flex>
        {fieldsOf(gender).map((size) => {
          const text = typed[size] ?? ''
          const last = sizes[size] ? sizeWords(size, sizes[size].mm, gender) : null
          const isWrong = problems.has(size)
          return (
            <Box key={size} minW={0}>
              <chakra.label
                htmlFor={`${statusId}-${size}`}
                textStyle="label"
                display={{ base: 'block', lg: 'none' }}
              >
                {copy.sizes[size]}
              </chakra.label>
              <Input
                id={`${statusId}-${size}`}
                aria-label={copy.of(copy.sizes[size], name)}
                aria-invalid={isWrong || undefined}
                aria-describedby={`${statusId}-${size}-other ${statusId}`}
                autoComplete="off"
                value={text}
                placeholder={last?.[0] ?? ''}
                onChange={(event) => change(size, event.currentTarget.value)}
              />
              <chakra.small
                id={`${statusId}-${size}-other`}
                display="block"
                textStyle="edge"
                color="fgQuiet"
                minH="1.4em"
                overflow="hidden"
                whiteSpace="nowrap"
                textOverflow="ellipsis"
              >
                {text.trim() === '' ? last?.[1] : (otherUnit(size, text, gender) ?? '?')}
              </chakra.small>
            </Box>
          )
        })}
        <Button
          type="submit"
          variant="outline"
          size="touch"
          aria-label={copy.saveOf(name)}
          // Nothing was typed: there is nothing to save.
          hidden={isBlank(typed)}
          display={isBlank(typed) ? 'none' : 'inline-flex'}
        >
          {copy.save}
        </Button>
        <chakra.p
          id={statusId}
          role="status"
          textStyle="small"
          gridColumn="1 / -1"
          _empty={{ display: 'none' }}
        >
          {failure ? (
            <chakra.span color="danger" fontWeight="semibold">
              {failure}
            </chakra.span>
          ) : asked.length > 0 ? (
            <strong>{[...asked, copy.keep].join(' ')}</strong>
          ) : saved && isBlank(typed) ? (
            copy.saved
          ) : null}
        </chakra.p>
      </chakra.form>
      <RowDigitals row={row} digitals={digitals} />
    </chakra.li>
  )
}
