import { chakra, Flex } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { PROJECT_ROWS_MAX } from '../../../../../shared/limits'
import { Button } from '../../../design/actions/Button'
import { Problem } from '../../../design/feedback/Problem'
import { control } from '../../../design/form/control'

const Input = chakra('input', control)

type Props = {
  legend: string
  name: string
  type: 'text' | 'date'
  rows: readonly string[]
  onRows: (rows: string[]) => void
  copy: { row: (number: number) => string; add: string; remove: (number: number) => string }
  error?: string | undefined
}

/** Input rows of one kind; the last remaining row cannot be removed. */
export function RepeatingRows({ legend, name, type, rows, onRows, copy, error }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const focusRow = (at: number) =>
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>('input')[at]?.focus(), 0)
  return (
    <chakra.fieldset minW={0}>
      <chakra.legend textStyle="label" mb={1.5}>
        {legend}
      </chakra.legend>
      <chakra.ol ref={list} role="list" display="grid" gap={2}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, two may hold the same text
          <Flex key={at} as="li" gap={1}>
            <Input
              type={type}
              name={name}
              aria-label={copy.row(at + 1)}
              value={row}
              flex={1}
              onChange={(event) =>
                onRows(rows.map((each, index) => (index === at ? event.target.value : each)))
              }
            />
            {rows.length > 1 ? (
              <Button
                variant="quiet"
                size="icon"
                aria-label={copy.remove(at + 1)}
                onClick={() => {
                  onRows(rows.filter((_, index) => index !== at))
                  focusRow(Math.max(0, at - 1))
                }}
              >
                <X aria-hidden />
              </Button>
            ) : null}
          </Flex>
        ))}
      </chakra.ol>
      <Problem isSmall mt={1.5}>
        {error}
      </Problem>
      <Button
        variant="outline"
        size="small"
        mt={3}
        disabled={rows.length >= PROJECT_ROWS_MAX}
        onClick={() => {
          onRows([...rows, ''])
          focusRow(rows.length)
        }}
      >
        <Plus aria-hidden />
        {copy.add}
      </Button>
    </chakra.fieldset>
  )
}
