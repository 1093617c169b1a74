import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LegalTextField } from '../../../../client/src/admin/agency/settings/legal/LegalTextField'
import { system } from '../../../../client/src/design/theme/theme'

it('focuses a refused field also when the form asks before the field is drawn as refused', () => {
  let section = { focus: (): unknown => null }
  const field = (title?: string) => (
    <ChakraProvider value={system}>
      <LegalTextField
        ref={(given) => {
          section = given ?? section
        }}
        number={1}
        template={{ title: 'Who we are', blocks: ['An agency.'] }}
        own={{ title: '', text: '' }}
        errors={{ title, text: undefined }}
        onOwn={() => {}}
      />
    </ChakraProvider>
  )
  const { rerender } = render(field())
  section.focus()
  rerender(field('At most 100 characters'))
  expect(document.activeElement).toBe(screen.getByLabelText('Title of section 1'))
})
