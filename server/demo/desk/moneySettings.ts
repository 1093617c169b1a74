import { clients } from '../../../drizzle/schema'
import { moneySettings } from '../../../shared/money/moneySettings'
import type { SignedInContext } from '../../core/context'
import { saveBilling } from '../../features/money/jobValue/service'
import { addTaxCode, saveMoneySettings } from '../../features/money/settings/service'

/** GST codes of the states of the demo's clients; the others are in Delhi. */
const STATE_OF: Record<string, string> = {
  ...{ Mumbai: '27', Pune: '27', Goa: '30', Jaipur: '08', Kolkata: '19' },
  ...{ Bengaluru: '29', Chennai: '33', Kochi: '32', Gangtok: '11', Chandigarh: '04' },
}

/** What papers of the demo agency say: codes and rates are examples. */
export function seedMoneySettings(ctx: SignedInContext) {
  addTaxCode(ctx, {
    ...{ sac: '998599', name: 'Agency services (an example)', rate: 1800, fromDay: '2017-07-01' },
  })
  saveMoneySettings(
    ctx,
    moneySettings.parse({
      ...{ legalName: 'Tehkhana Talent LLP', registration: 'regular', gstin: '07AAAFT0000K1ZQ' },
      address: 'Lower ground floor, Lane 4, Shahpur Jat\nNew Delhi 110049',
      ...{ pan: 'AAAFT0000K', bankName: 'Example Bank, Delhi', bankHolder: 'Tehkhana Talent LLP' },
      ...{ bankAccount: '000000004127', bankIfsc: 'EXAM0000049', upiId: 'tehkhana@examplebank' },
      ...{ prefix: 'TK', paymentDays: 15, advancePercent: 50, serviceCharge: '20' },
      ...{ serviceChargeSac: '998599', feeSac: '999631', version: 0 },
      cancellation: [
        { hours: 48, percent: 50 },
        { hours: 24, percent: 100 },
      ],
    }),
  )
  for (const { id, name, city, country } of ctx.db.select().from(clients).all()) {
    const isAbroad = country !== null && country !== 'India'
    saveBilling(ctx, {
      ...{
        clientId: id,
        legalName: name,
        address: [city, country].filter(Boolean).join(', ') || 'Shahpur Jat, New Delhi',
      },
      ...{ isAbroad, stateCode: isAbroad ? null : (STATE_OF[city ?? ''] ?? '07'), gstin: null, version: 0 },
    })
  }
}
