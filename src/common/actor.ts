/**
 * Who acts. Commands take it whole, so that what they may do and what they write down need no second source; an owner's id is
 * `v_…` for a visitor and `c_…` for a customer, one column `owner_id` wherever something belongs to somebody.
 */
export type Actor =
  /** Nobody has proved anything. */
  | { kind: 'none' }
  /** Has proved a visitor's identity, by a bearer token. */
  | { kind: 'visitor'; ownerId: string }
  /** Signed in; `accountId` is the person, `ownerId` what carts and orders are kept under. */
  | { kind: 'customer'; ownerId: string; accountId: string }
  /** Signed in to the back office. */
  | { kind: 'staff'; accountId: string; name: string; roles: readonly string[] }
  /** Nobody's request: a job by its queue, or the command line with its operator's name. */
  | { kind: 'system'; by: 'job' | 'operator'; name: string }

/** Those that things belong to. */
export type Owner = Extract<Actor, { ownerId: string }>

/** Those who act for the shop: what they change is written down (`platform/audit`), and `name` is kept with it. */
export type ShopActor = Extract<Actor, { name: string }>

/** What a query needs of them; a row that belongs to somebody will do. */
export type OwnerKey = Pick<Owner, 'ownerId'>

/** For timelines and tasks: the kind, and of those who work here the name; of visitors and customers no id. */
export const actorLabel = (actor: Actor): string => (isShopActor(actor) ? `${actor.kind} ${actor.name}` : actor.kind)

export const isShopActor = (actor: Actor): actor is ShopActor => 'name' in actor

export const isOwner = (actor: Actor): actor is Owner => actor.kind === 'visitor' || actor.kind === 'customer'
