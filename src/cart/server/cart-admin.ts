import type { OwnerKey, ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Language } from '#src/common/locale.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { CartService, StoredCartView } from './cart.service.ts'
import type { CartFilter } from './cart.store.ts'

/** Reads carts of all owners, for the shop's staff; each reading is audited. */
export const createCartAdmin = ({ carts, reads }: { carts: CartService; reads: PersonalReads }) => ({
  async find(id: string, language: Language, actor: ShopActor): Promise<StoredCartView | null> {
    authorise(actor, 'carts:read')
    const view = await carts.findAnyCart(id, language)
    if (view) await reads.record(actor, 'cart.read', [view.row.id])
    return view
  },

  /** `owner` null: among all carts. */
  async search(owner: OwnerKey | null, filter: CartFilter, language: Language, actor: ShopActor) {
    authorise(actor, 'carts:read')
    const found = await carts.searchCarts(owner, filter, language)
    const ids = found.items.map(({ row }) => row.id)
    if (ids.length > 0) await reads.record(actor, 'cart.read', ids)
    return found
  },
})

export type CartAdmin = ReturnType<typeof createCartAdmin>
