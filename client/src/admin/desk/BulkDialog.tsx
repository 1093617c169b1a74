import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { desk } from '../../copy/desk'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { ErrorState } from '../../design/feedback/ErrorState'
import { SelectField } from '../../design/form/SelectField'
import { SubmitButton } from '../../design/form/SubmitButton'
import { trpc } from '../../lib/trpc'

const words = desk.bulk

type Props = {
  title: string
  act: string
  isBusy: boolean
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** What a press about the marked rows still needs to know. */
export function BulkDialog({ title, act, isBusy, onAct, onClose, children }: Props) {
  return (
    <Dialog
      open
      size="narrow"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton busy={isBusy} busyWords={words.busy} onClick={() => isBusy || onAct()}>
            {act}
          </SubmitButton>
        </>
      }
    >
      <Grid gap={4}>{children}</Grid>
    </Dialog>
  )
}

type FieldProps = { value: string; error: string | undefined; onChange: (id: string) => void }

/** Who works at the desk. */
export function ColleagueField({ value, error, onChange }: FieldProps) {
  const { data, isError, refetch } = trpc.desk.colleagues.useQuery()
  if (isError) return <ErrorState onRetry={() => void refetch()}>{words.noColleagues}</ErrorState>
  return (
    <SelectField
      label={words.colleague}
      placeholder="–"
      value={value}
      error={error}
      choices={(data ?? []).map(({ id, name, isMe }) => ({ value: id, words: isMe ? words.me(name) : name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
