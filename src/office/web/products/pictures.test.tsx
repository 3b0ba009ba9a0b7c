import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import type { FormPicture } from '#src/transfer/contract/entry-form.ts'
import { PicturesField } from '../entry-form/PicturesField.tsx'
import { renderInOffice } from '../testing/render-office.tsx'

const picture = (name: string): FormPicture => ({ path: `/media/products/${name}.webp`, fi: name, sv: '', en: '' })
let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => vi.unstubAllGlobals())

function Held({ errors }: { errors: Record<string, string> }) {
  const [value, setValue] = useState<readonly FormPicture[]>([picture('a'), picture('b'), picture('c')])
  return <PicturesField label="Kuvat" value={value} errorOf={(name) => errors[name]} onValue={setValue} />
}
const open = (errors: Record<string, string> = {}) => renderInOffice(<Held errors={errors} />, { resources: [] })
const values = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)
const names = () => values(/esittää, suomi$/)

it('are moved with the arrow keys, and the first one is on the card', async () => {
  open()
  screen.getByRole('button', { name: 'Siirrä: kuva 3' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(names()).toEqual(['a', 'c', 'b'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Siirrä: kuva 2' }))
  await userEvent.keyboard('{Home}')
  expect(names()).toEqual(['c', 'a', 'b'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Siirrä: kuva 1' }))
  expect(screen.getByText('Kuva on nyt paikalla 1')).toBeTruthy()
  await userEvent.keyboard('{ArrowLeft}')
  expect(names()).toEqual(['c', 'a', 'b'])
})

it('are moved by drag, removed, and say what is wrong with one', async () => {
  open({ '1/sv': 'Puuttuu' })
  const data = { effectAllowed: '', setData: () => {}, types: ['text/plain'], files: [] }
  fireEvent.dragStart(screen.getByRole('button', { name: 'Siirrä: kuva 1' }), { dataTransfer: data })
  const [, , last] = screen.getAllByRole('listitem')
  if (last) fireEvent.dragOver(last, { dataTransfer: data })
  if (last) fireEvent.drop(last, { dataTransfer: data })
  expect(names()).toEqual(['b', 'c', 'a'])
  expect(screen.getByLabelText('Mitä kuva 2 esittää, ruotsi').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Poista: kuva 1' }))
  expect(names()).toEqual(['c', 'a'])
})

it('are chosen from the media library and sent to it, with the words that it has, and no picture twice', async () => {
  const entry = { id: 7, path: '/media/uploaded/d.webp', name: 'd', altText: { fi: 'd', sv: 'd på svenska', en: '' } }
  server.on('GET /api/cms/media', { body: { items: [entry], totalCount: 1, folders: [], counts: {} } })
  server.on('POST /api/cms/media', {
    status: 201,
    body: { ...entry, path: '/media/uploaded/e.webp', altText: { fi: 'e', sv: '', en: '' } },
  })
  open()
  for (const _ of ['once', 'twice']) {
    await userEvent.click(screen.getByRole('button', { name: 'Valitse kuva' }))
    await userEvent.click(await screen.findByRole('button', { name: 'd' }))
  }
  expect(values(/esittää, ruotsi$/)).toEqual(['', '', '', 'd på svenska'])
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  await userEvent.upload(screen.getByLabelText('Lähetä kuva'), new File(['x'], 'e.png', { type: 'image/png' }))
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']))
  server.on('POST /api/cms/media', { status: 400, body: [{ key: 'media/refused', value: 'Tämä ei ole kuva.' }] })
  await userEvent.upload(screen.getByLabelText('Lähetä kuva'), new File(['x'], 'f.png', { type: 'image/png' }))
  expect((await screen.findByText('f.png')).parentElement?.textContent).toBe('f.png Tämä ei ole kuva.')
})

it('are moved by buttons, and one that is there already is named', async () => {
  const entry = { id: 7, path: picture('b').path, name: 'b', altText: { fi: 'b', sv: '', en: '' } }
  server.on('GET /api/cms/media', { body: { items: [entry], totalCount: 1, folders: [], counts: {} } })
  open()
  expect(screen.queryByRole('button', { name: 'Siirrä aiemmaksi: kuva 1' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Siirrä myöhemmäksi: kuva 1' }))
  expect(names()).toEqual(['b', 'a', 'c'])
  await userEvent.click(screen.getByRole('button', { name: 'Siirrä aiemmaksi: kuva 3' }))
  expect(names()).toEqual(['b', 'c', 'a'])
  await userEvent.click(screen.getByRole('button', { name: 'Valitse kuva' }))
  await userEvent.click(await screen.findByRole('button', { name: 'b' }))
  expect(screen.getByText('Kuva on jo tuotteella: kuva 1')).toBeTruthy()
})

it('keep what was typed while another one was on its way', async () => {
  let answer = (): void => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  const body = { id: 8, path: '/media/uploaded/e.webp', name: 'e', altText: { fi: 'e', sv: '', en: '' } }
  server.on('POST /api/cms/media', { status: 201, body })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await gate
    return fetch(...call)
  })
  open()
  await userEvent.upload(screen.getByLabelText('Lähetä kuva'), new File(['x'], 'e.png', { type: 'image/png' }))
  await userEvent.type(screen.getByLabelText('Mitä kuva 1 esittää, suomi'), 'lusta')
  answer()
  await waitFor(() => expect(names()).toEqual(['alusta', 'b', 'c', 'e']))
})

it('are searched outside the form around, which Enter would send', async () => {
  server.on('GET /api/cms/media', { body: { items: [], totalCount: 0, folders: [], counts: {} } })
  renderInOffice(
    <form>
      <Held errors={{}} />
    </form>,
    { resources: [] },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Valitse kuva' }))
  const search = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(search.form).toBeNull()
})

it('are taken where they are dropped, one after the other', async () => {
  let sent = 0
  server.on('POST /api/cms/media', () => {
    sent += 1
    return { status: 201, body: { id: sent, path: `/media/uploaded/${sent}.webp`, altText: { fi: `uusi ${sent}` } } }
  })
  open()
  const files = ['e', 'f'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }))
  const [first] = screen.getAllByRole('listitem')
  const dataTransfer = { types: ['Files'], files }
  // Without an answer the browser would leave the form for the file.
  expect(fireEvent.dragOver(first!, { dataTransfer })).toBe(false)
  expect(fireEvent.drop(first!, { dataTransfer })).toBe(false)
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'uusi 1', 'uusi 2']))
})

const answerFor = (name: string) => ({
  status: 201,
  body: { id: name.length, path: `/media/uploaded/${name}.webp`, altText: { fi: name } },
})
const fileOf = (name: string): File => new File(['x'], `${name}.png`, { type: 'image/png' })

it('go on past those that are refused, which are named with the reason', async () => {
  const answers = [
    answerFor('e'),
    { status: 400, body: [{ key: 'media/refused', value: 'Tämä ei ole kuva.' }] },
    answerFor('g'),
    { status: 413, body: { errors: { file: ['Tiedosto on liian suuri.'] } } },
  ]
  server.on('POST /api/cms/media', () => answers.shift() ?? answerFor('i'))
  open()
  await userEvent.upload(screen.getByLabelText('Lähetä kuva'), ['e', 'f', 'g', 'h'].map(fileOf))
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'e', 'g']))
  const note = (await screen.findByText('Näitä kuvia ei lähetetty:')).parentElement
  await waitFor(() =>
    expect([...(note?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'f.png Tämä ei ole kuva.',
      'h.png Tiedosto on liian suuri.',
    ]),
  )
  await userEvent.upload(screen.getByLabelText('Lähetä kuva'), fileOf('i'))
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'e', 'g', 'i']))
  expect(screen.queryByText('Näitä kuvia ei lähetetty:')).toBeNull()
})

it('wait for their turn when they are dropped while others are on their way', async () => {
  const answers: (() => void)[] = []
  let sent = 0
  server.on('POST /api/cms/media', async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return answerFor(`uusi ${(sent += 1)}`)
  })
  open()
  const dropped = (name: string) =>
    fireEvent.drop(screen.getAllByRole('listitem')[0]!, { dataTransfer: { types: ['Files'], files: [fileOf(name)] } })
  dropped('e')
  await waitFor(() => expect(answers).toHaveLength(1))
  dropped('f')
  answers[0]?.()
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'uusi 1', 'uusi 2']))
})
