import { type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { RateLimitRule, RateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { tokenGates } from '../../contract/limits.ts'
import { protocolRequest } from './protocol-request.ts'

type Registration<Params extends object> = Parameters<typeof Provider.prototype.registerGrantType<Params>>

/**
 * Counts token requests of browsers by their network. A client that has proved its secret counts as one, because its servers
 * request tokens for all its users from one network.
 */
export class LimitedProvider extends Provider {
  readonly #pass: RateLimiter
  readonly #keys: Pick<PurposeKeys, 'sign'>
  constructor(
    issuer: string,
    configuration: Configuration,
    limits: { pass: RateLimiter; keys: Pick<PurposeKeys, 'sign'> },
  ) {
    super(issuer, configuration)
    this.#pass = limits.pass
    this.#keys = limits.keys
  }

  override registerGrantType<Params extends object>(...[name, handler, ...rest]: Registration<Params>): void {
    const limited: typeof handler = async (ctx) => {
      const passage = await this.#pass([gateFor(name, ctx, this.#keys)])
      if (!passage.isOpen) throw tooMany(ctx, passage.seconds)
      await handler(ctx)
    }
    super.registerGrantType<Params>(name, limited, ...rest)
  }
}

function gateFor(
  grantType: string,
  { oidc: { client } }: KoaContextWithOIDC,
  keys: Pick<PurposeKeys, 'sign'>,
): RateLimitRule {
  const key = `token ${grantType}`
  if (client !== undefined && client.clientAuthMethod !== 'none')
    return { key: `${key} ${client.clientId}`, limiter: `${key}, client`, who: client.clientId, ...tokenGates.client }
  const size = grantType === 'anonymous' ? tokenGates.anonymous : tokenGates.browser
  const network = protocolRequest()?.network ?? ''
  return { key: `${key} ${network}`, limiter: `${key}, network`, who: keys.sign(`network ${network}`), ...size }
}

function tooMany(ctx: KoaContextWithOIDC, seconds: number): Error {
  ctx.set('retry-after', String(seconds))
  const error = new errors.CustomOIDCProviderError('temporarily_unavailable', 'too many requests')
  return Object.assign(error, { status: 429, statusCode: 429 })
}
