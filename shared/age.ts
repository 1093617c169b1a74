/** Completed years on `today`, both as YYYY-MM-DD; the birthday counts. */
export function ageOn(today: string, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
