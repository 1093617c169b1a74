import { useLayoutEffect } from 'react'
import { useMedia } from './useMedia'

const DARK = '(prefers-color-scheme: dark)'

/** Draws the page that is shown, its frame and its dialogs dark where the system is; paper stays light. */
export function useDarkScheme() {
  const isDark = useMedia(DARK)
  useLayoutEffect(() => {
    if (!isDark) return
    const { dataset, style } = document.documentElement
    const turnOn = () => {
      dataset.theme = 'dark'
      style.colorScheme = 'dark'
    }
    const turnOff = () => {
      delete dataset.theme
      style.colorScheme = ''
    }
    turnOn()
    window.addEventListener('beforeprint', turnOff)
    window.addEventListener('afterprint', turnOn)
    return () => {
      turnOff()
      window.removeEventListener('beforeprint', turnOff)
      window.removeEventListener('afterprint', turnOn)
    }
  }, [isDark])
}
