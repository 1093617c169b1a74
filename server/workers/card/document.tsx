import { Document, renderToBuffer } from '@react-pdf/renderer'
import { Back, Front } from './Card'
import { backJpegs, frontJpeg, type PrintedSheet, sheetJpegs } from './jpegs'
import { signatureOf } from './logo'
import type { CardPlan } from './plan'
import { SheetPage } from './Sheets'

/** An A5 card, front and back, and pages for the rest of the portfolio. */
export async function cardDocument(plan: CardPlan): Promise<Uint8Array> {
  const front = await frontJpeg(plan)
  const back = await backJpegs(plan)
  const sheets: PrintedSheet[] = []
  for (const sheet of plan.sheets) sheets.push(await sheetJpegs(sheet))
  const by = await signatureOf(plan)
  const of = 2 + sheets.length
  const made = await renderToBuffer(
    <Document
      title={`${plan.name}, ${plan.agency.name}`}
      author={plan.agency.name}
      subject="Comp card and portfolio"
      creator={plan.agency.name}
      producer={plan.agency.name}
      language="en"
    >
      <Front plan={plan} by={by} picture={front} />
      <Back plan={plan} by={by} pictures={back} of={of} />
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
        <SheetPage key={at} plan={plan} by={by} sheet={sheet} number={3 + at} of={of} />
      ))}
    </Document>,
  )
  return new Uint8Array(made)
}
