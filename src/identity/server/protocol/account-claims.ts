import type { Account, AccountClaims } from 'oidc-provider'
import type { Executor } from '#src/platform/database/database.ts'
import { findAccount } from '../account/account.store.ts'

/** The claims that each scope stands for (C-6.1). */
export const claimsByScope = {
  openid: ['sub'],
  profile: ['given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
  phone: ['phone_number'],
}

/** A customer's account as OpenID claims; undefined when there is none. */
export async function findClaims(db: Executor, id: string): Promise<Account | undefined> {
  const found = isUuid(id) ? await findAccount(db, id) : null
  if (found?.realm !== 'customer') return undefined
  const { firstName, lastName, email, phone, language, provedAt } = found
  const claims: AccountClaims = {
    sub: id,
    given_name: firstName,
    family_name: lastName,
    locale: language,
    email,
    email_verified: provedAt !== null,
    ...(phone !== '' && { phone_number: phone }),
  }
  return { accountId: id, claims: () => claims }
}
const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
