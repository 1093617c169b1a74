/** The only place where money is rounded. All amounts are whole paise; a half goes away from zero. */

/** `numerator / denominator` as a whole number, a half away from zero. The product may be larger than a safe integer. */
export function dividedHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return Number(numerator < 0n ? -rounded : rounded)
}

/** A share of an amount in basis points (1800 is 18 %), to the paisa. */
export const shareOf = (paise: number, basisPoints: number): number =>
  dividedHalfUp(BigInt(paise) * BigInt(basisPoints), 10_000n)

/** Half of a share, as CGST and SGST are: each is rounded by itself. */
export const halfShareOf = (paise: number, basisPoints: number): number =>
  dividedHalfUp(BigInt(paise) * BigInt(basisPoints), 20_000n)

/** Quantity in thousandths times the price of one, to the paisa. */
export const timesMilli = (unitPaise: number, quantityMilli: number): number =>
  dividedHalfUp(BigInt(unitPaise) * BigInt(quantityMilli), 1000n)

/** An amount to the whole rupee, in paise; 50 paise go up. */
export const toRupee = (paise: number): number => dividedHalfUp(BigInt(paise), 100n) * 100

/** A share of an amount, to the whole rupee, in paise: as tax is withheld. */
export const shareToRupee = (paise: number, basisPoints: number): number =>
  dividedHalfUp(BigInt(paise) * BigInt(basisPoints), 1_000_000n) * 100
