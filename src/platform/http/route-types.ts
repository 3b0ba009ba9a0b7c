// Schemas of routes carry tags and summaries, which its types add.
import type {} from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { Span } from '@opentelemetry/api'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import { type Actor, isOwner, isShopActor, type Owner, type ShopActor } from '#src/common/actor.ts'
import type { Permission } from '#src/common/permissions.ts'
import type { Language } from '#src/common/locale.ts'
import { type Refusal, RefusalError } from '#src/common/errors.ts'

/** The Fastify instance every domain registers its routes on: `export const cartRoutes = (deps) => (app: App) => {…}`. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/**
 * Routes where the requested thing decides as well as the caller. `optional`: a token, if sent, identifies the caller, and
 * the handler accepts other proof too (the key of an order); `signed`: the request's content replaces the permission
 * (webhooks, signed addresses of ours).
 */
export type Access = 'optional' | 'signed'

/** Named rate limits (C-1); figures are settings. `RATE_LIMITS=off` switches all of these off and the log says so. */
export type RateLimitName =
  | 'token'
  | 'search'
  | 'coupon'
  | 'giftCard'
  | 'orderLookup'
  | 'forms'
  | 'consent'
  | 'order'
  | 'telemetry'
  | 'preview'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission of the call; a route of ours without one does not start. */
    permission?: Permission
    access?: Access
    /** The permission staff need on a route where others are let in as owners. */
    staff?: Permission
    limit?: RateLimitName
    /** Selects the requests that count to the limit; without it all count. */
    limitWhen?: (request: FastifyRequest) => boolean
    /** The handler makes text storable itself (`withoutBadText`); elsewhere NUL and lone surrogates are a 400. */
    takesBadText?: true
  }
  interface FastifyRequest {
    /** Query `language`, else Accept-Language, else Finnish (C-1). */
    language: Language
    /** `none` where no proof is needed; otherwise set before anything else happens. */
    actor: Actor
    /** The span of its trace; null: it has none. */
    span: Span | null
  }
}

/** Ends a request with an expected refusal. */
export function refuseRequest(refusal: Refusal): never {
  throw new RefusalError(refusal)
}

/** The actor for the shop, on routes that let in staff only. */
export const shopActorOf = ({ actor }: FastifyRequest): ShopActor =>
  isShopActor(actor) ? actor : refuseRequest({ kind: 'forbidden' })

/** The owner of the things the call is about. The route's access rule has let in only actors who can own some. */
export const ownerOf = ({ actor }: FastifyRequest): Owner =>
  isOwner(actor) ? actor : refuseRequest({ kind: 'unauthenticated' })

/** The account of the signed-in customer. The route's access rule has checked the session. */
export const accountOf = ({ actor }: FastifyRequest): string =>
  actor.kind === 'customer' ? actor.accountId : refuseRequest({ kind: 'unauthenticated' })
