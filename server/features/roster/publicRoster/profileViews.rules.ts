// Programs that identify themselves: search engines, link previews, monitors, scripts, automated browsers.
const PROGRAMS =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|pingdom|lighthouse|headless|phantom|selenium|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|scrapy/i

/** True for a program, or without a user agent. */
export const isProgram = (userAgent: string): boolean => userAgent.trim() === '' || PROGRAMS.test(userAgent)
