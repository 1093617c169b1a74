import type { MailButton } from './outbox'

/** A part of a mail as it is drawn, in the order of the text. */
export type Block =
  | { kind: 'words'; lines: string[] }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'button' }

/** At most three words and a colon: more are a sentence. */
const FACT = /^(?=(?:[^ :]+ ){0,2}[^ :]+:)(\p{Lu}[\p{L}\p{N} ’'()-]{1,28}): (\S.*)$/u
const GREETING = /^(Dear .*|Hello),$/
/** How a line leads to the link of the button: `Open it on the desk: https://…`, or the link alone. */
const isLink = (line: string, { href }: MailButton) => line === href || line.endsWith(`: ${href}`)

/**
 * The plain text of a mail in parts: its greeting, then paragraphs, rows of `Label: value` (an indented line goes on with the
 * value above) and the place of the button. Leaves out the signature, which begins with `sender`: the frame says who writes.
 */
export function mailBlocks(text: string, sender: string, button?: MailButton) {
  const paragraphs = text.trim().split(/\n{2,}/)
  const greeting = GREETING.test(paragraphs[0] ?? '') ? paragraphs.shift() : undefined
  if (paragraphs.length > 1 && paragraphs.at(-1)?.split('\n')[0] === sender) paragraphs.pop()
  return { greeting, blocks: paragraphs.flatMap((each) => blocksOf(each.split('\n'), button)) }
}

function blocksOf(lines: string[], button?: MailButton): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const [, label, value] = FACT.exec(line) ?? []
    const row = last?.kind === 'facts' && last.rows.at(-1)
    if (row && line.startsWith('  ')) row[1] += `, ${line.trim()}`
    else if (button && isLink(line, button)) blocks.push({ kind: 'button' })
    else if (label !== undefined && value !== undefined) {
      if (last?.kind === 'facts') last.rows.push([label, value])
      else blocks.push({ kind: 'facts', rows: [[label, value]] })
    } else if (last?.kind === 'words') last.lines.push(line)
    else blocks.push({ kind: 'words', lines: [line] })
  }
  return blocks
}
