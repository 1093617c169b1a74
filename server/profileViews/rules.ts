// Programs that say what they are: search engines, link previews, monitors, scripts, measured and tested browsers.
const PROGRAMS =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|pingdom|lighthouse|headless|phantom|selenium|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|scrapy/i

/** True when a program and no person looks at the page. Who does not say what it is is none. */
export const isProgram = (userAgent: string): boolean => userAgent.trim() === '' || PROGRAMS.test(userAgent)
