import type { ClientMetadata } from 'oidc-provider'
import type { RelyingParty } from '#src/platform/relying-parties.ts'
import { accountScope, anonymousScope } from '../token-check.ts'

export const identityScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

const grantTypes = ['authorization_code', 'refresh_token'] as const

/**
 * The shop's client, and the configured relying parties. A client that keeps no secret proves with PKCE alone that the code
 * is its.
 */
export function clientsOf(publicUrl: string, parties: readonly RelyingParty[]): ClientMetadata[] {
  return [
    {
      client_id: 'frontend',
      client_name: 'Konvehti',
      token_endpoint_auth_method: 'none',
      grant_types: ['anonymous', ...grantTypes],
      require_auth_time: true,
      response_types: ['code'],
      redirect_uris: [`${publicUrl}/`],
      post_logout_redirect_uris: [`${publicUrl}/`],
      scope: [...identityScopes, accountScope, anonymousScope].join(' '),
    },
    ...parties.map(
      ({
        id,
        name,
        secret,
        authMethod = 'client_secret_basic',
        redirectUris,
        postLogoutRedirectUris,
      }): ClientMetadata => ({
        client_id: id,
        client_name: name,
        ...(secret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { token_endpoint_auth_method: authMethod, client_secret: secret }),
        grant_types: [...grantTypes],
        require_auth_time: true,
        response_types: ['code'],
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...(postLogoutRedirectUris ?? [])],
        scope: identityScopes.join(' '),
      }),
    ),
  ]
}
