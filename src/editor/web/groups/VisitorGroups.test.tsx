import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { GroupBody, GroupUses, VisitorGroup } from '../../contract/visitor-groups.ts'
import { openEditor } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const made = { by: 'Aino Lehto', at: '2026-12-01T12:02:00Z' }
const regulars: VisitorGroup = {
  id: 3,
  key: 'regulars',
  name: 'Regulars',
  rule: { languages: ['fi', 'en'], isReturning: true, cartFromCents: 5_000 },
  made,
}
const use: GroupUses['items'][number] = {
  group: 3,
  id: 12,
  type: 'ContentPage',
  name: 'Christmas',
  language: 'en',
  isPublished: false,
  isTrashed: false,
}

async function openGroups({ mayWrite = true, uses = [use] } = {}) {
  const { server } = openEditor()
  const items = [regulars]
  server.on('GET /api/cms/visitorgroups', () => ({ body: { items: [...items], mayWrite } }))
  server.on('GET /api/cms/visitorgroups/uses', { body: { items: uses } })
  server.on('POST /api/cms/visitorgroups', ({ body }) => {
    items.push({ id: 4, key: 'new', made, ...(body as GroupBody) })
    return { status: 201, body: { id: 4 } }
  })
  server.on('DELETE /api/cms/visitorgroups/3', () => {
    items.shift()
    return { status: 204 }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Visitor groups' }))
  const dialog = await screen.findByRole('dialog', { name: 'Visitor groups' })
  await within(dialog).findByRole('rowheader', { name: 'Regulars' })
  return { server, items, dialog }
}

test('groups say in words who belongs to them, and what is for them opens', async () => {
  const { server, dialog } = await openGroups()
  expect(
    within(dialog).getByText('reads Finnish, English · has been here before · goods in the cart from €50.00'),
  ).toBeTruthy()
  expect(within(dialog).getByText('in a draft')).toBeTruthy()
  // What is used cannot be removed.
  expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull()
  const before = server.calls('GET /api/cms/content/12').length
  await userEvent.click(within(dialog).getByRole('button', { name: 'Christmas, English' }))
  expect(screen.queryByRole('dialog', { name: 'Visitor groups' })).toBeNull()
  expect(server.calls('GET /api/cms/content/12').length).toBeGreaterThanOrEqual(before)
})

test('what is for a group in the trash is named as being there, and holds the group', async () => {
  const { dialog } = await openGroups({ uses: [{ ...use, isTrashed: true }] })
  expect(within(dialog).getByText('in the trash')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('a group is made with a rule, and without one or with a wrong campaign it says what is missing', async () => {
  const { server, dialog } = await openGroups()
  await userEvent.click(within(dialog).getByRole('button', { name: 'New group' }))
  const form = within(dialog).getByRole('form', { name: 'New group' })
  await userEvent.type(within(form).getByLabelText('Name'), 'Spring')
  const save = () => userEvent.click(within(form).getByRole('button', { name: 'Save the group' }))
  await save()
  expect(within(form).getByRole('alert').textContent).toMatch(/^Choose at least one/)
  await userEvent.type(within(form).getByLabelText('Campaigns'), 'Spring, easter!')
  await save()
  expect(within(form).getByRole('alert').textContent).toMatch(/^easter! cannot be/)
  await userEvent.type(within(form).getByLabelText('Campaigns'), '{Backspace}')
  await userEvent.selectOptions(within(form).getByLabelText('Signed in'), 'No')
  await userEvent.type(within(form).getByLabelText('Goods in the cart from, €'), '49.9')
  await save()
  await within(dialog).findByText('The group Spring is saved.')
  expect(server.calls('POST /api/cms/visitorgroups').at(-1)?.body).toEqual({
    name: 'Spring',
    rule: { campaigns: ['spring', 'easter'], isSignedIn: false, cartFromCents: 4_990 },
  })
  expect(within(dialog).getByRole('rowheader', { name: 'Spring' })).toBeTruthy()
})

test('a group that another one has changed meanwhile is written over only by a second press', async () => {
  const { server, items, dialog } = await openGroups()
  let isFirst = true
  server.on('PUT /api/cms/visitorgroups/3', () => {
    if (!isFirst) return { status: 204 }
    isFirst = false
    items[0] = { ...regulars, name: 'Friends', rule: { isSignedIn: true } }
    return { status: 409, body: [{ key: 'version-conflict', value: 'Changed.' }] }
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change the group Regulars' }))
  const form = within(dialog).getByRole('form', { name: 'Change the group Regulars' })
  const name = within(form).getByLabelText('Name')
  await userEvent.type(name, '!')
  await userEvent.click(within(form).getByRole('button', { name: 'Save the group' }))
  expect(await within(dialog).findByText(/changed meanwhile: Friends, signed in/)).toBeTruthy()
  expect(screen.getByDisplayValue('Regulars!')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the group' }))
  await within(dialog).findByText('The group Regulars! is saved.')
  expect(server.calls('PUT /api/cms/visitorgroups/3').at(-1)?.body).toEqual({
    name: 'Regulars!',
    rule: regulars.rule,
    seen: { name: 'Friends', rule: { isSignedIn: true } },
  })
})

test('a group that nothing is for is removed', async () => {
  const { dialog } = await openGroups({ uses: [] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the group Regulars' }))
  await within(dialog).findByText('The group Regulars is removed.')
  await waitFor(() => expect(within(dialog).queryByRole('rowheader')).toBeNull())
})

test('without the right groups are read alone', async () => {
  const { dialog } = await openGroups({ mayWrite: false, uses: [] })
  expect(within(dialog).getByText(/may read the groups/)).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: /group/ })).toBeNull()
})
