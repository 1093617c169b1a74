import { useEffect } from 'react'

const around = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-landing]')

const isBusy = (element: Element) => element.isConnected && element.matches('[aria-busy=true]')
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled')

/**
 * When the focused element is removed (the button of a decided row) or disabled (a Save that has saved), moves the
 * focus to its nearest remaining `[data-landing]` ancestor. An element that is only busy gets it back when it is done.
 * A press elsewhere cancels this.
 */
export function useFocusRecovery() {
  useEffect(() => {
    let kept: HTMLElement | null = null
    let landings: HTMLElement[] = []
    let wasBusy = false
    const clearBlockers = () => {
      kept = null
    }
    const note = ({ target }: FocusEvent) => {
      kept = target instanceof HTMLElement ? target : null
      wasBusy = false
      landings = []
      for (let each = around(kept); each; each = around(each.parentElement)) landings.push(each)
    }
    const settle = (element: HTMLElement) => {
      // Some browsers blur a disabled element, others do not.
      const hasFallen = [document.body, element].includes(document.activeElement as HTMLElement)
      if (!isGone(element)) {
        if (wasBusy && hasFallen) element.focus({ preventScroll: true })
        wasBusy = false
        return
      }
      clearBlockers()
      if (hasFallen) landings.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(() => {
      if (kept === null) return
      if (isBusy(kept)) wasBusy = true
      else settle(kept)
    })
    addEventListener('focusin', note)
    addEventListener('pointerdown', clearBlockers, { capture: true })
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'aria-busy'],
    })
    return () => {
      removeEventListener('focusin', note)
      removeEventListener('pointerdown', clearBlockers, { capture: true })
      watcher.disconnect()
    }
  }, [])
}
