import { chakra, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type RefCallback, useId, useRef } from 'react'
import { Button } from '../../../../design/actions/Button'
import { adminSettings } from '../copy'
import { EntryPart } from './EntryPart'
import { ListEntry } from './ListEntry'
import type { Part } from './sectionFields'
import { useEntryFocus } from './useEntryFocus'

const copy = adminSettings.list

type Props = {
  label: string
  help?: string | undefined
  error: string | undefined
  name: string
  parts: Part[]
  /** labels of the parts by path */
  copy: Record<string, readonly [label: string, help?: string, more?: string]>
  /** what one entry is called */
  entry: string
  max: number
  /** rows that one press fills in instead of those that are there, and what the button says */
  preset?: { rows: readonly string[]; label: string } | undefined
  /** texts, or records of texts */
  rows: readonly unknown[]
  errorOf: (path: string) => string | undefined
  onRows: (rows: unknown[]) => void
  /** gets something to focus when an entry is refused */
  ref: RefCallback<{ focus: () => unknown }>
}

/** A list of entries to fill in, add, move and remove. */
export function ListField(props: Props) {
  const { label, help, error, name, parts, entry, max, preset, rows, errorOf, onRows, ref } = props
  const id = useId()
  const { fieldset, list, addButton, focus } = useEntryFocus(ref)
  // An upload ends when other fields have changed meanwhile.
  const latest = useRef(rows)
  latest.current = rows

  const change = (at: number, part: string, value: unknown) =>
    onRows(latest.current.map((row, index) => (index === at ? withPart(row, part, value) : row)))
  const move = (at: number, by: 1 | -1) => {
    onRows(rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at]))
    const same = by < 0 ? 'up' : 'down'
    focus(at + by, `[data-move=${same}]`, '[data-move]')
  }
  return (
    <chakra.fieldset minW={0} aria-describedby={error ? `${id}-error` : undefined} ref={fieldset}>
      <chakra.legend textStyle="label" mb={1.5}>
        {label}
      </chakra.legend>
      {help ? (
        <chakra.p textStyle="small" color="fgQuiet" mb={3}>
          {help}
        </chakra.p>
      ) : null}
      <chakra.ol ref={list} role="list" display="grid" gap={3}>
        {rows.map((row, at) => (
          <ListEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, two may hold the same text
            key={at}
            entry={entry}
            at={at}
            count={rows.length}
            onMove={(by) => move(at, by)}
            onRemove={() => {
              onRows(rows.toSpliced(at, 1))
              focus(Math.max(0, at - 1), 'input', 'textarea')
            }}
          >
            {parts.map((part) => {
              const [partLabel = entry, partHelp, partMore] = props.copy[`${name}.${part.name}`] ?? []
              const path = part.name ? `${name}.${at}.${part.name}` : `${name}.${at}`
              const isAlone = parts.length === 1
              return (
                <EntryPart
                  key={part.name}
                  part={part}
                  path={path}
                  label={isAlone ? copy.number(partLabel, at + 1) : partLabel}
                  of={`${entry} ${at + 1}`}
                  help={at === 0 ? partHelp : undefined}
                  more={at === 0 ? partMore : undefined}
                  error={errorOf(path)}
                  value={part.name ? Reflect.get(Object(row), part.name) : row}
                  onValue={(value) => change(at, part.name, value)}
                />
              )
            })}
          </ListEntry>
        ))}
      </chakra.ol>
      {error ? (
        <chakra.p id={`${id}-error`} textStyle="small" fontWeight="semibold" color="danger" mt={1.5}>
          {error}
        </chakra.p>
      ) : null}
      <Flex wrap="wrap" align="center" gap={3} mt={3}>
        <Button
          ref={addButton}
          variant="outline"
          size="small"
          disabled={rows.length >= max}
          onClick={() => {
            const blank = Object.fromEntries(
              parts.map(({ name: part, isPicture }) => [part, isPicture ? null : '']),
            )
            onRows([...rows, '' in blank ? '' : blank])
            focus(rows.length, 'input', 'textarea')
          }}
        >
          <Plus aria-hidden />
          {copy.add(entry)}
        </Button>
        {preset ? (
          <Button variant="quiet" size="small" onClick={() => onRows([...preset.rows])}>
            {preset.label}
          </Button>
        ) : null}
        {rows.length >= max ? (
          <chakra.span textStyle="small" color="fgQuiet">
            {copy.full(max)}
          </chakra.span>
        ) : null}
      </Flex>
    </chakra.fieldset>
  )
}

const withPart = (row: unknown, part: string, value: unknown) =>
  part ? { ...Object(row), [part]: value } : value
