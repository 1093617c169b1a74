import { useState } from 'react'

type Copy = { copied: string; byHand: string }

type Events = { onCopied?: () => void; onRefused?: () => void }

/** Copies to the clipboard; `said` tells whether it worked. Without access (plain HTTP, or denied) one copies by hand. */
export function useCopy({ copied, byHand }: Copy, { onCopied, onRefused }: Events = {}) {
  const [said, setSaid] = useState('')
  const copyText = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(copied)
      onCopied?.()
    } catch {
      onRefused?.()
      setSaid(byHand)
    }
  }
  return { said, copyText }
}
