/** States and union territories by their GST code. */
const STATES: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

/** Union territories without a legislature, where the state's half is called UTGST. */
const WITHOUT_LEGISLATURE = ['04', '26', '31', '35', '38']

/** Whether a text is the GST code of a state. */
export const isStateCode = (code: string): boolean => Object.hasOwn(STATES, code)

/** `Delhi (07)`. */
export const stateWords = (code: string): string => `${STATES[code] ?? 'Other territory'} (${code})`

/** The states to choose from, by their codes. */
export const STATE_CHOICES = Object.keys(STATES)
  .toSorted()
  .map((code) => ({ value: code, words: stateWords(code) }))

/** What the state's half of the tax is called there: `SGST` or `UTGST`. */
export const stateTaxName = (code: string): 'SGST' | 'UTGST' =>
  WITHOUT_LEGISLATURE.includes(code) ? 'UTGST' : 'SGST'
