import { describe, expect, it } from 'vitest'
import { projectRows } from '../../../client/src/site/projects/projectRows'

const rows = (marks: string) =>
  projectRows([...marks].map((mark) => ({ isFeatured: mark === 'f' }))).join(' ')

describe('the shapes of the project cards', () => {
  it.each([
    ['', ''],
    ['.', 'wide'],
    ['..', 'wide wide'],
    ['...', 'wide half half'],
    ['f..f..', 'wide half half wide half half'],
    // A featured one in the second half of a row stays there: a wide one would leave a gap beside the first.
    ['..f.', 'wide half half wide'],
    ['....', 'wide half half wide'],
  ])('of %j are %j', (marks, shapes) => {
    expect(rows(marks)).toBe(shapes)
  })
})
