import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnalyticsEvent } from '../analytics/events.ts'
import { connectDestination } from '../analytics/track.ts'
import { Header } from './Header.tsx'
import { closeSurfaces } from '../open-surface.ts'
import { renderInShell } from './render-in-shell.tsx'
import { samplePage } from './shell-page.sample.ts'
import { loadWideParts } from './wide-bar.ts'

beforeAll(loadWideParts)

let events: AnalyticsEvent[] = []
let disconnect = () => {}
beforeEach(() => {
  events = []
  disconnect = connectDestination((event) => events.push(event))
  events = []
})
afterEach(() => {
  disconnect()
  closeSurfaces()
})

const menuEvents = () => events.filter(({ event }) => event === 'top navigation')

it('a followed entry of the bar is told with its place', async () => {
  const page = samplePage()
  const [entry] = page.navigation.mainMenuItems.filter((item) => item.children.length === 0)
  if (!entry) throw new Error('The sample has no plain entry')
  renderInShell(page, <Header variant="full" />)
  await userEvent.click(screen.getByRole('link', { name: entry.name }))
  expect(menuEvents()).toEqual([
    { event: 'top navigation', menu_layout: 'bar', link_depth: 1, link_text: entry.name, link_url: entry.url },
  ])
})

it('and other links of the header are not', async () => {
  renderInShell(samplePage(), <Header variant="full" />)
  await userEvent.click(screen.getByRole('link', { name: 'Konvehti, etusivu' }))
  expect(menuEvents()).toEqual([])
})

it('a change of language alone is no change of market or currency', async () => {
  const pageLanguages = [
    { name: 'fi' as const, displayName: 'Suomi', url: '/', available: true },
    { name: 'sv' as const, displayName: 'Svenska', url: '/sv/', available: true },
  ]
  renderInShell(samplePage({}, { pageLanguages }), <Header variant="full" />)
  const [link] = screen.getAllByRole('link', { name: 'SV Svenska' })
  if (!link) throw new Error('There is no way to Swedish')
  await userEvent.click(link)
  expect(events.filter(({ event }) => event === 'language widget')).toEqual([])
})

it('a row inside the phone menu is told with its level, without its count', async () => {
  renderInShell(samplePage(), <Header variant="full" />)
  await userEvent.click(screen.getByRole('button', { name: 'Valikko' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Valikko' }))
  await userEvent.click(menu.getByRole('button', { name: 'Suklaalevyt 23' }))
  await userEvent.click(menu.getByRole('button', { name: 'Tumma suklaa 8' }))
  await userEvent.click(menu.getByRole('link', { name: '72 %' }))
  expect(menuEvents()).toMatchObject([{ menu_layout: 'panel', link_depth: 3, link_text: '72 %' }])
})
