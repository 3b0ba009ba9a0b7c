import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import passkeys from '#src/identity/texts/en.json' with { type: 'json' }
import type { BranchRight } from '../contract/branches.ts'
import type { Me } from '../contract/staff.ts'
import { People } from './People.tsx'
import texts from './texts.en.json' with { type: 'json' }

afterEach(() => vi.unstubAllGlobals())

const id = '00000000-0000-4000-8000-00000000000a'
const member = (name: string, roles: string[], of = id) => ({
  id: of,
  name,
  email: `${name}@konvehti.test`,
  roles,
  hasTotp: true,
  passkeys: 0,
  seenAt: null,
  hasLeft: false,
})

function openPeople(rights: BranchRight[]) {
  document.documentElement.lang = 'en'
  const server = startFakeServer()
  const members = [member('Aino', ['Editor']), member('Kaisa', ['CustomerService'], id.replace('a', 'b'))]
  server.on('GET /api/admin/users', { body: { members, invitations: [] } })
  server.on(`GET /api/admin/users/${id}/branches`, {
    body: {
      rights,
      branches: [
        { id: 1, name: 'Start', depth: 0 },
        { id: 5, name: 'Christmas', depth: 1 },
      ],
    },
  })
  server.on(`PUT /api/admin/users/${id}/branches`, { status: 204, body: null })
  const withStepUp = async (call: () => Promise<void>) => {
    await call()
    return true
  }
  render(
    <TextContext value={textsOf('en', { ...passkeys, ...texts })}>
      <People withStepUp={withStepUp} me={{ id: 'me' } as Me} language="en" />
    </TextContext>,
  )
  return server
}
const saved = (server: ReturnType<typeof openPeople>) =>
  server.calls(`PUT /api/admin/users/${id}/branches`).at(-1)?.body

test('an editor is held to a branch with the verbs that are ticked', async () => {
  const server = openPeople([])
  await userEvent.click(await screen.findByRole('button', { name: 'Branches of Aino' }))
  const dialog = await screen.findByRole('dialog', { name: 'Branches of Aino' })
  expect(await within(dialog).findByText('The roles count on the whole site.')).toBeTruthy()
  await userEvent.selectOptions(within(dialog).getByLabelText('Add a branch'), '5')
  const branch = within(dialog).getByRole('group', { name: 'Christmas' })
  await userEvent.click(within(branch).getByLabelText('Publish'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the branches' }))
  await waitFor(() => expect(saved(server)).toEqual({ rights: [{ branchId: 5, verbs: ['write', 'publish'] }] }))
  expect(await screen.findByText('Branches saved: Aino.')).toBeTruthy()
})

test('without the last branch the roles count everywhere again', async () => {
  const server = openPeople([{ branchId: 5, verbs: ['write'] }])
  await userEvent.click(await screen.findByRole('button', { name: 'Branches of Aino' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the branch Christmas' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the branches' }))
  await waitFor(() => expect(saved(server)).toEqual({ rights: [] }))
})

test('somebody without a role for content has no branches', async () => {
  openPeople([])
  await screen.findByRole('button', { name: 'Branches of Aino' })
  expect(screen.queryByRole('button', { name: 'Branches of Kaisa' })).toBeNull()
})
