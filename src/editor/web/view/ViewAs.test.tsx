import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openEditor } from '../testing/open-editor.tsx'
import { normalView, setViewAs } from './view-as.ts'

afterEach(() => {
  act(() => setViewAs(normalView))
  vi.unstubAllGlobals()
})

const frame = () => screen.getByTitle('The page') as HTMLIFrameElement // a frame has the title alone
const query = () => new URL(frame().src, 'http://shop.test').searchParams

/** The frame's page says that it is there, and hears what is sent. */
function load(heard: { kind: string; model?: { layoutTheme?: string } }[]): void {
  const source = { postMessage: (said: { kind: string }) => void heard.push(said) } as unknown as Window // all that is used
  Object.defineProperty(frame(), 'contentWindow', { value: source, configurable: true })
  const data = { konvehtiEditor: 1, kind: 'ready', url: '/en/christmas', contentId: 12, language: 'en' }
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source })))
}

test('the page is shown as a group sees it on a phone at a time, says so, and is back to normal by one press', async () => {
  const { server } = openEditor()
  server.on('POST /api/cms/present/12', { body: { layoutTheme: '' } })
  await userEvent.click(await screen.findByRole('button', { name: 'View as…' }))
  const dialog = await screen.findByRole('dialog', { name: 'View as' })
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Regulars' }))
  await userEvent.selectOptions(within(dialog).getByLabelText('Device'), 'Phone')
  await userEvent.selectOptions(within(dialog).getByLabelText('Theme'), 'Willja')
  fireEvent.change(within(dialog).getByLabelText('As it is at'), { target: { value: '2026-12-24T18:00' } })
  // Until it is asked for, the page stays as it is.
  expect(query().get('visitorgroupsByID')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(/^Shown as: Regulars · Phone · Willja · .*24/)).toBeTruthy()
  expect(Object.fromEntries(query())).toEqual({
    epieditmode: 'true',
    visitorgroupsByID: '3',
    epichannel: 'mobile',
    at: '2026-12-24T16:00:00.000Z',
  })
  expect(screen.getByRole('button', { name: 'Phone' }).getAttribute('aria-pressed')).toBe('true')
  // On a phone one pane is shown at a time: now the page, which says it.
  expect(document.querySelector('[data-phone]')?.getAttribute('data-phone')).toBe('page')

  // Unsaved fields are asked for in the same way, and shown in the theme.
  const heard: { kind: string; model?: { layoutTheme?: string } }[] = []
  load(heard)
  await waitFor(() => expect(heard.find(({ kind }) => kind === 'page')?.model).toEqual({ layoutTheme: 'willja' }))
  expect(server.calls('POST /api/cms/present/12').at(-1)?.body).toMatchObject({
    visitorGroups: [3],
    channel: 'mobile',
    at: '2026-12-24T16:00:00.000Z',
  })

  await userEvent.click(screen.getByRole('button', { name: 'Back to normal' }))
  expect(screen.queryByText(/^Shown as/)).toBeNull()
  expect(Object.fromEntries(query())).toEqual({ epieditmode: 'true' })
  expect(screen.getByRole('button', { name: 'Desktop' }).getAttribute('aria-pressed')).toBe('true')
})
