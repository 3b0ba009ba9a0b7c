import { randomBytes } from 'node:crypto'
import type { CartService } from '#src/cart/server/cart.service.ts'
import { type OwnerContext, actingFor, type OwnerKey, type ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'

export type StaffCarts = ReturnType<typeof createStaffCarts>

const unnamed: Refusal = { kind: 'fields', fields: { id: ['forms/required'] } }

/** Finds the owner on whose behalf the shop's staff work on a cart (C-16). */
export function createStaffCarts({
  carts,
  customers,
}: {
  carts: Pick<CartService, 'ownerOf'>
  customers: CustomerIds
}) {
  /** Null: there is no such cart. */
  async function onBehalfOf(actor: ShopActor, cartId: string): Promise<OwnerContext | null> {
    authorise(actor, 'carts:read')
    const owner = await carts.ownerOf(cartId)
    return owner && actingFor(actor, owner)
  }

  /** Null: there is no such customer. Without an id it makes a new guest, whose carts and orders open by their links alone. */
  async function onBehalfOfCustomer(actor: ShopActor, customerId: string | undefined): Promise<OwnerContext | null> {
    authorise(actor, 'carts:write')
    const ownerId =
      customerId === undefined ? `v_${randomBytes(16).toString('base64url')}` : await customers.ownerOf(customerId)
    return ownerId === null ? null : actingFor(actor, { ownerId })
  }

  return {
    onBehalfOf,
    onBehalfOfCustomer,

    /** Finds the owner by the cart's id, by its customer, or by both, which must then belong together. */
    async onBehalfOfCart(
      actor: ShopActor,
      id: string | undefined,
      customerId: string | undefined,
    ): Promise<Result<OwnerContext, Refusal>> {
      authorise(actor, 'carts:write')
      if (id === undefined && customerId === undefined) return refuse(unnamed)
      const named = customerId === undefined ? null : await onBehalfOfCustomer(actor, customerId)
      const acting = id === undefined ? named : await onBehalfOf(actor, id)
      const isTheirs = customerId === undefined || named?.ownerId === acting?.ownerId
      return acting && isTheirs ? ok(acting) : refuse(notFound)
    },

    /** The account it belongs to; null: a visitor's. */
    customerOf: async ({ ownerId }: OwnerKey): Promise<string | null> =>
      (await customers.customersOf([ownerId])).get(ownerId) ?? null,
  }
}
