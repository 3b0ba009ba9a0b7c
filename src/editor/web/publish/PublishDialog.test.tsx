import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { languages, openEditor, page } from '../testing/open-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const call = 'POST /api/cms/content/12/publish'
async function openPublish(schedule: { publishAt?: string; unpublishAt?: string } = {}) {
  const { server } = openEditor({ languages: { ...languages, en: { ...languages.en, ...schedule } } })
  server.on(call, { body: { languages } })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  return { server, dialog: await screen.findByRole('dialog', { name: 'Publish Christmas' }) }
}
const fill = (dialog: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

test('a day alone as an end is that day included, and a time is a time of Helsinki', async () => {
  const { server, dialog } = await openPublish()
  fill(dialog, /^Leaves the site: day/, '2027-12-24')
  expect(within(dialog).getByText(/^at the end of Friday,? 24\/12\/2027 · Helsinki time/)).toBeTruthy()
  await userEvent.click(within(dialog).getByLabelText('Scheduled'))
  fill(dialog, /^Goes on the site: day/, '2027-12-01')
  fill(dialog, /^Goes on the site: time/, '06:00')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule: English' }))
  expect(server.calls(call).at(-1)?.body).toEqual({
    languages: ['en'],
    at: '2027-12-01T04:00:00.000Z',
    until: '2027-12-24',
  })
})

test('an hour that a change of the clocks skips is said as what it becomes', async () => {
  const { dialog } = await openPublish()
  fill(dialog, /^Leaves the site: day/, '2027-03-28')
  fill(dialog, /^Leaves the site: time/, '03:30')
  expect(within(dialog).getByText(/^Sunday,? 28\/03\/2027,? (at )?0?4:30 · Helsinki time/)).toBeTruthy()
})

test('a schedule that stands is shown, and kept unless it is changed', async () => {
  const { server, dialog } = await openPublish({ unpublishAt: '2027-12-24T22:00:00.000Z' })
  expect(within(dialog).getByText(/off the site at the end of Friday,? 24\/12\/2027/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Cancel the schedule' })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish: English' }))
  expect(server.calls(call).at(-1)?.body).toEqual({ languages: ['en'], until: '2027-12-24' })
})

test('what becomes of the old address is asked when a published page has another one now', async () => {
  const { server } = openEditor({ slug: 'winter' })
  server.on(call, { body: { languages } })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish Christmas' })
  const old = within(dialog).getByRole('group', { name: 'The old address /en/christmas' })
  expect((within(old).getByLabelText('Leads to the new one') as HTMLInputElement).checked).toBe(true)
  await userEvent.click(within(old).getByLabelText('Leads nowhere'))
  await userEvent.click(within(dialog).getByLabelText('Scheduled'))
  expect(within(dialog).queryByRole('group', { name: /^The old address/ })).toBeNull()
  await userEvent.click(within(dialog).getByLabelText('Now'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish: English' }))
  expect(server.calls(call).at(-1)?.body).toEqual({ languages: ['en'], leavesNothing: ['en'] })
})

test('it is asked for each language that is published, and a choice is of its language alone', async () => {
  const { server } = openEditor({ slug: 'winter' })
  server.on(call, { body: { languages } })
  server.on('GET /api/cms/content/12', ({ query }) => ({
    body:
      query.get('language') === 'fi'
        ? { ...page, language: 'fi', slug: 'talvi', publishedUrl: '/joulu' }
        : { ...page, slug: 'winter' },
  }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish Christmas' })
  expect(within(dialog).queryByRole('group', { name: 'The old address /joulu' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Finnish/ }))
  const old = await within(dialog).findByRole('group', { name: 'The old address /joulu' })
  expect(within(dialog).getByRole('group', { name: 'The old address /en/christmas' })).toBeTruthy()
  await userEvent.click(within(old).getByLabelText('Leads nowhere'))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Publish: / }))
  expect(server.calls(call).at(-1)?.body).toEqual({ languages: ['en', 'fi'], leavesNothing: ['fi'] })
})

test('a publication is done though its new address cannot be read', async () => {
  const { server } = openEditor({ slug: 'winter' })
  server.on(call, () => {
    server.on('GET /api/cms/content/12', { status: 503, body: null })
    return { body: { languages } }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Publish Christmas' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish: English' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish Christmas' })).toBeNull())
})

test('nothing is asked of an address that stays', async () => {
  const { dialog } = await openPublish()
  expect(within(dialog).queryByRole('group', { name: /^The old address/ })).toBeNull()
})
