import type { Supply } from '../reckoning'
import { stateWords } from './states'

/** Both sides of a paper, as far as the place of supply goes by them. */
export type SupplyFacts = {
  /** the agency's state; null without registration */
  sellerState: string | null
  buyer: { gstin: string | null; stateCode: string | null; isAbroad: boolean }
  /** what an admin chose for a buyer abroad, and why */
  abroad?: { taxed: boolean; why: string } | null
  /** the last day on which the letter of undertaking holds */
  lutUntil?: string | null
  on: string
}

export type PlaceOfSupply = { supply: Supply; code: string | null; name: string; why: string }
/** What has to be said before a paper can be issued. */
export type SupplyQuestion = 'state' | 'abroad' | 'lut'

/** The place of supply and its reason, or what is missing. Without registration there is none. */
export function placeOfSupply(facts: SupplyFacts): PlaceOfSupply | { asks: SupplyQuestion } {
  const { sellerState, buyer, abroad, lutUntil, on } = facts
  if (sellerState === null) return { supply: 'without_gst', code: null, name: '', why: '' }
  if (buyer.isAbroad) {
    if (!abroad || abroad.why.trim() === '') return { asks: 'abroad' }
    if (!abroad.taxed && (!lutUntil || lutUntil < on)) return { asks: 'lut' }
    const supply = abroad.taxed ? 'abroad_taxed' : 'abroad_lut'
    return { supply, code: '96', name: 'Outside India (96)', why: abroad.why.trim() }
  }
  const code = buyer.gstin?.slice(0, 2) ?? buyer.stateCode
  if (!code) return { asks: 'state' }
  const why = buyer.gstin ? 'your GSTIN is there' : 'your address is there'
  return { supply: code === sellerState ? 'within' : 'other_state', code, name: stateWords(code), why }
}
