import { useState } from 'react'

const KEYS = { onlyHeld: 'chartOnlyHeld', hasFaces: 'chartFaces' } as const
type Choice = keyof typeof KEYS

/** How somebody likes to see the chart, remembered in this browser. */
export function useChartChoices() {
  const [choices, setChoices] = useState(() => ({
    onlyHeld: localStorage.getItem(KEYS.onlyHeld) !== null,
    hasFaces: localStorage.getItem(KEYS.hasFaces) !== null,
  }))
  const choose = (choice: Choice, isOn: boolean) => {
    if (isOn) localStorage.setItem(KEYS[choice], 'true')
    else localStorage.removeItem(KEYS[choice])
    setChoices((before) => ({ ...before, [choice]: isOn }))
  }
  return { ...choices, choose }
}
