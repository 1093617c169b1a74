import { type KeyboardEvent, useRef } from 'react'

const middleOf = ({ left, right }: DOMRect) => (left + right) / 2

/** The nearest element in the next row above or below; undefined where there is no further row. */
function inNextRow(all: readonly HTMLElement[], here: DOMRect, isDown: boolean) {
  const gap = ({ top, bottom }: DOMRect) => (isDown ? top - here.bottom : here.top - bottom)
  const away = (rect: DOMRect) => Math.abs(middleOf(rect) - middleOf(here))
  const others = all
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => gap(rect) >= 0)
  const nearest = Math.min(...others.map(({ rect }) => gap(rect)))
  return others
    .filter(({ rect }) => gap(rect) < nearest + here.height / 2)
    .toSorted((a, b) => away(a.rect) - away(b.rect))[0]?.element
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys among the `data-choice` boxes of a panel, and from its search field to the first; Enter acts. */
export function useTiles(onEnter: (choice: HTMLElement) => void) {
  const panel = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (!(target instanceof HTMLElement)) return
    const all = [...(panel.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]
    if (target.matches('[type=search]') && key === 'ArrowDown') {
      event.preventDefault()
      all[0]?.focus()
    }
    if (!target.matches('[data-choice]')) return
    if (key === 'Enter') {
      event.preventDefault()
      return onEnter(target)
    }
    const step = STEPS[key]
    if (step === undefined) return
    event.preventDefault()
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const next = isSideways ? undefined : inNextRow(all, target.getBoundingClientRect(), step > 0)
    ;(next ?? all[all.indexOf(target) + step])?.focus()
  }
  return { panel, onKeyDown }
}
