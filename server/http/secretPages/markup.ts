import { escapeHtml } from '../pages/html'

/** HTML that is safe to put into a page. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]
const textOf = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  return Array.isArray(part) ? part.map(textOf).join('') : escapeHtml(String(part))
}

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: Part[]): Markup =>
  new Markup(parts.map((part, at) => part + (at < values.length ? textOf(values[at] ?? null) : '')).join(''))
