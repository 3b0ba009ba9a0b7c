import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { TextBody, TextEntry, TextState } from '../../contract/texts.ts'
import { openEditor } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const state = (text: string): TextState => ({ text, file: text, changed: null, unfit: null })
const cart = (): TextEntry => ({
  key: '/cart/count',
  values: ['count'],
  texts: { fi: state('{count} tuotetta'), sv: state('{count} varor'), en: state('{count} items') },
})

async function openTexts({ mayWrite = true, fails = false } = {}) {
  const { server } = openEditor()
  const entry = cart()
  server.on('GET /api/cms/texts', () =>
    fails ? { status: 503, body: [] } : { body: { items: [entry], total: 81, mayWrite } },
  )
  server.on('GET /api/cms/texts/history', {
    body: { items: [{ by: 'Aino Lehto', at: '2026-11-01T10:00:00Z', was: 'ennen', is: 'nyt' }] },
  })
  server.on('PUT /api/cms/texts', ({ body }) => {
    const { language, text } = body as TextBody // what the form sends
    const { file } = entry.texts[language]
    const changed = text === null ? null : { by: 'Petra Julkunen', at: '2026-12-01T12:02:00Z' }
    entry.texts[language] = { text: text ?? file, file, changed, unfit: null }
    return { status: 204, body: null }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Interface texts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Interface texts' })
  if (!fails) await within(dialog).findByRole('rowheader', { name: '/cart/count' })
  return { server, dialog }
}

test('a text is written in one language, marked as changed, and set back', async () => {
  const { server, dialog } = await openTexts()
  await userEvent.click(within(dialog).getByRole('button', { name: '{count} tuotetta' }))
  const field = within(dialog).getByRole('textbox', { name: 'Finnish · /cart/count' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(within(dialog).getByText('Values that the text must hold: {count}')).toBeTruthy()
  expect(await within(dialog).findByText('What was done (1)')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '{{count} kpl')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put on the site' }))
  expect(await within(dialog).findByText('/cart/count is on the site.')).toBeTruthy()
  expect(server.calls('PUT /api/cms/texts').at(-1)?.body).toEqual({
    language: 'fi',
    key: '/cart/count',
    text: '{count} kpl',
    seen: '{count} tuotetta',
  })
  await userEvent.click(await within(dialog).findByRole('button', { name: '{count} kpl' }))
  expect(within(dialog).getByText('Changed')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the program’s text' }))
  await waitFor(() => expect(within(dialog).queryByText('Changed')).toBeNull())
  expect(server.calls('PUT /api/cms/texts').at(-1)?.body).toMatchObject({ text: null, seen: '{count} kpl' })
})

test('a refused text says why and stays as it was written', async () => {
  const { server, dialog } = await openTexts()
  server.on('PUT /api/cms/texts', {
    status: 400,
    body: [{ key: 'office/ui-text/values-missing', value: 'The text needs {count}.' }],
  })
  await userEvent.click(within(dialog).getByRole('button', { name: '{count} items' }))
  const field = within(dialog).getByRole('textbox', { name: 'English · /cart/count' })
  await userEvent.clear(field)
  await userEvent.type(field, 'items')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put on the site' }))
  expect(await within(dialog).findByText('The text needs {count}.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('items')
  await userEvent.type(field, '{Escape}')
  expect(within(dialog).queryByRole('textbox', { name: 'English · /cart/count' })).toBeNull()
})

test('words that are not on the site yet stay when another text is opened or the list is closed, until they are cancelled', async () => {
  const { server, dialog } = await openTexts()
  const open = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }))
  const written = () => (within(dialog).getByRole('textbox', { name: /cart\/count$/ }) as HTMLTextAreaElement).value
  await open('{count} varor')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Swedish · /cart/count' }), ' i korgen')
  await open('{count} items')
  expect(written()).toBe('{count} items')
  expect(within(dialog).getByText('Not on the site yet')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Interface texts' }))
  const again = await screen.findByRole('dialog', { name: 'Interface texts' })
  await userEvent.click(await within(again).findByRole('button', { name: '{count} varor' }))
  expect(within(again).getByRole('textbox', { name: 'Swedish · /cart/count' })).toHaveProperty(
    'value',
    '{count} varor i korgen',
  )
  await userEvent.click(within(again).getByRole('button', { name: 'Cancel' }))
  expect(within(again).queryByText('Not on the site yet')).toBeNull()
  expect(server.calls('PUT /api/cms/texts')).toEqual([])
})

test('texts are searched, narrowed to what differs, and turned by page', async () => {
  const { server, dialog } = await openTexts()
  const asked = () => String(server.calls('GET /api/cms/texts').at(-1)?.query)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
  expect(await within(dialog).findByText('Page 2 of 3')).toBeTruthy()
  await waitFor(() => expect(asked()).toContain('page=2'))
  await userEvent.type(within(dialog).getByRole('searchbox'), 'kori')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /differ/ }))
  await waitFor(() => expect(asked()).toMatch(/q=kori&changed=true&page=1$/))
})

test('without the right to write they are read', async () => {
  const { dialog } = await openTexts({ mayWrite: false })
  await userEvent.click(within(dialog).getByRole('button', { name: '{count} items' }))
  expect(within(dialog).getByText('A publisher may change texts.')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Put on the site' })).toBeNull()
})

test('a list that does not come can be asked for again', async () => {
  const { dialog } = await openTexts({ fails: true })
  expect(await within(dialog).findByRole('button', { name: 'Try now' }, { timeout: 5_000 })).toBeTruthy()
})
