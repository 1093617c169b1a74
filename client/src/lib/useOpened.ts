import { useState } from 'react'

/** The tabs that were opened so far, this one among them. Such a tab stays, hidden, so that nothing typed in it is lost. */
export function useOpened<Tab>(tab: Tab): ReadonlySet<Tab> {
  const [opened, setOpened] = useState<ReadonlySet<Tab>>(() => new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  return opened
}
