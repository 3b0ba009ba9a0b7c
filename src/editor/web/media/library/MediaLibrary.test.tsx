import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MediaEntry } from '#src/media/contract/library.ts'
import { MediaLibrary } from './MediaLibrary.tsx'

/* The server of these tests keeps one list of items and the calls it was sent. */

const entry = (id: number, more: Partial<MediaEntry> = {}): MediaEntry => ({
  id,
  path: `/media/uploaded/${id}.webp`,
  kind: 'picture',
  name: `kuva-${id}.webp`,
  folder: '',
  width: 1800,
  height: 1200,
  bytes: 214_000,
  focus: null,
  altText: { fi: 'Levy', sv: 'Kaka', en: '' },
  isDecorative: false,
  durationMs: null,
  posterId: null,
  posterPath: null,
  captions: [],
  createdAt: '2026-11-12T10:00:00.000Z',
  ...more,
})
let calls: { method: string; path: string; body: unknown }[]
let uses: object[]

beforeEach(() => {
  document.documentElement.lang = 'fi'
  calls = []
  uses = [{ id: 7, name: 'story', languages: ['fi'] }]
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = String(input instanceof Request ? input.url : input)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ method: init.method ?? 'GET', path, body })
    const answer = path.endsWith('/usage')
      ? { items: uses }
      : init.method === 'PUT'
        ? { ...entry(1), ...(body as object) }
        : {
            folders: [
              { name: '', items: 2 },
              { name: 'campaigns', items: 1 },
            ],
            items: [entry(1), entry(2, { altText: { fi: 'a', sv: 'b', en: 'c' } })],
            totalCount: 2,
            counts: { all: 3, unused: 1, withoutText: 1 },
          }
    return Response.json(answer)
  })
})
afterEach(() => void vi.unstubAllGlobals())

const show = (pick?: (chosen: MediaEntry) => void) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MediaLibrary {...(pick && { pick })} />
    </QueryClientProvider>,
  )

it('lists folders and views with their counts, and asks for what is chosen', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^campaigns/ }))
  await waitFor(() => expect(calls.at(-1)?.path).toContain('folder=campaigns'))
  fireEvent.click(screen.getByRole('button', { name: /Vaihtoehtoinen teksti puuttuu 1/ }))
  await waitFor(() => expect(calls.at(-1)?.path).toContain('view=without-text'))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'levy' } })
  await waitFor(() => expect(calls.at(-1)?.path).toContain('q=levy'))
  expect(screen.getByText('Teksti puuttuu: en')).toBeTruthy()
})

it('keeps texts and the focal point of a picture, and does not remove what is in use', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /kuva-1\.webp/ }))
  const details = screen.getByRole('complementary')
  fireEvent.keyDown(within(details).getByRole('button', { name: /Tärkein kohta: keskellä/ }), { key: 'ArrowRight' })
  fireEvent.change(within(details).getByRole('textbox', { name: 'Englanti' }), { target: { value: 'Bar' } })
  fireEvent.click(within(details).getByRole('button', { name: 'Tallenna' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      altText: { fi: 'Levy', sv: 'Kaka', en: 'Bar' },
      focus: { x: 52, y: 50 },
    }),
  )
  await waitFor(() => expect(within(details).getByText('Käytössä 1 paikassa')).toBeTruthy())
  expect(within(details).getByRole<HTMLButtonElement>('button', { name: 'Poista' }).disabled).toBe(true)
})

it('saves what was written of an item when another is chosen', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /kuva-1\.webp/ }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Englanti' }), { target: { value: 'Bar' } })
  fireEvent.click(screen.getByRole('button', { name: /kuva-2\.webp/ }))
  const puts = () => calls.filter(({ method }) => method === 'PUT')
  await waitFor(() => expect(puts().map(({ path }) => path)).toEqual([expect.stringMatching(/\/1$/)]))
  expect(puts()[0]?.body).toMatchObject({ altText: { en: 'Bar' } })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Englanti' }).value).toBe('c')
  fireEvent.click(screen.getByRole('button', { name: 'Sulje' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(puts()).toHaveLength(1)
})

it('gives the chosen item to the field that asked', async () => {
  const pick = vi.fn<(chosen: MediaEntry) => void>()
  show(pick)
  fireEvent.click(await screen.findByRole('button', { name: /kuva-2\.webp/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Valitse tämä' }))
  expect(pick.mock.calls[0]?.[0].id).toBe(2)
})
