import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
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
import type { Refusal } from '#src/common/errors.ts'

/** The Fastify instance every domain registers its routes on: `export const cartRoutes = (deps) => (app: App) => {…}`. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/**
 * Where what is asked for decides beside who asks. `optional`: whoever brings a token is known by it, and the handler takes
 * other proof too (the key of an order); `signed`: what the request holds stands for the permission (webhooks, addresses of
 * ours).
 */
export type Access = 'optional' | 'signed'

/** Named rate limits (C-1); figures are settings. `RATE_LIMITS=off` switches all of these off and the log says so. */
export type RateLimitName =
  'token' | 'search' | 'coupon' | 'giftCard' | 'orderLookup' | 'forms' | 'consent' | 'order' | 'telemetry' | 'preview'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the call needs; a route of ours without one does not start. */
    permission?: Permission
    access?: Access
    /** What those of the back office need where others are let in by what is theirs. */
    staff?: Permission
    limit?: RateLimitName
    /** Which requests count to the limit; without it all. */
    limitWhen?: (request: FastifyRequest) => boolean
    /** The handler makes text storable itself (`withoutBadText`); elsewhere NUL and lone surrogates are a 400. */
    takesBadText?: true
  }
  interface FastifyRequest {
    /** Query `language`, else Accept-Language, else Finnish (C-1). */
    language: Language
    /** Nobody where nothing needs to be proved; otherwise set before anything else happens. */
    actor: Actor
  }
}

/** Thrown by a route that got a Refusal from its service; the error handler gives it its wire shape. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.kind}`)
    this.refusal = refusal
  }
}

/** Ends a request with an expected refusal. */
export function refuseRequest(refusal: Refusal): never {
  throw new RefusalError(refusal)
}

/** Who acts for the shop, on routes that let in nobody else. */
export const shopActorOf = ({ actor }: FastifyRequest): ShopActor =>
  isShopActor(actor) ? actor : refuseRequest({ kind: 'forbidden' })

/** Whose things the call is about. The route's access rule has let in only those who have some. */
export const ownerOf = ({ actor }: FastifyRequest): Owner =>
  isOwner(actor) ? actor : refuseRequest({ kind: 'unauthenticated' })
