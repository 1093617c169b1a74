import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'

/** A part of a step, saved by the step's button. */
export type StepPart = {
  /** Marks what is wrong with the input; whether it can be saved. */
  check: () => Promise<boolean>
  /** Whether nothing is left to save. */
  save: () => Promise<boolean>
}
type Step = {
  /** Adds a part; returns what takes it away. */
  addPart: (part: StepPart) => () => void
  /** Disables the step's button until what it returns is called. */
  wait: () => () => void
  /** Leads to the next step, for a part that was saved by a button of its own. */
  goOn: () => void
}

const nothing = () => () => {}
export const StepParts = createContext<Step>({ addPart: nothing, wait: nothing, goOn: () => {} })

/** Has a part of the step saved by the step's button, in the order of the page. */
export function useStepPart(save: StepPart['save'], check: StepPart['check'] = async () => true) {
  const { addPart } = useContext(StepParts)
  const latest = useRef({ save, check })
  useEffect(() => {
    latest.current = { save, check }
  })
  useEffect(
    () => addPart({ save: () => latest.current.save(), check: () => latest.current.check() }),
    [addPart],
  )
}

/** Disables the step's button while a part of it is loading: a press would pass over that part. */
export function useStepWait(isLoading: boolean) {
  const { wait } = useContext(StepParts)
  // Before the browser draws, so that the button never looks ready too early.
  useLayoutEffect(() => (isLoading ? wait() : undefined), [isLoading, wait])
}
