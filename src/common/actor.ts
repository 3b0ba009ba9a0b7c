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
  /** Signed in to the back office; `hasSteppedUp`: has proved within the last minutes who they are. */
  | { kind: 'staff'; accountId: string; name: string; roles: readonly string[]; hasSteppedUp?: boolean }
  /** Nobody's request: a job by its queue, or the command line with its operator's name. */
  | { kind: 'system'; by: 'job' | 'operator'; name: string }

/** Those that things belong to. */
export type Owner = Extract<Actor, { ownerId: string }>

/** Those who act for the shop: what they change is written down (`platform/audit`), and `name` is kept with it. */
export type ShopActor = Extract<Actor, { name: string }>

/** Who does something with what belongs to somebody: they themselves, or those of the shop for them. */
export type OwnerContext = Owner | (ShopActor & OwnerKey)

/** In the owner's place, under one's own name: timelines and the audit say who it was. */
export const actingFor = (actor: ShopActor, { ownerId }: OwnerKey): OwnerContext => ({ ...actor, ownerId })

/** What a query needs of them; a row that belongs to somebody will do. */
export type OwnerKey = Pick<Owner, 'ownerId'>

/** For timelines and tasks: the kind, and of those who work here the name; of visitors and customers no id. */
export const actorLabel = (actor: Actor): string => (isShopActor(actor) ? `${actor.kind} ${actor.name}` : actor.kind)

export const isShopActor = (actor: Actor): actor is ShopActor => 'name' in actor

/** Of carts and orders: the account they belong to, as its own actor has it; null for visitors and everybody else. */
export const customerIdOf = (actor: Actor): string | null => (actor.kind === 'customer' ? actor.accountId : null)

export const isOwner = (actor: Actor): actor is Owner => actor.kind === 'visitor' || actor.kind === 'customer'
