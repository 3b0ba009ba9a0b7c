import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { protocolRequest } from './protocol-request.ts'

const { Check, base } = interactionPolicy

export const interactionPath = '/api/identity/interaction'

/**
 * The provider must send the browser to the shop when no customer is signed in, or another one than its session says. The
 * provider's session only mirrors the shop's and counts for nothing without it.
 */
export function shopPolicy(): ReturnType<typeof base> {
  const policy = base()
  // Without the third argument `prompt=none` would return `interaction_required`.
  policy.get('login')?.checks.add(
    new Check('shop_session', 'End-User authentication is required', 'login_required', (ctx) => {
      const accountId = ctx.oidc.session?.accountId
      return accountId !== undefined && accountId !== protocolRequest()?.signedIn?.accountId
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}

/**
 * No consent page: the shop knows its clients and serves no others, so each client gets whatever it is registered for and
 * requests.
 */
export async function grantAsked(ctx: KoaContextWithOIDC) {
  const { provider, session, client, result, account } = ctx.oidc
  if (!client || !account) return undefined
  const known = result?.consent?.grantId ?? session?.grantIdFor(client.clientId)
  const grant =
    (known === undefined ? undefined : await provider.Grant.find(known)) ??
    new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope([...ctx.oidc.requestParamOIDCScopes].join(' '))
  grant.addOIDCClaims([...ctx.oidc.requestParamClaims])
  for (const [resource, { scopes }] of Object.entries(ctx.oidc.resourceServers ?? {}))
    grant.addResourceScope(resource, [...ctx.oidc.requestParamScopes].filter((scope) => scopes.has(scope)).join(' '))
  await grant.save()
  return grant
}
