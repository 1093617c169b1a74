type Clarity = ((...call: unknown[]) => void) & { q?: unknown[][] }
declare global {
  interface Window {
    clarity?: Clarity
  }
}

const HOST = 'https://www.clarity.ms'
const COOKIES = ['_clck', '_clsk']

export const isRunning = () => document.querySelector(`script[src^="${HOST}"]`) !== null

/**
 * Loads Microsoft Clarity for a project; call it only after consent.
 * All text is masked: the recording shows where people click, not what they read or type.
 */
export function startReplay(project: string) {
  if (isRunning()) return
  document.documentElement.dataset.clarityMask = 'true'
  const waiting: unknown[][] = []
  window.clarity = Object.assign((...call: unknown[]) => waiting.push(call), { q: waiting })
  window.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${HOST}/tag/${encodeURIComponent(project)}`
  document.head.append(script)
}

/** Removes the cookies and entries that the tag stored. */
export function forgetReplay() {
  const domains = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))
  for (const name of COOKIES) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=; max-age=0; path=/`
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/; domain=${domain}`
  }
}
