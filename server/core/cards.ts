import type { CardPlan } from '../workers/card/plan'
import { workerPool } from './pool'

const THREADS = 1 // 135 MB while it works, so never two at once
const QUEUE = 10

export type Cards = {
  /** A comp card and its portfolio pages as PDF; see workers/cards. */
  draw(plan: CardPlan): Promise<Uint8Array>
  close(): Promise<void>
}

/** Cards are set in a worker thread, one at a time. */
export function createCards(): Cards {
  const pool = workerPool('cards', THREADS, QUEUE)
  return { draw: (plan) => pool.run<Uint8Array>('draw', plan), close: () => pool.close() }
}
