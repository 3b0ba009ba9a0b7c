/**
 * The actor of a request or job. Commands take it whole, so that their permissions and their audit need no second source;
 * an owner's id is `v_…` for a visitor and `c_…` for a customer, one column `owner_id` in every table with owners.
 */
export type Actor =
  /** Has proved no identity. */
  | { kind: 'none' }
  /** Has proved a visitor's identity, by a bearer token. */
  | { kind: 'visitor'; ownerId: string }
  /** Signed in; `accountId` is the person, `ownerId` what carts and orders are kept under. */
  | { kind: 'customer'; ownerId: string; accountId: string }
  /** Signed in to the back office; `hasSteppedUp`: has confirmed their identity within the last minutes. */
  | { kind: 'staff'; accountId: string; name: string; roles: readonly string[]; hasSteppedUp?: boolean }
  /** Not a request: a job by its queue, or the command line with its operator's name. */
  | { kind: 'system'; by: 'job' | 'operator'; name: string }

/** Actors that carts, orders and other things belong to. */
export type Owner = Extract<Actor, { ownerId: string }>

/** Actors for the shop: their changes are audited (`platform/audit`), and `name` is kept with them. */
export type ShopActor = Extract<Actor, { name: string }>

/** The actor of a command on an owner's things: the owner, or an actor of the shop on the owner's behalf. */
export type OwnerContext = Owner | (ShopActor & OwnerKey)

/** Acts on the owner's things under the actor's own name: timelines and the audit show who it was. */
export const actingFor = (actor: ShopActor, { ownerId }: OwnerKey): OwnerContext => ({ ...actor, ownerId })

/** What a query needs of an owner; a row with an `ownerId` will do. */
export type OwnerKey = Pick<Owner, 'ownerId'>

/** For timelines and tasks: the kind, with the name for actors of the shop; visitors and customers appear without an id. */
export const actorLabel = (actor: Actor): string => (isShopActor(actor) ? `${actor.kind} ${actor.name}` : actor.kind)

export const isShopActor = (actor: Actor): actor is ShopActor => 'name' in actor

/** The account that a customer's carts and orders belong to; null for visitors and all other actors. */
export const customerIdOf = (actor: Actor): string | null => (actor.kind === 'customer' ? actor.accountId : null)

export const isOwner = (actor: Actor): actor is Owner => actor.kind === 'visitor' || actor.kind === 'customer'
