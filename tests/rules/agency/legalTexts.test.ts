import { describe, expect, it } from 'vitest'
import { cookies, type LegalText, privacy, terms } from '../../../client/src/copy/legalTexts'
import { blocksOf, textOfBlocks, withOwnText } from '../../../client/src/lib/legalBlocks'
import { nextNoticeVersion, noticeVersionOf } from '../../../server/features/agency/legalTexts/rules'

describe('an own legal text', () => {
  it.each([
    ['', []],
    ['One.', ['One.']],
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['12 Hill Road\nMumbai', ['12 Hill Road\nMumbai']],
    ['- one\n- two', [['one', 'two']]],
    ['You may not:\n- copy\n- pretend', ['You may not:', ['copy', 'pretend']]],
    ['- one\n  goes on\n- two\n\nThen.', [['one goes on', 'two'], 'Then.']],
    ['## Fees\nNone.\n## Tax\n- GST', [{ heading: 'Fees' }, 'None.', { heading: 'Tax' }, ['GST']]],
    ['  - one\n\n\n\n  ## Fees  ', [['one'], { heading: 'Fees' }]],
    ['-one\n##Fees\n# Big\n* star', ['-one\n##Fees\n# Big\n* star']],
    [
      '<script>alert(1)</script>\n- <b>bold</b> [a](javascript:x)',
      ['<script>alert(1)</script>', ['<b>bold</b> [a](javascript:x)']],
    ],
  ])('%j becomes %j', (text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks)
  })

  const sections = [terms, privacy, cookies].flatMap((page) => page().sections)
  it.each(sections.map(({ title, blocks }) => [title, blocks] as const))(
    'begins with that of the template, and is the same page when nothing is changed: %s',
    (_, blocks) => {
      expect(blocksOf(textOfBlocks(blocks))).toEqual(blocks)
    },
  )
})

describe('a legal page with own sections', () => {
  const template: LegalText = {
    title: 'Terms',
    lead: 'What to expect.',
    changedOn: '2026-11-24',
    sections: [
      { title: 'Who', blocks: ['We.'] },
      { title: 'What', blocks: ['This.'] },
    ],
  }

  it('has them in their places, and the template’s elsewhere', () => {
    const own = [{ at: 1, title: 'Which', text: '## One\n- two' }]
    expect(withOwnText(template, { changedOn: '2027-01-02', sections: own })).toEqual({
      ...template,
      changedOn: '2027-01-02',
      sections: [
        { title: 'Who', blocks: ['We.'] },
        { title: 'Which', blocks: [{ heading: 'One' }, ['two']] },
      ],
    })
  })

  it('keeps the template’s title or text where only the other is its own', () => {
    const own = [
      { at: 0, title: 'Us', text: '' },
      { at: 1, title: '', text: 'That.' },
    ]
    expect(withOwnText(template, { changedOn: '2027-01-02', sections: own }).sections).toEqual([
      { title: 'Us', blocks: ['We.'] },
      { title: 'What', blocks: ['That.'] },
    ])
  })

  it.each([
    [null, '2026-11-24'],
    ['2026-11-01', '2026-11-24'],
    ['2026-12-01', '2026-12-01'],
  ])('saved on %s, was changed on %s', (changedOn, day) => {
    expect(withOwnText(template, { changedOn, sections: [] }).changedOn).toBe(day)
  })
})

describe('the version of the privacy notice', () => {
  it.each([
    ['2026-11-24', '2027-02-03', '2027-02-03'],
    ['2027-02-03', '2027-02-03', '2027-02-03-2'],
    ['2027-02-03-2', '2027-02-03', '2027-02-03-3'],
    ['2027-02-03-9', '2027-02-03', '2027-02-03-10'],
    ['2027-02-03-9', '2027-02-04', '2027-02-04'],
    ['2026-11-24', '2026-03-01', '2026-11-24-2'],
  ])('after %s, on %s, is %s', (current, today, next) => {
    expect(nextNoticeVersion(current, today)).toBe(next)
  })

  it('is the agency’s, unless this release has a newer one', () => {
    expect(noticeVersionOf('2099-01-01')).toBe('2099-01-01')
    expect(noticeVersionOf('2020-01-01')).toMatch(/^2026-/)
    expect(noticeVersionOf(undefined)).toMatch(/^2026-/)
  })
})
