import { useEffect, useRef, useState } from 'react'
import { talent } from '../../words/talent'

export type Message = { id: number; sender: 'user' | 'mentor'; text: string; at: string }

const AN_HOUR_MS = 3_600_000
/** Specification section 9, chat reply delay. */
const REPLY_MS = 1_000

/** The talk with the mentor: it lives on this page only, and the mentor answers after a second. */
export function useMentor() {
  const [messages, setMessages] = useState<readonly Message[]>(() => [
    { id: 0, sender: 'mentor', text: talent.chat.hello, at: new Date(Date.now() - AN_HOUR_MS).toISOString() },
  ])
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const { current } = waiting
    return () => {
      for (const timer of current) clearTimeout(timer)
    }
  }, [])

  const say = (sender: Message['sender'], text: string) =>
    setMessages((before) => [...before, { id: before.length, sender, text, at: new Date().toISOString() }])

  const send = (text: string) => {
    say('user', text)
    const timer = setTimeout(() => {
      waiting.current.delete(timer)
      say('mentor', talent.chat.reply)
    }, REPLY_MS)
    waiting.current.add(timer)
  }
  return { messages, send }
}
