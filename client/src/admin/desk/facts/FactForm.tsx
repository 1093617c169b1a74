import { Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { RecordForm } from '../../forms/RecordForm'
import { useFaultFocus } from '../../forms/useFaultFocus'
import { useFirstField } from '../../forms/useFirstField'
import { desk } from '../copy'
import { ColleagueField } from '../items/ColleagueField'
import { useTyped } from './useTyped'

const copy = desk.job

type Changed<Name extends string> = Partial<Record<Name, string>>
type Props<Name extends string> = {
  /** What is stored now, also when a colleague just did it. */
  stored: Record<Name, string>
  labels: Readonly<Record<Name, string>>
  /** What is wrong with what was typed, before it is sent. */
  check?: (changed: Changed<Name>) => ApiError['issues']
  /** Stores what was changed. */
  save: (changed: Changed<Name>) => Promise<unknown>
  onClose: () => void
  /** Draws the fields; `colleague` is the field of one that is a person of the team. */
  children: (field: (name: Name) => FieldOf, colleague: (name: Name) => ReactNode) => ReactNode
}
type FieldOf = ReturnType<ReturnType<typeof useTyped>['field']> & { label: string }

/** The fields of one fact in the place of its text. Only what was changed is sent; a refusal keeps what was typed. */
export function FactForm<Name extends string>({
  stored,
  labels,
  check = () => [],
  save,
  onClose,
  children,
}: Props<Name>) {
  const [issues, setIssues] = useState<ApiError['issues']>([])
  const [isSaving, setSaving] = useState(false)
  const typed = useTyped(stored, issues)
  const fields = useFirstField<HTMLDivElement>()
  const faults = useFaultFocus(fields, isSaving)
  const isChanged = Object.keys(typed.changed).length > 0
  const send = async () => {
    const wrong = check(typed.changed)
    setIssues(wrong)
    if (wrong.length > 0) return
    setSaving(true)
    try {
      if (isChanged) await save(typed.changed)
      onClose()
    } catch (error) {
      setIssues(parseApiError(error).issues)
    } finally {
      setSaving(false)
    }
  }
  const field = (name: Name) => ({ label: labels[name], ...typed.field(name) })
  const colleague = (name: Name) => {
    const { label, value, error } = field(name)
    return (
      <ColleagueField
        key={name}
        label={label}
        value={value}
        error={error}
        onChange={(id) => typed.type(name, id)}
      />
    )
  }
  return (
    <RecordForm display="grid" gap={4} pb={2} onSend={send} {...faults}>
      <div ref={fields} style={{ display: 'contents' }}>
        {children(field, colleague)}
      </div>
      <Flex gap={3} wrap="wrap">
        <SubmitButton variant="solid" size="touch" busy={isSaving} busyWords={copy.saving}>
          {copy.save}
        </SubmitButton>
        <Button variant="outline" size="touch" onClick={onClose}>
          {parts.cancel}
        </Button>
      </Flex>
      <UnsavedChangesGuard isDirty={isChanged} />
    </RecordForm>
  )
}
