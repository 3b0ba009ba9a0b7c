import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountShop, password, startAccountShop } from '../../../../tests/support/account-shop.ts'
import { verificationTriesMax } from '../../contract/limits.ts'
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts'

/* A mailed link opened elsewhere asks for the password. What is guessed there is counted before it costs a hash. */

let checked = 0
const real = createPasswordHashing()
const hashing: PasswordHashing = {
  hash: (password) => real.hash(password),
  verify(...args) {
    checked += 1
    return real.verify(...args)
  },
}

let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop({ passwords: { hashing } })
})
afterAll(() => shop.stop())

const guesses = 12

/** Everybody on a network of their own, at once. */
const guess = async (token: string): Promise<string[]> => {
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, at) =>
      shop.browser().post('/api/cda/me/email/confirm', { token, password: `guess number ${at}` }),
    ),
  )
  return answers.map((answer) => answer.json<{ key: string }[]>()[0]?.key ?? '')
}
const count = (keys: readonly string[], key: string): number => keys.filter((one) => one === key).length

async function signUpLink(): Promise<string> {
  const email = shop.newEmail()
  await shop.browser().post('/api/cda/me/signup', { email, password, firstName: 'Aino', lastName: 'Leppä' })
  return shop.tokenOf((await shop.mailed(email, 'account-confirm')).confirmUrl)
}

async function emailChangeLink(): Promise<string> {
  const { browser } = await shop.customer()
  const email = shop.newEmail()
  await browser.put('/api/cda/me', { email, currentPassword: password })
  return shop.tokenOf((await shop.mailed(email, 'email-change-confirm')).confirmUrl)
}

it.each([
  ['a sign-up', signUpLink],
  ['a change of address', emailChangeLink],
])('passwords guessed at once at the link of %s cost no more hashes than it has tries', async (_what, link) => {
  const token = await link()
  checked = 0
  const keys = await guess(token)
  expect(count(keys, 'account/password-wrong')).toBe(verificationTriesMax)
  expect(count(keys, 'account/link-invalid')).toBe(guesses - verificationTriesMax)
  expect(checked).toBe(verificationTriesMax)
  const owner = await shop.browser().post('/api/cda/me/email/confirm', { token, password })
  expect(owner.json()).toMatchObject([{ key: 'account/link-invalid' }])
})

it('the right password at the last of the tries still opens the link', async () => {
  const token = await signUpLink()
  const phone = shop.browser()
  for (let tries = 1; tries < verificationTriesMax; tries += 1)
    await phone.post('/api/cda/me/email/confirm', { token, password: `guess number ${tries}` })
  expect((await phone.post('/api/cda/me/email/confirm', { token, password })).statusCode).toBe(204)
})
