import { render, screen, within } from '@testing-library/react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { expect, it } from 'vitest'
import { catalogueTexts } from '#src/products/web/testing/catalogue-texts.ts'
import { defaultListState, formatListState, type ListState } from '../../contract/list-state.ts'
import { PlainTools } from './PlainTools.tsx'
import { sampleList } from '../samples/sample-list.ts'

const urlOf = (next: ListState) => `/lista?q=x&${formatListState(next)}`
const showTools = (state: Partial<ListState>, sortable = true) =>
  render(
    <TextContext value={textsOf('fi', catalogueTexts)}>
      <PlainTools
        state={{ ...defaultListState, ...state }}
        facetGroups={sampleList.facetGroups}
        sortable={sortable}
        urlOf={urlOf}
      />
    </TextContext>,
  )
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('every choice is a link that crawlers leave alone', () => {
  showTools({})
  const all = screen.getAllByRole('link')
  expect(all.every((link) => link.getAttribute('rel') === 'nofollow')).toBe(true)
  expect(links()).toContainEqual(['Konvehti (20)', '/lista?q=x&filter.brand=Konvehti'])
  expect(links()).toContainEqual(['Aakkosjärjestys Ö–A', '/lista?q=x&sortBy=name&sortDirection=desc'])
  // Without products there is nothing to follow.
  expect(screen.queryByRole('link', { name: /Froosh/ })).toBeNull()
  expect(screen.getByText(/Froosh \(0\)/)).toBeTruthy()
})

it('what is chosen is marked, lets go of itself, and goes back to page 1', () => {
  showTools({ page: 2, filters: { brand: ['Konvehti'] }, sort: { by: 'price', direction: 'asc' } })
  const chosen = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true')
  expect(chosen.map((link) => link.getAttribute('href'))).toEqual([
    '/lista?q=x&sortBy=price',
    '/lista?q=x&filter.brand=Konvehti&sortBy=price',
  ])
  expect(screen.getByRole('link', { name: 'Tyhjennä' }).getAttribute('href')).toBe('/lista?q=x&')
  expect(within(document.body).getAllByRole('group')[0]?.hasAttribute('open')).toBe(true)
})

it('what a search found has no order to choose', () => {
  showTools({}, false)
  expect(screen.queryByText('Järjestys')).toBeNull()
})
