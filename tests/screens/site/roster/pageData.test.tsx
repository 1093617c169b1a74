import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const pages = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<!--page-data-->',
  render: async () => ({ html: '', styles: [], redirectTo: null }),
}

/** Puts the data that the real server writes for this address into the document. */
async function arrive(t: ReturnType<typeof testApp>, address: string) {
  const { text } = await t.http().get(address).set('accept', 'text/html')
  document.head.insertAdjacentHTML('beforeend', text)
}
afterEach(() => document.getElementById('page-data')?.remove())

describe('a page that arrives with its data', () => {
  it.each([
    ['/models?gender=female', 'Asha Rao'],
    ['/models/asha-rao', 'Tara Sen'],
    ['/', 'Asha Rao'],
  ])('shows %s without a call', async (address, name) => {
    const t = testApp({}, pages)
    aModel(t, { stageName: 'Asha Rao', isFeatured: true })
    aModel(t, { stageName: 'Tara Sen' })
    await arrive(t, address)
    renderScreen(t, address, { before: [brokenLine] })
    expect((await screen.findAllByText(new RegExp(name))).length).toBeGreaterThan(0)
    expect(document.getElementById('page-data')).toBeNull()
  })

  it('fetches as usual when there is no data', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha Rao' })
    renderScreen(t, '/models')
    expect((await screen.findAllByText(/Asha Rao/)).length).toBeGreaterThan(0)
  })
})
