import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { consentCookie } from '#src/shell/contract/consent.ts'
import { isStorageAllowed } from '#src/shell/web/consent-state.ts'
import { widgetWaitMs } from '../contract/limits.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { MyAccountWidgetPage } from './MyAccountWidgetPage.tsx'
import { renderAccountPage, signIn } from './testing/account-page.tsx'

const read = 'GET /api/me/accountwidget'
let server: FakeServer
let scripts: HTMLScriptElement[]
/** A script of its own for each test: one that has come is not asked for again. */
let scriptUrl: string
let count = 0

beforeEach(() => {
  server = startFakeServer()
  scriptUrl = `/media/profile-${(count += 1)}.js`
  server.on(read, { body: { userIdEncrypted: 'sealed', scriptUrl } })
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
})
afterEach(() => {
  delete window.$Lightning
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const path = '/oma-tili/jasenprofiili'
const open = () => renderAccountPage(MyAccountWidgetPage, { externalProfileUrl: path }, path)
const arrive = async (event: 'load' | 'error') => {
  await waitFor(() => expect(scripts.length).toBeGreaterThan(0))
  scripts.at(-1)?.dispatchEvent(new Event(event))
}
const speak = (status: 'SUCCESS' | 'ERROR', message = '') => {
  const told: unknown[] = []
  window.$Lightning = {
    use: (_application, onReady) => onReady(),
    createComponent: (_name, attributes, place, onMade) => {
      told.push(attributes)
      if (status === 'SUCCESS') place.append('Maistettuna 41 makua')
      onMade({}, status, message)
    },
  }
  return told
}
const fault = async (words: string) => {
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(texts['/account/widget/failed']).closest('[role="alert"]')).toBeTruthy()
}

describe('the member profile', () => {
  it('is loading, then filled by the service, which is told the sealed id alone', async () => {
    signIn(server)
    open()
    await screen.findByText(texts['/account/widget/loading'])
    const told = speak('SUCCESS')
    await arrive('load')
    expect(await screen.findByText('Maistettuna 41 makua')).toBeTruthy()
    expect(screen.queryByText(texts['/account/widget/loading'])).toBeNull()
    expect(told).toEqual([{ userIdEncrypted: 'sealed' }])
    // The card that leads to the profile would lead nowhere here.
    expect(screen.queryByText(texts['/account/helper/open'])).toBeNull()
  })

  it('asks who is not signed in to sign in, and asks the service nothing', async () => {
    server.on('GET /api/me/isauthenticated', { body: false })
    open()
    expect(await screen.findByRole('heading', { name: texts['/account/not-signed-in/title'] })).toBeTruthy()
    expect(server.calls(read)).toEqual([])
    expect(scripts).toEqual([])
  })

  it('could not be loaded: its data', async () => {
    signIn(server)
    server.on(read, { status: 500 })
    open()
    await fault('Could not load MyFazerwidget.')
  })

  it('could not be loaded: there is no service', async () => {
    signIn(server)
    server.on(read, { body: { userIdEncrypted: 'sealed', scriptUrl: '' } })
    open()
    await fault('Could not load MyFazerwidget.')
  })

  it('could not be loaded: its script, which comes when it is tried again', async () => {
    signIn(server)
    open()
    await arrive('error')
    await fault('Could not load MyFazerwidget.')
    speak('SUCCESS')
    await userEvent.click(screen.getByRole('button', { name: texts['/account/again'] }))
    await waitFor(() => expect(scripts).toHaveLength(2))
    await arrive('load')
    expect(await screen.findByText('Maistettuna 41 makua')).toBeTruthy()
  })

  it('came as a script that is none', async () => {
    signIn(server)
    open()
    await arrive('load')
    await fault('Lightningscript is not loaded.')
  })

  it('could not be made', async () => {
    signIn(server)
    open()
    speak('ERROR', 'no such user')
    await arrive('load')
    await fault('Could not create the component: no such user')
  })

  it('is given up when nothing is heard of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      signIn(server)
      open()
      await waitFor(() => expect(scripts).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(widgetWaitMs)
      await fault('Could not load MyFazerwidget.')
    } finally {
      vi.useRealTimers()
    }
  })

  it('of another site waits for leave to store something', async () => {
    signIn(server)
    server.on(read, { body: { userIdEncrypted: 'sealed', scriptUrl: 'https://profile.test/lightning.js' } })
    open()
    await screen.findByText(texts['/account/widget/consent'])
    expect(scripts).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: texts['/account/widget/allow'] }))
    await waitFor(() => expect(scripts[0]?.src).toBe('https://profile.test/lightning.js'))
    expect([isStorageAllowed('functional'), isStorageAllowed('analytics')]).toEqual([true, false])
  })
})
