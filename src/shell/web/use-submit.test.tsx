import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './http/api-client.ts'
import { typedIn, useSubmit } from './use-submit.ts'

type Values = { name: string; email: string }

function SmallForm({ send }: { send: (values: Values) => Promise<void> }) {
  const { onSubmit, isSending, sent, errors } = useSubmit<Values>({
    read: (form) => ({ name: typedIn(form, 'name'), email: typedIn(form, 'email') }),
    check: ({ email }) => (email === '' ? { email: 'email is missing' } : null),
    send,
    texts: { failed: 'failed', tooMany: 'too many' },
  })
  const field = (name: 'name' | 'email') => (
    <>
      <input name={name} aria-label={name} aria-invalid={errors.fields[name] !== undefined} />
      <p>{errors.fields[name]}</p>
    </>
  )
  return (
    <form onSubmit={onSubmit}>
      {field('name')}
      {field('email')}
      <button>{isSending ? 'sending' : 'send'}</button>
      {errors.form && <p role="alert">{errors.form}</p>}
      {sent && <output>{sent.email}</output>}
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = async () => {
  await act(async () => fireEvent.submit(screen.getByRole('button')))
}
function show(send: (values: Values) => Promise<void>, email = ' aino@posti.example ') {
  const view = render(<SmallForm send={send} />)
  field('name').value = 'Aino'
  field('email').value = email
  return view
}

describe('a small form', () => {
  it('is not sent while a field breaks a rule, and focuses that field', async () => {
    const send = vi.fn(() => Promise.resolve())
    show(send, ' ')
    await press()
    expect(screen.getByText('email is missing')).toBeTruthy()
    expect(document.activeElement).toBe(field('email'))
    expect(send).not.toHaveBeenCalled()
  })

  it('sends a double press once, and again after a failure with everything typed in its place', async () => {
    let refuse: (error: unknown) => void = () => undefined
    const send = vi.fn(() => new Promise<void>((_, reject) => (refuse = reject)))
    show(send)
    await press()
    await press()
    expect(screen.getByRole('button').textContent).toBe('sending')
    expect(send.mock.calls).toEqual([[{ name: 'Aino', email: 'aino@posti.example' }]])
    await act(async () => refuse(new ApiError(500, null)))
    expect(screen.getByRole('alert').textContent).toBe('failed')
    expect([field('name').value, field('email').value]).toEqual(['Aino', ' aino@posti.example '])
    await press()
    expect(send).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('focuses the first refused field of the page, in whatever order the server names them', async () => {
    show(() => Promise.reject(new ApiError(400, { errors: { email: ['bad email'], name: ['bad name', 'more'] } })))
    await press()
    expect(screen.getByText('bad name')).toBeTruthy()
    expect(screen.getByText('bad email')).toBeTruthy()
    expect(document.activeElement).toBe(field('name'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [new ApiError(429, [{ key: 'too-many', value: 'the server’s text' }]), 'too many'],
    [new ApiError(409, [{ key: 'gone', value: 'the server’s text' }]), 'the server’s text'],
    [new ApiError(400, { errors: { language: ['no such language'] } }), 'failed'],
    [new TypeError('a chunk did not load'), 'failed'],
  ])('shows below the fields what belongs to none of them (%o)', async (error, text) => {
    show(() => Promise.reject(error))
    await press()
    expect(screen.getByRole('alert').textContent).toBe(text)
  })

  it('says what was accepted', async () => {
    show(() => Promise.resolve())
    await press()
    expect(screen.getByRole('status').textContent).toBe('aino@posti.example')
  })

  it('may go away while it is being sent', async () => {
    let accept = (): void => undefined
    const { unmount } = show(() => new Promise<void>((resolve) => (accept = resolve)))
    await press()
    unmount()
    await act(async () => accept())
    expect(document.activeElement).toBe(document.body)
  })
})
