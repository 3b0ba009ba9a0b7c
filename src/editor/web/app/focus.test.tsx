import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SaveBody } from '../../contract/document.ts'
import { addByKeys, languages, openEditor, page } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const outline = async () => screen.findByRole('navigation', { name: 'Pages and outline' })
const row = async (name: RegExp) => within(await outline()).getByRole('button', { name })
const focused = (of: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(of()))

test('the first field of a new block has the focus, and keeps it and each letter when the block gets its id', async () => {
  const { server } = openEditor()
  let version = 1
  server.on('PUT /api/cms/content/12', ({ body }) => {
    const { fields } = body as SaveBody // what the editor sends
    const stored: unknown = JSON.parse(JSON.stringify(fields).replaceAll(/"id":-\d+/g, '"id":90'))
    return { body: { version: ++version, fields: stored, saved: page.saved, languages } }
  })
  await addByKeys('text')
  await row(/^Text Example heading/)
  await focused(() => screen.queryByLabelText(/Heading/))
  const heading = screen.getByLabelText<HTMLInputElement>(/Heading/)
  await userEvent.keyboard(' and more')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(document.querySelector('[data-row="90"]')).toBeTruthy())
  expect(document.activeElement).toBe(heading)
  await userEvent.keyboard('!')
  expect(await row(/^Text Example heading and more!/)).toBeTruthy()
})

test('a block that is removed, doubled or left by its row gives the focus to the row of what is chosen then', async () => {
  openEditor()
  const box = await row(/^Box/)
  box.focus()
  await userEvent.keyboard('{Delete}')
  await focused(() => screen.getByRole('button', { name: /^Text Three/ }))
  await userEvent.keyboard('{Control>}d{/Control}')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Text Three/ })).toHaveLength(2))
  await focused(() => screen.getAllByRole('button', { name: /^Text Three/ })[1] ?? null)
  await userEvent.keyboard('{Escape}')
  await focused(() => screen.getByRole('button', { name: 'Page details' }))
})

test('a page that is opened next has the focus at its row, since what had it is gone', async () => {
  const { server } = openEditor()
  await outline()
  expect(document.activeElement).toBe(document.body)
  server.on('GET /api/cms/content/12', { body: { ...page, language: 'sv' } })
  await userEvent.click(screen.getByRole('button', { name: /^SV/ }))
  await focused(() => screen.queryByRole('button', { name: 'Page details' }))
})

test('a new entry of a list is gone into, and a removed one leaves the focus next to it', async () => {
  openEditor()
  await userEvent.click(await row(/^Text One/))
  await userEvent.click(screen.getByRole('button', { name: 'Add: Row' }))
  await focused(() => document.querySelector('#field-items-2 + .edit-list__body input'))
  await userEvent.keyboard('third')
  await userEvent.click(screen.getByRole('button', { name: 'Remove: third' }))
  await focused(() => screen.getByRole('button', { name: 'second' }))
})
