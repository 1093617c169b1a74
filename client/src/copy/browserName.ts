const BROWSERS: [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** A readable browser name for a user agent: `Chrome, Android`; null when it is unknown. */
export function browserName(userAgent: string | null): string | null {
  const find = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const parts = [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(', ') : null
}
