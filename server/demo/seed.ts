import type { House } from '../core/context'

export type Demo = { signIns: string[]; stop(): void }

/** Fills an empty database with the demo agency; null when there is data already. */
export async function seedDemo(_house: House): Promise<Demo | null> {
  return null
}
