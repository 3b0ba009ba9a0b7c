import type { PurposeKeys } from '#src/platform/keys/keyring.ts'

/*
 * What stands in links of mails: the id of a row and a signature, so that nothing has to be stored that opens anything, and an
 * address cannot be read off it. The two kinds are never each other.
 */

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^(${uuid})\\.([\\w-]{8}\\.[\\w-]{43})$`)

export interface TokenKind {
  make: (id: string) => string
  /** The id of the row; null for whatever we have not signed. */
  read: (token: string | undefined) => string | null
}

/** Tokens of one kind; those of another are none of them. */
export const createTokenKind = (keys: PurposeKeys, what: string): TokenKind => ({
  make: (id) => `${id}.${keys.sign(`${what} ${id}`)}`,
  read(token = '') {
    const [, id = '', signature = ''] = shape.exec(token) ?? []
    return id !== '' && keys.verify(`${what} ${id}`, signature) ? id : null
  },
})

export type MarketingTokens = ReturnType<typeof createMarketingTokens>

export const createMarketingTokens = (keys: PurposeKeys) => ({
  /** Ends a subscription, for as long as its key is listed. */
  permission: createTokenKind(keys, 'marketing-permission'),
  /** Confirms or drops an opt-in request. */
  asking: createTokenKind(keys, 'intermediate-user'),
})
