import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import passkeys from '#src/identity/texts/en.json' with { type: 'json' }
import { SignInForms } from './SignInForms.tsx'
import texts from './texts.en.json' with { type: 'json' }

afterEach(() => vi.unstubAllGlobals())

test('the field of the code is empty after the password, and takes what is typed at once', async () => {
  const server = startFakeServer()
  server.on('POST /api/staff/login', { body: { totp: true } })
  server.on('POST /api/staff/login/code', { status: 204, body: null })
  const onSignedIn = vi.fn(() => Promise.resolve())
  render(
    <TextContext value={textsOf('en', { ...passkeys, ...texts })}>
      <SignInForms onSignedIn={onSignedIn} />
    </TextContext>,
  )
  await userEvent.type(screen.getByLabelText('E-mail'), 'aino@konvehti.example')
  await userEvent.type(screen.getByLabelText('Password'), 'lakritsi{Enter}')
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  expect(document.activeElement).toBe(code)
  expect(code.value).toBe('')
  await userEvent.keyboard('123456{Enter}')
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(server.calls('POST /api/staff/login/code')[0]?.body).toEqual({ code: '123456' })
})
