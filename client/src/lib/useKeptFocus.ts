import { useEffect } from 'react'

const around = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-landing]')

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled')

/**
 * The focus does not fall out of a page that changes under it: where what has it goes (the button of a row that was
 * decided) or can do nothing any more (a Save that has saved), the nearest part around it that is still there gets it.
 * After a press elsewhere there is none to keep.
 */
export function useKeptFocus() {
  useEffect(() => {
    let kept: Element | null = null
    let landings: HTMLElement[] = []
    const letGo = () => {
      kept = null
    }
    const note = ({ target }: FocusEvent) => {
      kept = target instanceof Element ? target : null
      landings = []
      for (let each = around(kept); each; each = around(each.parentElement)) landings.push(each)
    }
    const watcher = new MutationObserver(() => {
      if (kept === null || !isGone(kept)) return
      const hasFallen = [document.body, kept].includes(document.activeElement ?? document.body)
      letGo()
      if (hasFallen) landings.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
    })
    addEventListener('focusin', note)
    addEventListener('pointerdown', letGo, { capture: true })
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      removeEventListener('focusin', note)
      removeEventListener('pointerdown', letGo, { capture: true })
      watcher.disconnect()
    }
  }, [])
}
