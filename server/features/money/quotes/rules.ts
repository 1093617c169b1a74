import type { PaperLine } from '../../../../shared/money/moneyLists'
import type { PaperRow } from '../../../../shared/money/papers'

type Said = { clientId: string | null; lines: readonly PaperLine[] }

/** What a paper says, apart from its tax: that follows from the client and the rates. */
const textOf = ({ clientId, lines }: Said) =>
  JSON.stringify([
    clientId,
    lines.map(({ words, more, quantityMilli, unit, unitPaise, amountPaise, sac, rateBp }) => [
      ...[words, more, quantityMilli, unit, unitPaise, amountPaise, sac, rateBp],
    ]),
  ])

/** The quotes of a job that still count and say something else than the job does now. */
export function differing(
  quotes: readonly (Said & { id: string })[],
  papers: readonly PaperRow[],
  job: Said,
) {
  const counting = papers.filter(({ standing }) => standing !== 'invoiced').map(({ id }) => id)
  const now = textOf(job)
  return quotes.filter((quote) => counting.includes(quote.id) && textOf(quote) !== now).map(({ id }) => id)
}
