import { createContext, useContext, useEffect, useRef } from 'react'

/** A part of a step, saved by the step's button. */
export type StepPart = {
  /** Marks what is wrong with the input; whether it can be saved. */
  check: () => Promise<boolean>
  /** Whether nothing is left to save. */
  save: () => Promise<boolean>
}
/** Adds a part; returns what takes it away. */
export type AddPart = (part: StepPart) => () => void

export const StepParts = createContext<AddPart>(() => () => {})

/** Has a part of the step saved by the step's button, in the order of the page. */
export function useStepPart(save: StepPart['save'], check: StepPart['check'] = async () => true) {
  const addPart = useContext(StepParts)
  const latest = useRef({ save, check })
  useEffect(() => {
    latest.current = { save, check }
  })
  useEffect(
    () => addPart({ save: () => latest.current.save(), check: () => latest.current.check() }),
    [addPart],
  )
}
