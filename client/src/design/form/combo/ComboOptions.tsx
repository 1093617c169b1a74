import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComboChoice, useCombo } from './useCombo'

type Props = {
  id: string
  label: string
  choices: readonly ComboChoice[]
  value: string
  combo: ReturnType<typeof useCombo>
}

/** The listbox of a combo box. The focus and the keys stay in the box. */
export function ComboOptions({ id, label, choices, value, combo }: Props) {
  const { isOpen, active, found, shown, choose, showMore } = combo
  const list = useRef<HTMLUListElement>(null)
  const hasPictures = useMemo(() => choices.some(({ picture }) => picture), [choices])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active line is marked in the page by then
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  return (
    <ul
      ref={list}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's own markup
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      // Keeps the focus in the input while an option is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight > scrollHeight - 200) showMore()
      }}
    >
      {shown.map((choice, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box (aria-activedescendant)
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
        <li
          key={choice.value}
          id={`${id}-${at}`}
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
      ))}
    </ul>
  )
}

/** The same space with and without a picture, or where its file is not made yet, so that the words stand in one column. */
function Thumbnail({ address }: { address: string | null | undefined }) {
  const [missing, setMissing] = useState<string | null>(null)
  if (!address || missing === address) return <i aria-hidden />
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      width={32}
      height={42}
      onError={() => setMissing(address)}
    />
  )
}
