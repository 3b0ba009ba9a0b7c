import { expect, type Page } from '@playwright/test'
import { readMailAbout } from './mailbox.ts'

export const customerPassword = 'kuusenkerkkä ja kahvi'

/** A call of the shop's own page, with its cookies. */
export const callFrom = (page: Page, method: string, path: string, body: object = {}): Promise<number> =>
  page.evaluate(
    async ([verb, url, json]) =>
      (
        await fetch(url, {
          method: verb,
          body: json,
          headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch', 'accept-language': 'fi' },
        })
      ).status,
    [method, path, JSON.stringify(body)] as const,
  )

/** The token of the link in a mail. */
export async function tokenFrom(email: string, subject: RegExp): Promise<string> {
  const { text } = await readMailAbout(email, subject)
  return /token=([\w-]{43})/.exec(text)?.[1] ?? ''
}

/** Signs up with an address, proves it and is signed in; the page must be one of the shop's. */
export async function becomeCustomer(page: Page, email: string): Promise<void> {
  const form = { email, password: customerPassword, firstName: 'Aino', lastName: 'Leppävirta', language: 'fi' }
  expect(await callFrom(page, 'POST', '/api/cda/me/signup', form)).toBe(202)
  const token = await tokenFrom(email, /Vahvista/)
  expect(await callFrom(page, 'POST', '/api/cda/me/email/confirm', { token })).toBe(204)
}

export const signInFrom = (page: Page, email: string): Promise<number> =>
  callFrom(page, 'POST', '/api/identity/login', { email, password: customerPassword })
