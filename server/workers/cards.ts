import sharp from 'sharp'
import { cardDocument } from './card/document'
import type { CardPlan } from './card/plan'

// In a thread of its own: pictures are decoded and pages set for a second or more.
sharp.cache(false)
sharp.concurrency(1)

/** The card and the pages behind it as one PDF. Throws when a picture's file cannot be read. */
export const draw = (plan: CardPlan): Promise<Uint8Array> => cardDocument(plan)
