import { createContext, useContext, useEffect, useRef } from 'react'

/** Saves a part of a step; whether nothing is left to save. */
export type SavePart = () => Promise<boolean>
/** Adds a part; returns what takes it away. */
export type AddPart = (save: SavePart) => () => void

export const StepParts = createContext<AddPart>(() => () => {})

/** Has a part of the step saved by the step's button, in the order of the page. */
export function useStepPart(save: SavePart) {
  const addPart = useContext(StepParts)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => addPart(() => latest.current()), [addPart])
}
