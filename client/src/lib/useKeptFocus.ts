import { useEffect } from 'react'

const around = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-landing]')

const isBusy = (element: Element) => element.isConnected && element.matches('[aria-busy=true]')
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled')

/**
 * The focus does not fall out of a page that changes under it: where what has it goes (the button of a row that was
 * decided) or can do nothing any more (a Save that has saved), the nearest part around it that is still there gets it.
 * What is only busy has it again when it is done. After a press elsewhere there is none to keep.
 */
export function useKeptFocus() {
  useEffect(() => {
    let kept: HTMLElement | null = null
    let landings: HTMLElement[] = []
    let wasBusy = false
    const letGo = () => {
      kept = null
    }
    const note = ({ target }: FocusEvent) => {
      kept = target instanceof HTMLElement ? target : null
      wasBusy = false
      landings = []
      for (let each = around(kept); each; each = around(each.parentElement)) landings.push(each)
    }
    const settle = (element: HTMLElement) => {
      // Some browsers take the focus from what is disabled, others leave it there.
      const hasFallen = [document.body, element].includes(document.activeElement as HTMLElement)
      if (!isGone(element)) {
        if (wasBusy && hasFallen) element.focus({ preventScroll: true })
        wasBusy = false
        return
      }
      letGo()
      if (hasFallen) landings.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(() => {
      if (kept === null) return
      if (isBusy(kept)) wasBusy = true
      else settle(kept)
    })
    addEventListener('focusin', note)
    addEventListener('pointerdown', letGo, { capture: true })
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'aria-busy'],
    })
    return () => {
      removeEventListener('focusin', note)
      removeEventListener('pointerdown', letGo, { capture: true })
      watcher.disconnect()
    }
  }, [])
}
