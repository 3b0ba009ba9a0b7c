import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '#src/common/texts/fi.json' with { type: 'json' }
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { type AnalyticsEvent, observeEvents } from '#src/shell/web/analytics/track.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import formTexts from '../../texts/fi.json' with { type: 'json' }
import { formBlockSample } from './form.block.ts'
import { FormBlock } from './FormBlock.tsx'

const call = 'POST /api/forms/300'
let server: FakeServer
let sent: AnalyticsEvent[]
let stopLooking: () => void
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/forms/300/stamp', { status: 200, body: { stamp: 'a-stamp' } })
  // A form that has been open for long.
  let now = 1_000_000
  vi.spyOn(browserClock, 'now').mockImplementation(() => (now += 10_000))
  sent = []
  stopLooking = observeEvents((event) => void sent.push(event))
  // What others have sent before waits for an answer still.
  sent = []
})
afterEach(() => {
  stopLooking()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { items } = formBlockSample
const block = { ...formBlockSample, items: items.filter(({ name }) => name !== 'picture' && name !== 'bought') }
const show = (given: typeof block & { sent?: object } = block) =>
  renderInShop(<FormBlock block={given as never} />, { texts: { ...texts, ...formTexts } })

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Nimi'), 'Aino')
  await userEvent.type(screen.getByLabelText('Sähköposti'), 'aino@posti.example')
  await userEvent.type(screen.getByLabelText('Viesti'), 'Hei')
  await userEvent.click(screen.getByRole('checkbox'))
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Lähetä' }))

it('says at the fields what is wrong by the rules of the server, and sends nothing', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Sähköposti'), 'aino')
  await press()
  expect(screen.getByText(/Mitään ei ole vielä lähetetty/)).toBeTruthy()
  expect(screen.getByText('Tarkista sähköpostiosoite')).toBeTruthy()
  expect(screen.getAllByText('Pakollinen tieto')).toHaveLength(3)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nimi')))
  expect([server.calls(call), sent]).toEqual([[], []])
})

it('thanks in its place, and tells analytics once that it was sent', async () => {
  server.on(call, { status: 200, body: { redirectUrl: '' } })
  show()
  await fillIn()
  await press()
  const thanks = await screen.findByRole('heading', { name: 'Kiitos, viesti on perillä' })
  const told = { event: 'form_success', form_name: 'Yhteydenotto', form_id: '300' }
  expect([document.activeElement, sent]).toEqual([thanks, [told]])
  expect(server.calls(call)).toHaveLength(1)
})

it('asks for a new stamp once where the old one is over', async () => {
  server.on(call, { status: 400, body: [{ key: 'forms/too-late', value: 'Lähetä se uudelleen.' }] })
  show()
  await fillIn()
  await press()
  expect(await screen.findByText('Lähetä se uudelleen.')).toBeTruthy()
  expect([server.calls(call).length, server.calls('GET /api/forms/300/stamp').length]).toEqual([2, 2])
})

it.each([
  [429, [{ key: 'rate-limited', value: 'Liian monta yritystä.' }], 'Liian monta yritystä.'],
  [500, { error: 'internal' }, 'Lähetys ei onnistunut.'],
  [410, [{ key: 'forms/closed', value: 'Lomake on suljettu.' }], 'Lomake on suljettu.'],
  [413, [], 'Tiedostot ovat yhteensä liian suuria.'],
])('keeps what was typed where it fails (%i)', async (status, body, said) => {
  server.on(call, { status, body })
  show()
  await fillIn()
  await press()
  expect(await screen.findByText(said, { exact: false })).toBeTruthy()
  expect((screen.getByLabelText('Viesti') as HTMLTextAreaElement).value).toBe('Hei')
  expect(sent).toEqual([])
})

it('shows what became of it without JavaScript: faults and what was typed, or the thanks', () => {
  const asked = { values: { name: 'Aino' }, faults: { email: 'Tarkista' }, fault: 'Katso', stamp: 'x', hadFiles: false }
  const { unmount } = show({ ...block, sent: asked })
  expect([screen.getByText('Tarkista'), screen.getByText('Katso')]).toHaveLength(2)
  expect((screen.getByLabelText('Nimi') as HTMLInputElement).value).toBe('Aino')
  expect(document.querySelector<HTMLInputElement>('input[name=stamp]')?.value).toBe('x')
  unmount()
  show({ ...block, sent: { ...asked, stamp: '' } })
  expect(screen.getByRole('heading', { name: 'Kiitos, viesti on perillä' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})
