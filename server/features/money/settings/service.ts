import { agency } from '../../../../shared/agency'
import { SERIES_LETTER, STATEMENT_LETTER } from '../../../../shared/money/moneyLists'
import type {
  LastNumbers,
  MoneySettingsGiven,
  MoneySettingsRecord,
  NewTaxCode,
  NewWithholdingCode,
} from '../../../../shared/money/moneySettings'
import { plainRupees } from '../../../../shared/money/rupees'
import { UPI_MAX_PAISE } from '../../../../shared/money/upi'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflictWith, invalid } from '../../../core/errors'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { continueNumbers, numbersInDoubt } from './numbers.service'
import * as repository from './repository'

/** `18` or `12.5`, for a field. */
const percentOf = (basisPoints: number) => String(basisPoints / 100)

/** The settings for their form, with what an agency begins with where there are none yet. */
export function readMoneySettings(ctx: Pick<AppContext, 'db' | 'clock'>): MoneySettingsRecord {
  const { db } = ctx
  const stored = repository.findMoneySettings(db)
  const taxCodes = repository.listTaxCodes(db)
  const withholdingCodes = repository.listWithholdingCodes(db)
  const inDoubt = numbersInDoubt(ctx)
  if (!stored) return { settings: first(), isSetUp: false, taxCodes, withholdingCodes, inDoubt }
  const { id: _, upiMaxPaise, serviceChargeBp, ...facts } = stored
  const text = (value: string | null) => value ?? ''
  return {
    isSetUp: true,
    taxCodes,
    withholdingCodes,
    inDoubt,
    settings: {
      ...facts,
      stateCode: text(facts.stateCode),
      gstin: text(facts.gstin),
      pan: text(facts.pan),
      udyam: text(facts.udyam),
      tan: text(facts.tan),
      lutNumber: text(facts.lutNumber),
      lutUntil: text(facts.lutUntil),
      eInvoiceFrom: text(facts.eInvoiceFrom),
      bankName: text(facts.bankName),
      bankHolder: text(facts.bankHolder),
      bankAccount: text(facts.bankAccount),
      bankIfsc: text(facts.bankIfsc),
      upiId: text(facts.upiId),
      serviceChargeSac: text(facts.serviceChargeSac),
      feeSac: text(facts.feeSac),
      terms: text(facts.terms),
      upiMax: plainRupees(upiMaxPaise),
      serviceCharge: percentOf(serviceChargeBp),
    },
  }
}

const first = (): MoneySettingsRecord['settings'] => ({
  ...{
    legalName: agency.legal.registeredName || agency.name,
    address: '',
    registration: 'none',
    invoiceName: 'Invoice',
    stateCode: '',
  },
  ...{
    gstin: '',
    pan: '',
    udyam: '',
    tan: '',
    lutNumber: '',
    lutUntil: '',
    eInvoiceFrom: '',
    bankName: '',
    bankHolder: '',
    bankAccount: '',
  },
  ...{ bankIfsc: '', upiId: '', upiMax: plainRupees(UPI_MAX_PAISE), prefix: '', paymentDays: 15 },
  ...{ advancePercent: 50, serviceCharge: '0', serviceChargeSac: '', feeSac: '', terms: '', version: 0 },
  cancellation: [],
})

/** Stores the settings; papers that were issued stay as they are. Throws 409 when a colleague was faster. */
export function saveMoneySettings(ctx: SignedInContext, given: MoneySettingsGiven): MoneySettingsRecord {
  const { upiMax, serviceCharge, version, ...facts } = given
  transaction(ctx.db, () => {
    const codes = repository.listTaxCodes(ctx.db)
    for (const field of ['feeSac', 'serviceChargeSac'] as const)
      if (facts[field] !== null && !codes.some(({ sac }) => sac === facts[field]))
        throw invalid(field, 'Add this code with its rate first')
    const letters = { ...SERIES_LETTER, statement: STATEMENT_LETTER }
    const isOther = (letter: string, { series, kind }: { series: string; kind: keyof typeof letters }) =>
      series === facts.prefix + letter && letter !== letters[kind]
    const before = repository.listSeries(ctx.db)
    if (Object.values(letters).some((letter) => before.some((one) => isOther(letter, one))))
      throw invalid('prefix', 'Numbers of another kind begin like this: choose another prefix')
    const values = { ...facts, upiMaxPaise: upiMax, serviceChargeBp: serviceCharge }
    const stateCode = facts.gstin?.slice(0, 2) ?? facts.stateCode
    if (!repository.putMoneySettings(ctx.db, { ...values, stateCode }, version))
      throw conflictWith('A colleague changed the money settings in the meantime.', {
        kind: 'changed',
        since: [],
        now: readMoneySettings(ctx),
      })
    noteDangerous(ctx, ctx.clock(), { what: 'money settings changed' })
  })
  return readMoneySettings(ctx)
}

/** Adds a rate of tax from a day on. */
export function addTaxCode(
  ctx: SignedInContext,
  { sac, name, rate, fromDay }: NewTaxCode,
): MoneySettingsRecord {
  transaction(ctx.db, () => {
    repository.putTaxCode(ctx.db, { id: newId(), sac, name, rateBp: rate, fromDay })
    noteDangerous(ctx, ctx.clock(), { what: 'money settings changed', detail: `${sac} from ${fromDay}` })
  })
  return readMoneySettings(ctx)
}

/** Adds a code by which tax is withheld, from a day on. */
export function addWithholdingCode(
  ctx: SignedInContext,
  { rate, singleFrom, yearFrom, ...facts }: NewWithholdingCode,
): MoneySettingsRecord {
  transaction(ctx.db, () => {
    repository.putWithholdingCode(ctx.db, {
      ...{ ...facts, id: newId(), rateBp: rate },
      ...{ singleFromPaise: singleFrom, yearFromPaise: yearFrom },
    })
    const detail = `${facts.code} from ${facts.fromDay}`
    noteDangerous(ctx, ctx.clock(), { what: 'money settings changed', detail })
  })
  return readMoneySettings(ctx)
}

/** Says which numbers were given out before a restore. Throws as `continueNumbers`. */
export function sayNumbers(ctx: SignedInContext, given: LastNumbers): MoneySettingsRecord {
  continueNumbers(ctx, given)
  return readMoneySettings(ctx)
}
