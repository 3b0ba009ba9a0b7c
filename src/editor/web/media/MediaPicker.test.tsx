import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MediaEntry } from '#src/media/contract/library.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import texts from '../texts.fi.json' with { type: 'json' }
import { MediaPicker } from './MediaPicker.tsx'

const list = { folders: [], items: [], totalCount: 0, counts: { all: 0, unused: 0, withoutText: 0 } }
let answer: { status: number; response: unknown }

/** A request that is answered as soon as it is sent. */
class AnsweredRequest extends EventTarget {
  upload = new EventTarget()
  responseType = ''
  status = 0
  response: unknown = null
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    Object.assign(this, answer)
    queueMicrotask(() => void this.dispatchEvent(new Event('load')))
  }
}

beforeEach(() => {
  document.documentElement.lang = 'fi'
  vi.stubGlobal('fetch', async () => Response.json(list))
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
})
afterEach(() => void vi.unstubAllGlobals())

function show() {
  const pick = vi.fn<(media: MediaEntry) => void>()
  render(
    <TextContext value={textsOf('fi', texts)}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MediaPicker kinds={['picture']} current={null} onPick={pick} onClose={() => {}} />
      </QueryClientProvider>
    </TextContext>,
  )
  const upload = (...names: string[]) =>
    fireEvent.change(screen.getByLabelText('Lisää tiedosto', { selector: 'input' }), {
      target: { files: names.map((name) => new File(['x'], name)) },
    })
  return { pick, upload }
}

it('picks the one file that is uploaded in it', async () => {
  answer = { status: 201, response: { id: 9, kind: 'picture' } }
  const { pick, upload } = show()
  upload('kuva.jpg')
  await waitFor(() => expect(pick.mock.calls).toEqual([[answer.response]]))
})

it('leaves the choice where several files or another kind were uploaded', async () => {
  answer = { status: 201, response: { id: 9, kind: 'picture' } }
  const { pick, upload } = show()
  upload('yksi.jpg', 'kaksi.jpg')
  await waitFor(() => expect(screen.getAllByText('lisätty')).toHaveLength(2))
  answer = { status: 201, response: { id: 9, kind: 'document' } }
  upload('ohje.pdf')
  await waitFor(() => expect(screen.getAllByText('lisätty')).toHaveLength(3))
  expect(pick).not.toHaveBeenCalled()
})

it('says why a file was refused', async () => {
  answer = { status: 400, response: [{ key: 'media-library/refused/unreadable', value: 'Kuvaa ei voi lukea.' }] }
  const { upload } = show()
  upload('kuva.jpg')
  expect((await screen.findByRole('alert')).textContent).toBe('Kuvaa ei voi lukea.')
})
