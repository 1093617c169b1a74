export type PartToPropose = {
  /** what the paper asks for now */
  nowPaise: number
  /** the tax that the client is expected to withhold from it */
  expectedPaise: number
}

/**
 * How one sum is shared out over papers: each gets what it asks for less the tax withheld, in their order, until nothing is
 * left. A paper that gets nothing has no tax withheld. `leftPaise` is what no paper takes.
 */
export function sharedOut(sumPaise: number, papers: readonly PartToPropose[]) {
  let leftPaise = sumPaise
  const parts = papers.map(({ nowPaise, expectedPaise }) => {
    const mostWithheld = Math.min(expectedPaise, nowPaise)
    const amountPaise = Math.min(leftPaise, nowPaise - mostWithheld)
    leftPaise -= amountPaise
    return { amountPaise, withheldPaise: amountPaise > 0 ? mostWithheld : 0 }
  })
  return { parts, leftPaise }
}

/** What pays all of them, less the tax withheld. */
export const wholeSum = (papers: readonly PartToPropose[]): number =>
  papers.reduce((sum, { nowPaise, expectedPaise }) => sum + nowPaise - Math.min(expectedPaise, nowPaise), 0)
