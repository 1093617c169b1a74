import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { Problem } from '../../design/feedback/Problem'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../design/form/SubmitButton'
import { notifySuccess } from '../../lib/notify'
import { Part } from '../money/Part'
import { settingsPart as copy } from './copy'
import { focusBack } from './focusBack'
import { RecordForm } from './RecordForm'
import { tellFormReason } from './tellFailed'
import { useFirstField } from './useFirstField'

type Name<Fields> = keyof Fields & string

type Given<Fields extends FieldValues, Sent extends FieldValues> = {
  /** All stored settings, as the form holds them. */
  stored: Fields
  /** Those of this part. */
  names: readonly Name<Fields>[]
  labels: Readonly<Record<Name<Fields>, string>>
  resolver: Resolver<Fields, unknown, Sent>
  copy: { save: string; busy: string; saved: string; saveFailed: string }
  /** Stores what was changed. */
  save: (changed: Partial<Sent>) => Promise<unknown>
  /** The fields. */
  children: (form: UseFormReturn<Fields, unknown, Sent>) => ReactNode
}
type Props<Fields extends FieldValues, Sent extends FieldValues> = Given<Fields, Sent> & {
  title: string
  /** What is read of a setting, where that is not what is stored. */
  text?: (name: Name<Fields>) => ReactNode
  /** Which of them are read; all without it. */
  isRead?: (name: Name<Fields>) => boolean
  /** Nothing is there to be read yet. */
  startsOpen?: boolean
}

/** One part of some settings, read as text. *Edit* opens its fields in its place; several may be open at once. */
export function SettingsPart<Fields extends FieldValues, Sent extends FieldValues>({
  title,
  text,
  isRead = () => true,
  startsOpen = false,
  ...given
}: Props<Fields, Sent>) {
  const { stored, names, labels } = given
  const [isEditing, setEditing] = useState(startsOpen)
  const here = useRef<HTMLDivElement>(null)
  const close = () => {
    focusBack(here.current)
    setEditing(false)
  }
  const edit = (
    <Button
      variant="quiet"
      size="touch"
      px={0}
      my={-2}
      aria-label={`${copy.edit}: ${title}`}
      onClick={() => setEditing(true)}
    >
      {copy.edit}
    </Button>
  )
  return (
    <Box ref={here} tabIndex={-1} data-landing minW={0}>
      <Part title={title} aside={isEditing ? undefined : edit}>
        {isEditing ? (
          <Fields {...given} onClose={close} />
        ) : (
          <chakra.dl>
            {names.filter(isRead).map((name) => (
              <Line key={name} label={labels[name]}>
                {text ? text(name) : stored[name]}
              </Line>
            ))}
          </chakra.dl>
        )}
      </Part>
    </Box>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' }}
    columnGap={4}
    py={1.5}
    borderBottom="1px solid"
    borderColor="hairline"
  >
    <chakra.dt color="fgQuiet">{label}</chakra.dt>
    <chakra.dd dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="measure">
      {children || '–'}
    </chakra.dd>
  </Box>
)

/** What a colleague saved meanwhile shows where nothing was typed; what was typed stays. */
function Fields<Fields extends FieldValues, Sent extends FieldValues>({
  stored,
  names,
  labels,
  resolver,
  copy: words,
  save,
  children,
  onClose,
}: Given<Fields, Sent> & { onClose: () => void }) {
  const form = useForm<Fields, unknown, Sent>({
    resolver,
    defaultValues: stored as DefaultValues<Fields>,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, dirtyFields, isDirty, isSubmitting } = form.formState
  const fields = useFirstField<HTMLDivElement>()
  const isTyped = (name: Name<Fields>) => Boolean((dirtyFields as Partial<Record<string, unknown>>)[name])
  const send = form.handleSubmit(async (sent) => {
    const changed = names.filter(isTyped)
    try {
      if (changed.length > 0) {
        await save(Object.fromEntries(changed.map((name) => [name, sent[name]])) as Partial<Sent>)
        notifySuccess(words.saved)
      }
      onClose()
    } catch (error) {
      tellFormReason(form, words.saveFailed)(error)
    }
  })
  // A setting of another part may be what keeps this one from being saved.
  const elsewhere = Object.keys(errors).find((name) => !names.includes(name))
  return (
    <RecordForm display="grid" gap={4} onSend={send}>
      <div ref={fields} style={{ display: 'contents' }}>
        {children(form)}
      </div>
      <Problem>
        {elsewhere && `${labels[elsewhere]}: ${form.getFieldState(elsewhere as Path<Fields>).error?.message}`}
      </Problem>
      <Flex gap={3} wrap="wrap">
        <SubmitButton variant="solid" size="touch" busy={isSubmitting} busyWords={words.busy}>
          {words.save}
        </SubmitButton>
        <Button variant="outline" size="touch" onClick={onClose}>
          {parts.cancel}
        </Button>
      </Flex>
      <UnsavedChangesGuard isDirty={isDirty} />
    </RecordForm>
  )
}
