import { type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Gate, Gates } from '#src/platform/http/gates.ts'
import { tokenGates } from '../../contract/limits.ts'
import { protocolRequest } from './protocol-request.ts'

type Registration<Params extends object> = Parameters<typeof Provider.prototype.registerGrantType<Params>>

/**
 * Counts token requests by what is asked for: by the network of a browser, and of a client that has proved its secret by the client,
 * for its servers ask for all its visitors from one place.
 */
export class LimitedProvider extends Provider {
  readonly #pass: Gates
  constructor(issuer: string, configuration: Configuration, pass: Gates) {
    super(issuer, configuration)
    this.#pass = pass
  }

  override registerGrantType<Params extends object>(...[name, handler, ...rest]: Registration<Params>): void {
    const limited: typeof handler = async (ctx) => {
      const passage = await this.#pass([gateFor(name, ctx)])
      if (!passage.isOpen) throw tooMany(ctx, passage.seconds)
      await handler(ctx)
    }
    super.registerGrantType<Params>(name, limited, ...rest)
  }
}

function gateFor(grantType: string, { oidc: { client } }: KoaContextWithOIDC): Gate {
  if (client !== undefined && client.clientAuthMethod !== 'none')
    return { key: `token ${grantType} ${client.clientId}`, ...tokenGates.client }
  const size = grantType === 'anonymous' ? tokenGates.anonymous : tokenGates.browser
  return { key: `token ${grantType} ${protocolRequest()?.network ?? ''}`, ...size }
}

function tooMany(ctx: KoaContextWithOIDC, seconds: number): Error {
  ctx.set('retry-after', String(seconds))
  const error = new errors.CustomOIDCProviderError('temporarily_unavailable', 'too many requests')
  return Object.assign(error, { status: 429, statusCode: 429 })
}
