import { Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type RegisterOptions, type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { applyFieldErrors } from '../../../lib/apiError'
import { RecordForm } from '../../forms/RecordForm'
import { useFirstField } from '../../forms/useFirstField'
import { desk } from '../copy'
import { ColleagueField } from '../items/ColleagueField'

const copy = desk.job
type Values = Record<string, string>

type Props<Name extends string> = {
  /** What is stored now, also when a colleague just did it. */
  stored: Record<Name, string>
  names: readonly Name[]
  labels: Readonly<Record<Name, string>>
  /** Stores what was changed. */
  save: (changed: Partial<Record<Name, string>>, given: Values) => Promise<unknown>
  onClose: () => void
  /** Draws them; `colleague` is the field of one that is a person of the team. */
  children: (
    field: (name: Name, rules?: RegisterOptions<Values>) => FieldOf,
    colleague: (name: Name) => ReactNode,
  ) => ReactNode
}
type FieldOf = UseFormRegisterReturn & {
  label: string
  help: string | undefined
  error: string | undefined
}

/** The fields of one fact. Only what was changed is sent; what was typed stays when a colleague was faster, beside theirs. */
export function FactForm<Name extends string>({
  stored,
  names,
  labels,
  save,
  onClose,
  children,
}: Props<Name>) {
  const [base, setBase] = useState<Values>(stored)
  const form = useForm<Values>({ defaultValues: base })
  const { register, handleSubmit, formState, getValues, resetField } = form
  const fields = useFirstField<HTMLDivElement>()
  const changed = names.filter((name) => stored[name] !== base[name])
  // A colleague's change shows at once in the fields where nothing was typed.
  const followed = changed.filter((name) => getValues(name) === base[name])
  useEffect(() => {
    if (followed.length === 0) return
    for (const name of followed) resetField<string>(name, { defaultValue: stored[name] })
    setBase({ ...base, ...Object.fromEntries(followed.map((name) => [name, stored[name]])) })
  })
  const send = handleSubmit(async (given) => {
    const sent = names.filter((name) => given[name] !== base[name])
    try {
      if (sent.length > 0)
        await save(Object.fromEntries(sent.map((name) => [name, given[name]])) as Record<Name, string>, given)
      onClose()
    } catch (error) {
      applyFieldErrors(form, error)
    }
  })
  const field = (name: Name, rules?: RegisterOptions<Values>): FieldOf => ({
    label: labels[name],
    // What was typed stays, and Save puts it in the place of what a colleague wrote.
    help:
      changed.includes(name) && ![base[name], stored[name]].includes(getValues(name))
        ? copy.nowStored(stored[name])
        : undefined,
    error: formState.errors[name]?.message,
    ...register<string>(name, rules),
  })
  const colleague = (name: Name) => {
    const { label, error } = field(name)
    return (
      <ColleagueField
        key={name}
        label={label}
        value={form.watch(name) ?? ''}
        error={error}
        onChange={(id) => form.setValue<string>(name, id, { shouldDirty: true })}
      />
    )
  }
  return (
    <RecordForm display="grid" gap={4} pb={2} onSend={send}>
      <div ref={fields} style={{ display: 'contents' }}>
        {children(field, colleague)}
      </div>
      <Flex gap={3} wrap="wrap">
        <SubmitButton variant="solid" size="touch" busy={formState.isSubmitting} busyWords={copy.saving}>
          {copy.save}
        </SubmitButton>
        <Button variant="outline" size="touch" onClick={onClose}>
          {parts.cancel}
        </Button>
      </Flex>
      <UnsavedChangesGuard isDirty={formState.isDirty} />
    </RecordForm>
  )
}
