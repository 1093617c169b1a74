import type { PaymentWay } from '../../../../shared/money/moneyLists'

/** `Bank`, `UPI`: how money comes or goes, as a choice. */
export const wayWords = (way: PaymentWay) =>
  way === 'UPI' ? way : `${way.charAt(0).toUpperCase()}${way.slice(1)}`
