import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { parts } from '../../../copy/parts'
import { control } from '../control'
import { Field, type FieldProps } from '../Field'
import { ComboOptions } from './ComboOptions'
import { comboStyles } from './comboStyles'
import { type ComboGiven, useCombo } from './useCombo'

const Input = chakra('input', control)

type Props = FieldProps & ComboGiven & { onBlur?: () => void; placeholder?: string; name?: string }

/**
 * A searchable select for long lists (WAI-ARIA 1.2 combobox with a listbox). The selection stays while typing, and
 * Escape restores its label. On blur the text either names the selection or selects nothing, so a form never sends a
 * value that is not shown; text without a match stays so that it can be corrected. Without any choices it shows no
 * message: the help text must say why.
 */
export function ComboBox(props: Props) {
  const { label, help, error, required, choices, value, onBlur, placeholder, disabled, name } = props
  const combo = useCombo(props)
  const { isOpen, typed, chosen, active, found, open } = combo
  const box = useRef<HTMLInputElement>(null)
  const listId = useId()

  /** Selects the text, so that typing replaces the chosen label. */
  const mark = () => {
    if (typed === null && chosen) box.current?.select()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another name has come into the box
  useEffect(() => {
    if (box.current === document.activeElement) mark()
  }, [typed, chosen?.value])

  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => (
        <Box css={comboStyles}>
          <Input
            {...wiring}
            ref={box}
            name={name}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            value={typed ?? chosen?.words ?? ''}
            pr={10}
            onChange={(event) => combo.type(event.currentTarget.value)}
            onFocus={mark}
            onClick={() => {
              if (!isOpen) mark()
              open()
            }}
            onKeyDown={combo.onKeyDown}
            onBlur={() => {
              combo.settle()
              onBlur?.()
            }}
          />
          <ChevronDown size={18} aria-hidden />
          <ComboOptions id={listId} label={label} choices={choices} value={value} combo={combo} />
          {isOpen && found.length === 0 && choices.length > 0 ? (
            <p data-nothing>{parts.nothingMatches}</p>
          ) : null}
          <Box role="status" srOnly>
            {isOpen && typed !== null ? parts.choicesLeft(found.length) : ''}
          </Box>
        </Box>
      )}
    </Field>
  )
}
