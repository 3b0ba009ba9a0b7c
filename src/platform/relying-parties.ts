import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** Another site or app that lets people sign in with their account here. */
const RelyingParty = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,39}$' }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    /** A client without a secret proves itself by PKCE alone: what runs in a browser or on a phone keeps no secret. */
    secret: Type.Optional(Type.String({ minLength: 32, maxLength: 200 })),
    /** How the client sends its secret; `client_secret_basic` by default. */
    authMethod: Type.Optional(Type.Union([Type.Literal('client_secret_basic'), Type.Literal('client_secret_post')])),
    redirectUris: Type.Array(Type.String({ maxLength: 500 }), { minItems: 1, maxItems: 20 }),
    postLogoutRedirectUris: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 20 })),
  },
  { additionalProperties: false },
)
export type RelyingParty = Type.Static<typeof RelyingParty>

/** Reads the setting, a JSON array; empty: none. Null for any other text, or when an address is not allowed. */
export function parseRelyingParties(text: string): readonly RelyingParty[] | null {
  if (text === '') return []
  const parties = fromJson(text)
  if (!Value.Check(Type.Array(RelyingParty), parties)) return null
  const ids = parties.map(({ id }) => id)
  const isSound = parties.every((party) => addressesOf(party).every(isAddress))
  return isSound && new Set(['frontend', ...ids]).size > ids.length ? parties : null
}

export const addressesOf = ({ redirectUris, postLogoutRedirectUris = [] }: RelyingParty) => [
  ...redirectUris,
  ...postLogoutRedirectUris,
]

/** Origins where forms that sign in or out may end. */
export const originsOf = (parties: readonly RelyingParty[]): string[] => [
  ...new Set(parties.flatMap(addressesOf).map((address) => new URL(address).origin)),
]

const isAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.hash === '' && url.username === ''
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
