import { afterEach, describe, expect, it } from 'vitest'
import { shortGirth, shortHeight } from '../../../client/src/admin/desk/talents/shortSizes'
import { INDIA, setRegion } from '../../../shared/region'

afterEach(() => setRegion(INDIA))

describe('sizes on a narrow tile', () => {
  it('are bare centimetres', () => {
    expect([shortHeight(178), shortGirth(61)]).toEqual(['178', '61'])
  })

  it('are feet and inches where the agency measures so', () => {
    setRegion({ ...INDIA, measures: 'inches' })
    expect([shortHeight(178), shortGirth(61)]).toEqual(['5ft 10in', '24in'])
  })
})
