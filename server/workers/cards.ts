import sharp from 'sharp'
import { callSheetDocument } from './callSheet/document'
import type { CallSheetPlan } from './callSheet/plan'
import { cardDocument } from './card/document'
import { cardJpeg } from './card/jpeg'
import type { CardPlan } from './card/plan'
import { packageDocument } from './package/document'
import { packageJpeg } from './package/jpeg'
import type { PackagePlan } from './package/plan'
import { paperDocument } from './paper/document'
import type { PaperPlan } from './paper/plan'
import { statementDocument } from './paper/statement'
import type { StatementPlan } from './paper/statementPlan'

// Runs in a worker thread: decoding and layout take a second or more.
sharp.cache(false)
sharp.concurrency(1)

/** The card and its portfolio pages as one PDF. Throws when a picture's file cannot be read. */
export const draw = (plan: CardPlan): Promise<Uint8Array> => cardDocument(plan)

/** A proforma, an invoice or another paper as a PDF. */
export const drawPaper = (plan: PaperPlan): Promise<Uint8Array> => paperDocument(plan)

/** A statement to a talent as a PDF. */
export const drawStatement = (plan: StatementPlan): Promise<Uint8Array> => statementDocument(plan)

/** One recipient's call sheet as a PDF. */
export const drawCallSheet = (plan: CallSheetPlan): Promise<Uint8Array> => callSheetDocument(plan)

/** The numbered faces of a package as a PDF. */
export const drawPackage = (plan: PackagePlan): Promise<Uint8Array> => packageDocument(plan)

/** Front and back of the card as one JPEG. */
export const drawJpeg = (plan: CardPlan): Promise<Uint8Array> => cardJpeg(plan)

/** Six numbered faces of a package as a JPEG; pages count from 1. */
export const drawPackageJpeg = (given: { plan: PackagePlan; page: number }): Promise<Uint8Array> =>
  packageJpeg(given)
