import { describe, expect, it } from 'vitest'
import { mailBlocks } from '../../../server/core/mail/blocks'

const SITE = 'https://kali.example'

describe('the plain text of a mail in parts', () => {
  it('finds the greeting, paragraphs, rows, and where the button stands, and leaves the signature out', () => {
    const text = `Dear Zoya,

Can you do this job?

Umbrellas, Mumbai
Dec 14, 2026, full day
Fee: ₹38,000 a day
Usage: India, print

Answer here (yes, no, or yes with a condition):
${SITE}/answer/1

Nothing is booked yet.

Kali Studio
+91 11 5550 0142
`
    expect(mailBlocks(text, 'Kali Studio', { label: 'Answer', href: `${SITE}/answer/1` })).toEqual({
      greeting: 'Dear Zoya,',
      blocks: [
        { kind: 'words', lines: ['Can you do this job?'] },
        { kind: 'words', lines: ['Umbrellas, Mumbai', 'Dec 14, 2026, full day'] },
        {
          kind: 'facts',
          rows: [
            ['Fee', '₹38,000 a day'],
            ['Usage', 'India, print'],
          ],
        },
        { kind: 'words', lines: ['Answer here (yes, no, or yes with a condition):'] },
        { kind: 'button' },
        { kind: 'words', lines: ['Nothing is booked yet.'] },
      ],
    })
  })

  it('draws a line that only leads to the link as the button', () => {
    const { blocks } = mailBlocks(`Asha wrote.\n\nRead and reply: ${SITE}/admin/chat`, 'Kali', {
      label: 'Read and reply',
      href: `${SITE}/admin/chat`,
    })
    expect(blocks).toEqual([{ kind: 'words', lines: ['Asha wrote.'] }, { kind: 'button' }])
  })

  it('keeps a mail of one paragraph that begins with the name of the agency', () => {
    expect(mailBlocks('Kali writes.', 'Kali writes.').blocks).toEqual([
      { kind: 'words', lines: ['Kali writes.'] },
    ])
  })
})
