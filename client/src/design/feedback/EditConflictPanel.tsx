import { Box, chakra, Flex } from '@chakra-ui/react'
import { editConflict as copy } from '../../copy/editConflict'
import type { VersionedForm } from '../../lib/forms/useVersionedForm'
import { Button } from '../actions/Button'
import { Banner } from './Banner'

type Props<Fields, Section extends string> = {
  edit: Pick<VersionedForm<Fields, Section>, 'conflict' | 'keepMine' | 'takeTheirs'>
  labelOf: (field: keyof Fields & string) => string
  onSave: () => unknown
}

/**
 * Shows what another user has changed in the meantime, above the Save button, with the choices "mine" and "theirs".
 */
export function EditConflictPanel<Fields, Section extends string>({
  edit: { conflict, keepMine, takeTheirs },
  labelOf,
  onSave,
}: Props<Fields, Section>) {
  if (!conflict) return null
  const { theirs, differences } = conflict
  const useMine = () => {
    keepMine(conflict)
    onSave()
  }
  return (
    <Banner tone="error" mt={6}>
      <p>{copy.title}</p>
      <chakra.ul my={2} fontWeight="normal" overflowWrap="anywhere">
        {differences.map((field) => (
          <li key={field}>{lineOf(labelOf(field), theirs.fields[field])}</li>
        ))}
      </chakra.ul>
      <Box fontWeight="normal">{copy.text}</Box>
      <Flex gap={3} wrap="wrap" mt={3}>
        <Button variant="outline" onClick={useMine}>
          {copy.mine}
        </Button>
        <Button variant="outline" onClick={() => takeTheirs(conflict)}>
          {copy.theirs}
        </Button>
      </Flex>
    </Banner>
  )
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  if ('widths' in value) return copy.picture
  if ('state' in value) return value.state === 'none' ? '' : copy.secret
  return Object.values(value).map(textOf).filter(Boolean).join(', ')
}

/** A field's value as text; for rows, the filled ones. */
function lineOf(label: string, value: unknown): string {
  const theirs = textOf(value)
  return theirs === '' ? copy.blank(label) : copy.line(label, theirs)
}
