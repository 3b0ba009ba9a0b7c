import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { protocolRequest } from './protocol-request.ts'

const { Check, base } = interactionPolicy

/**
 * When the browser has to come by the shop: when nobody is signed in, or somebody else than the provider's session says. That session
 * is the shop's own one's shadow and says nothing without it.
 */
export function shopPolicy(): ReturnType<typeof base> {
  const policy = base()
  // Its third argument: else `prompt=none` answers `interaction_required`.
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
 * Nobody is asked whether a client may know what it asks for: the shop knows its clients, and tells no other. So whatever a client is
 * registered for is granted as it asks.
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
