import type { CallSheetPlan } from '../../workers/callSheet/plan'
import type { CardPlan } from '../../workers/card/plan'
import type { PackagePlan } from '../../workers/package/plan'
import type { PaperPlan } from '../../workers/paper/plan'
import type { StatementPlan } from '../../workers/paper/statementPlan'
import { workerPool } from '../processes/workerPool'

const THREADS = 1 // uses 135 MB while it works
const QUEUE = 10

export type Cards = {
  /** Renders a comp card and its portfolio pages as PDF; see workers/cards. */
  draw(plan: CardPlan): Promise<Uint8Array>
  /** Renders a proforma, an invoice or another paper as PDF. */
  drawPaper(plan: PaperPlan): Promise<Uint8Array>
  /** Renders a statement to a talent as PDF. */
  drawStatement(plan: StatementPlan): Promise<Uint8Array>
  /** Renders one recipient's call sheet as PDF, on one page where it fits. */
  drawCallSheet(plan: CallSheetPlan): Promise<Uint8Array>
  /** Renders the numbered faces of a package as PDF. */
  drawPackage(plan: PackagePlan): Promise<Uint8Array>
  /** Renders front and back of a comp card as one JPEG. */
  drawJpeg(plan: CardPlan): Promise<Uint8Array>
  /** Renders six numbered faces of a package as a JPEG; pages count from 1. */
  drawPackageJpeg(given: { plan: PackagePlan; page: number }): Promise<Uint8Array>
  close(): Promise<void>
}

/** Draws in worker threads, which start when they are needed. */
export function createCards(): Cards {
  const pool = workerPool('cards', THREADS, QUEUE)
  return {
    draw: (plan) => pool.run<Uint8Array>('draw', plan),
    drawPaper: (plan) => pool.run<Uint8Array>('drawPaper', plan),
    drawStatement: (plan) => pool.run<Uint8Array>('drawStatement', plan),
    drawCallSheet: (plan) => pool.run<Uint8Array>('drawCallSheet', plan),
    drawPackage: (plan) => pool.run<Uint8Array>('drawPackage', plan),
    drawJpeg: (plan) => pool.run<Uint8Array>('drawJpeg', plan),
    drawPackageJpeg: (given) => pool.run<Uint8Array>('drawPackageJpeg', given),
    close: () => pool.close(),
  }
}
