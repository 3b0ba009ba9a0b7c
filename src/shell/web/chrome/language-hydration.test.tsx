import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import texts from '../../texts/fi.json' with { type: 'json' }
import { PageContext } from '../page/page-context.ts'
import { TextContext, textsOf } from '../text/use-text.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { samplePage } from './shell-page.sample.ts'

const page = samplePage(
  { contentType: ['Page', 'ProductPage'] },
  { pageLanguages: [{ name: 'sv', displayName: 'Svenska', url: '/sv/produkter/kaka', available: true }] },
)
const at = (address: string) => (
  <TextContext value={textsOf('fi', texts)}>
    <PageContext value={page}>
      <MemoryRouter initialEntries={[address]}>
        <LanguageSwitcher />
      </MemoryRouter>
    </PageContext>
  </TextContext>
)

it('is the same link with the whole address when its page comes alive, so that no press is lost', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(at('/tuotteet/levy'))
  document.body.append(place)
  const pressed = place.querySelector('a')
  expect(pressed?.getAttribute('href')).toBe('/sv/produkter/kaka')

  const root = await act(async () => hydrateRoot(place, at('/tuotteet/levy?code=A1&utm_source=letter')))
  expect(place.querySelector('a')).toBe(pressed)
  expect(pressed?.getAttribute('href')).toBe('/sv/produkter/kaka?code=A1')
  act(() => root.unmount())
  place.remove()
})
