import type { PurposeKeys } from '#src/platform/keys/keyring.ts'

/*
 * Tokens in links of mails: a row's id and a signature. So no secret is stored, and a token does not reveal the address. A
 * token of one kind is never valid as the other.
 */

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^(${uuid})\\.([\\w-]{8}\\.[\\w-]{43})$`)

export interface TokenKind {
  make: (id: string) => string
  /** Returns the row's id; null for a token that we did not sign. */
  read: (token: string | undefined) => string | null
}

/** Makes and reads tokens of one kind; it rejects tokens of every other kind. */
export const createTokenKind = (keys: PurposeKeys, what: string): TokenKind => ({
  make: (id) => `${id}.${keys.sign(`${what} ${id}`)}`,
  read(token = '') {
    const [, id = '', signature = ''] = shape.exec(token) ?? []
    return id !== '' && keys.verify(`${what} ${id}`, signature) ? id : null
  },
})

export type MarketingTokens = ReturnType<typeof createMarketingTokens>

export const createMarketingTokens = (keys: PurposeKeys) => ({
  /** Ends a subscription, as long as the key that signed it is listed. */
  permission: createTokenKind(keys, 'marketing-permission'),
  /** Confirms or drops an opt-in request. */
  asking: createTokenKind(keys, 'intermediate-user'),
})
