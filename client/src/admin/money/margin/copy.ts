/** Copy of what of a job's value stays with the agency. */
export const margin = {
  title: 'What stays here',
  failed: 'What stays here did not load.',
  percent: (percent: number) =>
    `${percent.toLocaleString('en-IN', { maximumFractionDigits: 1 })} % of the value`,
  unknown: 'A commission is missing',
  commission: 'Commission',
  own: 'Service charge and own lines',
  credited: (sum: string) => `${sum} of the value was credited and is not in it.`,
  share: (name: string) => `${name}’s share`,
  noCommission: 'No commission set',
}
