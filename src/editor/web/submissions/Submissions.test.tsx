import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Submission } from '#src/forms/contract/submissions.ts'
import { openEditor } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const sent = (number: number): Submission => ({
  id: id(number),
  sentAt: '2026-11-03T21:59:00Z',
  language: 'fi',
  senderEmail: 'aino@posti.example',
  state: number === 1 ? 'waiting' : 'sent',
  answers: [{ question: 'Kysymys', answer: `Vastaus ${number}` }],
  files: number === 1 ? [{ field: 'picture', question: 'Kuva', fileName: 'kuitti.pdf', kilobytes: 2 }] : [],
})

async function openSubmissions({ mayRemove = true, status = 200 } = {}) {
  const { server } = openEditor()
  let items = [sent(1), sent(2)]
  const form = { waiting: 0, newest: '2026-11-03T21:59:00Z' }
  server.on('GET /api/cms/forms', {
    status,
    body: {
      items: [
        { formId: 3, name: 'Feedback', sent: 41, ...form },
        { formId: 4, name: 'Contest', sent: 1, ...form },
      ],
      mayRemove,
    },
  })
  server.on('GET /api/cms/submissions', () => ({ body: { items, total: 41 } }))
  server.on(`DELETE /api/cms/submissions/${id(1)}`, () => {
    items = items.slice(1)
    return { status: 204 }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sent forms' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sent forms' })
  if (status === 200) await within(dialog).findByText('Vastaus 1')
  return { server, dialog }
}
const asked = (server: Awaited<ReturnType<typeof openSubmissions>>['server']) =>
  String(server.calls('GET /api/cms/submissions').at(-1)?.query)

test('answers and files are listed by form, day and page', async () => {
  const { server, dialog } = await openSubmissions()
  expect(asked(server)).toBe('form=3&page=1')
  expect(within(dialog).getByText(/waits to be confirmed/)).toBeTruthy()
  const file = within(dialog).getByRole('link', { name: 'kuitti.pdf (2 kB)' })
  expect(file.getAttribute('href')).toBe(`/api/cms/submissions/${id(1)}/files/picture`)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked(server)).toBe('form=3&page=2'))
  fireEvent.change(await within(dialog).findByLabelText('Day'), { target: { value: '2026-11-03' } })
  await waitFor(() => expect(asked(server)).toBe('form=3&page=1&day=2026-11-03'))
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Form' }), 'Contest (1)')
  await waitFor(() => expect(asked(server)).toBe('form=4&page=1&day=2026-11-03'))
})

test('what was sent is removed only after a second press, since it does not come back', async () => {
  const { server, dialog } = await openSubmissions()
  const [first] = within(dialog).getAllByRole('button', { name: /^Remove what was sent/ })
  await userEvent.click(first as HTMLElement)
  expect(server.calls(`DELETE /api/cms/submissions/${id(1)}`)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove for good' }))
  expect(await within(dialog).findByText('What was sent is removed with its files.')).toBeTruthy()
  await waitFor(() => expect(within(dialog).queryByText('Vastaus 1')).toBeNull())
  expect(within(dialog).getByText('Vastaus 2')).toBeTruthy()
})

test('a form whose last entry is removed gives way to the next one, with its entries', async () => {
  const { server, dialog } = await openSubmissions()
  const list = (formIds: number[]) => ({
    body: {
      items: formIds.map((formId) => ({
        formId,
        name: formId === 3 ? 'Feedback' : 'Contest',
        sent: 1,
        waiting: 0,
        newest: '2026-11-03T21:59:00Z',
      })),
      mayRemove: true,
    },
  })
  server.on('GET /api/cms/submissions', ({ query }) => ({
    body: { items: query.get('form') === '4' ? [sent(1)] : [sent(2)], total: 1 },
  }))
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Form' }), 'Contest (1)')
  await waitFor(() => expect(asked(server)).toBe('form=4&page=1'))
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Remove what was sent/ }))
  server.on('GET /api/cms/forms', list([3]))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove for good' }))
  expect(await within(dialog).findByText('Vastaus 2')).toBeTruthy()
  expect(asked(server)).toBe('form=3&page=1')
})

test('without the right to remove they are read', async () => {
  const { dialog } = await openSubmissions({ mayRemove: false })
  expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('a list that does not come can be asked for again', async () => {
  const { dialog } = await openSubmissions({ status: 503 })
  expect(await within(dialog).findByRole('button', { name: 'Try now' }, { timeout: 5_000 })).toBeTruthy()
})
