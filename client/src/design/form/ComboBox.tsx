import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { fold } from '../../../../shared/fold'
import { parts } from '../../copy/parts'
import { comboMatches, foldedLines } from './comboMatches'
import { comboStyles } from './comboStyles'
import { control } from './control'
import { Field, type FieldProps } from './Field'

const Input = chakra('input', control)

export type ComboChoice = {
  value: string
  words: string
  /** Shown beside the label: a city, or why the choice is unavailable. */
  note?: string | undefined
  /** The address of a small picture before the words. */
  picture?: string | null
}

type Props = FieldProps & {
  choices: readonly ComboChoice[]
  /** The chosen value, or '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  name?: string
}

/** The number of options rendered at first, and added when scrolling nears the end. */
const BATCH = 60

/**
 * A searchable select for long lists (WAI-ARIA 1.2 combobox with a listbox). The selection stays while typing, and
 * Escape restores its label. On blur the text either names the selection or selects nothing, so a form never sends a
 * value that is not shown; text without a match stays so that it can be corrected. Without any choices it shows no
 * message: the help text must say why.
 */
export function ComboBox(props: Props) {
  const { label, help, error, required, choices, value, onChange, onBlur, placeholder, disabled, name } =
    props
  const chosen = choices.find((choice) => choice.value === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [drawn, setDrawn] = useState(BATCH)
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()

  const search = useDeferredValue(typed ?? '')
  const lines = useMemo(() => foldedLines(choices), [choices])
  const hasPictures = useMemo(() => choices.some(({ picture }) => picture), [choices])
  const found = useMemo(() => comboMatches(lines, search), [lines, search])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active line is marked in the page by then
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  /** Selects the text, so that typing replaces the chosen label. */
  const mark = () => {
    if (typed === null && chosen) box.current?.select()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another name has come into the box
  useEffect(() => {
    if (box.current === document.activeElement) mark()
  }, [typed, chosen?.value])

  const open = () => {
    if (isOpen || disabled) return
    const at = found.findIndex((choice) => choice.value === value)
    setActive(Math.max(0, at))
    setDrawn(Math.max(BATCH, at + BATCH / 2))
    setOpen(true)
  }
  const choose = (choice: ComboChoice | undefined) => {
    if (!choice) return
    onChange(choice.value)
    setTyped(null)
    setOpen(false)
  }
  const move = (to: number) => {
    const next = Math.max(Math.min(to, found.length - 1), 0)
    setActive(next)
    if (next >= drawn - 5) setDrawn(next + BATCH)
  }
  const onType = (text: string) => {
    setTyped(text)
    setActive(0)
    setDrawn(BATCH)
    setOpen(true)
    if (text.trim() === '' && value !== '') onChange('')
  }
  const close = () => {
    setOpen(false)
    if (chosen) setTyped(null)
  }
  const leave = () => {
    const wanted = fold(typed ?? '').trim()
    const meant = wanted === '' ? undefined : choices.find((choice) => fold(choice.words) === wanted)
    if (meant) choose(meant)
    else if (wanted === '') setTyped(null)
    else if (value !== '') onChange('')
    setOpen(false)
    onBlur?.()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      if (isOpen) move(to)
      else open()
    } else if (event.key === 'Enter' && isOpen) choose(found[active])
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

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
            onChange={(event) => onType(event.currentTarget.value)}
            onFocus={mark}
            onClick={() => {
              if (!isOpen) mark()
              open()
            }}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <ChevronDown size={18} aria-hidden />
          <ul
            ref={list}
            id={listId}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's own markup
            role="listbox"
            aria-label={label}
            hidden={!isOpen}
            // Keeps the focus in the input while an option is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
              if (scrollTop + clientHeight > scrollHeight - 200 && drawn < found.length)
                setDrawn(drawn + BATCH)
            }}
          >
            {isOpen
              ? found.slice(0, drawn).map((choice, at) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box (aria-activedescendant)
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
                  <li
                    key={choice.value}
                    id={`${listId}-${at}`}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's own markup
                    role="option"
                    aria-selected={choice.value === value}
                    aria-setsize={found.length}
                    aria-posinset={at + 1}
                    data-active={at === active || undefined}
                    onClick={() => choose(choice)}
                  >
                    {hasPictures ? <Thumbnail address={choice.picture} /> : null}
                    <span>{choice.words}</span>
                    {choice.note ? <span data-note>{choice.note}</span> : null}
                  </li>
                ))
              : null}
          </ul>
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

/** The same space with and without a picture, so that the words stand in one column. */
const Thumbnail = ({ address }: { address: string | null | undefined }) =>
  address ? (
    <img src={address} alt="" loading="lazy" decoding="async" width={32} height={42} />
  ) : (
    <i aria-hidden />
  )
