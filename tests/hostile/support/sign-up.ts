import { createHash, randomBytes } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestDatabase } from '../../support/test-database-copy.ts'
import { until } from '../../support/until.ts'

export type Customer = Awaited<ReturnType<typeof signUp>>

interface Asked {
  send: (request: InjectOptions) => Promise<LightMyRequestResponse>
  database: TestDatabase
}

export const password = 'kuusenkerkkä ja kahvi'
let people = 0

/** Somebody who has signed up as people do: by the form, the mail, and the link in it. */
export async function signUp({ send, database }: Asked, email = `aino${(people += 1)}@posti.example`) {
  const cookies = new Map<string, string>()
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more: object = {}) {
    const answer = await send({
      method,
      url,
      headers: { 'x-requested-with': 'fetch', 'accept-language': 'fi', cookie: cookie(), ...more },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  await call('POST', '/api/cda/me/signup', { email, password, firstName: 'Aino', lastName: 'Leppävirta', phone: '' })
  const confirmed = await call('POST', '/api/cda/me/email/confirm', { token: await mailedLink(database, email) })
  if (confirmed.statusCode !== 204) throw new Error(`No account: ${confirmed.body}`)
  const [row] = await database.sql<{ id: string; ownerId: string }>`
    select id, owner_id as "ownerId" from account where email = ${email}`
  if (!row) throw new Error('There is no account')
  return {
    ...row,
    email,
    cookies,
    cookie,
    /** By the session alone, as this site's own code calls. */
    call,
    /** A token as the storefront asks for it. */
    async token(): Promise<string> {
      const answer = await call('POST', '/api/identity/connect/token/anonymous', {})
      return answer.json<{ access_token: string }>().access_token
    },
  }
}

/** A session more, as another sign-in leaves it; its id and cookie. */
export async function openSession(database: TestDatabase, accountId: string): Promise<{ id: string; cookie: string }> {
  const secret = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secret).digest('base64url')
  const [row] = await database.sql<{ id: string }>`
    insert into session (realm, account_id, secret_hash, rotated_at, is_kept, device, created_at, seen_at, ends_at)
    values ('customer', ${accountId}, ${hash}, now(), false, '', now(), now(), now() + interval '1 hour') returning id`
  return { id: row?.id ?? '', cookie: `session=${secret}` }
}

/** The token of a mail's link, which waits in the outbox. */
export async function mailedLink(database: TestDatabase, email: string, kind = 'account-confirm'): Promise<string> {
  return until(async () => {
    const [mail] = await database.sql<{ text: string }>`
      select text from outbox_mail where kind = ${kind} and recipient = ${email}`
    return /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  }, `a mail to ${email}`)
}
