import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { useEffect, useState } from 'react'
import type { AppRouter } from '../../../server/router'
import { parts } from '../copy/parts'
import { parseApiError } from './apiError'
import { refusedCall } from './trpc'

// Dangerous actions ask for the password or a passkey once in ten minutes: docs/decisions/0100-dangerous-actions-ask-again.md

type Question = { answer: (isProved: boolean) => void }

/** Opens the dialog; null while no page has it. */
let open: ((question: Question) => void) | null = null
/** One question at a time: what is refused meanwhile waits for its answer. */
let asked: Promise<boolean> | null = null

/** Whether the person at the screen has proved who they are; false when they cancel, or no page can ask. */
function askForProof(): Promise<boolean> {
  const ask = open
  if (!ask) return Promise.resolve(false)
  asked ??= new Promise<boolean>((answer) => ask({ answer })).finally(() => {
    asked = null
  })
  return asked
}

/** The open question of this page, for its dialog. */
export function useProofQuestion(): Question | null {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    let current: Question | null = null
    const show = (next: Question | null) => {
      current = next
      setQuestion(next)
    }
    open = ({ answer }) =>
      show({
        answer(isProved) {
          show(null)
          answer(isProved)
        },
      })
    return () => {
      open = null
      current?.answer(false)
    }
  }, [])
  return question
}

const isMissing = (error: unknown) => parseApiError(error).reason === 'proof_required'
const cancelled = () => refusedCall(403, parts.notConfirmed, undefined, 'cancelled')

/** Repeats a call once that was refused for want of a proof, after the proof. */
export async function withProof<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!isMissing(error)) throw error
    if (!(await askForProof())) throw cancelled()
    return call()
  }
}

/** The same for procedure calls. The form that called waits and keeps what was typed. */
export const proofLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) =>
    observable((observer) => {
      let call = next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error(error) {
          if (!isMissing(error)) return observer.error(error)
          void askForProof().then((isProved) => {
            if (isProved) call = next(op).subscribe(observer)
            else observer.error(cancelled())
          })
        },
      })
      return () => call.unsubscribe()
    })
}
