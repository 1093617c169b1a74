import type { OwnLegalText } from '../../../shared/agency/legalTexts'
import type { Block, LegalText } from '../copy/legalTexts'

const HEADING = '## '
const ITEM = '- '

/**
 * The blocks of an agency's own text: a blank line ends a paragraph, `## ` begins a heading and `- ` an item of a list.
 * A line below an item goes on with it. Everything else is text, HTML too.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let items: string[] = []
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'))
    if (items.length > 0) blocks.push(items)
    lines = []
    items = []
  }
  for (const given of text.split('\n')) {
    const line = given.trim()
    if (line === '') end()
    else if (line.startsWith(HEADING)) {
      end()
      blocks.push({ heading: line.slice(HEADING.length).trim() })
    } else if (line.startsWith(ITEM)) {
      if (items.length === 0) end()
      items.push(line.slice(ITEM.length).trim())
    } else if (items.length > 0) items.push(`${items.pop()} ${line}`)
    else lines.push(line)
  }
  end()
  return blocks
}

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('heading' in block) return HEADING + block.heading
  return block.map((item) => ITEM + item).join('\n')
}

/** Blocks as the text that gives them. */
export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(textOf).join('\n\n')

/** A template with what the agency has written instead; its date is that of the last change of either. */
export function withOwnText(template: LegalText, { changedOn, sections: own }: OwnLegalText): LegalText {
  const sections = template.sections.map((section, place) => {
    const { title = '', text = '' } = own.find(({ at }) => at === place) ?? {}
    return { title: title || section.title, blocks: text ? blocksOf(text) : section.blocks }
  })
  const isLater = changedOn !== null && changedOn > template.changedOn
  return { ...template, sections, changedOn: isLater ? changedOn : template.changedOn }
}
