import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { fold } from '../../../../../shared/text/fold'
import { comboMatches, foldedLines } from './comboMatches'

export type ComboChoice = {
  value: string
  words: string
  /** Shown beside the label: a city, or why the choice is unavailable. */
  note?: string | undefined
  /** The address of a small picture before the words. */
  picture?: string | null
}

export type ComboGiven = {
  choices: readonly ComboChoice[]
  /** The chosen value, or '' for none. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

/** The number of options rendered at first, and added when scrolling nears the end. */
const BATCH = 60

/** What is typed, found and chosen in a combo box, and what its keys do. */
export function useCombo({ choices, value, onChange, disabled }: ComboGiven) {
  const chosen = choices.find((choice) => choice.value === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [drawn, setDrawn] = useState(BATCH)
  const search = useDeferredValue(typed ?? '')
  const lines = useMemo(() => foldedLines(choices), [choices])
  const found = useMemo(() => comboMatches(lines, search), [lines, search])

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
  const showMore = () => {
    if (drawn < found.length) setDrawn(drawn + BATCH)
  }
  const type = (text: string) => {
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
  /** The text either names the selection or selects nothing. */
  const settle = () => {
    const wanted = fold(typed ?? '').trim()
    const meant = wanted === '' ? undefined : choices.find((choice) => fold(choice.words) === wanted)
    if (meant) choose(meant)
    else if (wanted === '') setTyped(null)
    else if (value !== '') onChange('')
    setOpen(false)
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
    } else if (event.key === 'Enter' && isOpen) {
      // What is typed counts, also before the list has followed, which may have been longer when a key moved in it.
      const now = comboMatches(lines, typed ?? '')
      choose(now[Math.min(active, now.length - 1)])
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return {
    isOpen,
    typed,
    chosen,
    active,
    found,
    shown: isOpen ? found.slice(0, drawn) : [],
    showMore,
    open,
    choose,
    type,
    settle,
    onKeyDown,
  }
}
