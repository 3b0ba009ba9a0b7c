import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { act } from '@testing-library/react'
import texts from '#src/shell/texts/fi.json' with { type: 'json' }
import { closeSurface } from '#src/shell/web/open-surface.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { SearchButton } from './SearchButton.tsx'
import { searchPageSample, showSearch } from './testing/show-search.tsx'

afterEach(() => act(() => closeSurface('search')))

it('is a link to the search page without script', () => {
  const html = renderToString(
    <MemoryRouter>
      <TextContext value={textsOf('fi', texts)}>
        <PageContext value={searchPageSample}>
          <SearchButton className="kit-icon-btn" />
        </PageContext>
      </TextContext>
    </MemoryRouter>,
  )
  expect(html).toMatch(/<a [^>]*href="\/search"/)
  expect(html).toContain('aria-label="Haku"')
})

it('opens the search and says that it is open', () => {
  showSearch(<SearchButton className="kit-icon-btn" />)
  const button = screen.getByRole('button', { name: 'Haku' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})
