import type { Executor } from '#src/platform/database/database.ts'
import type { PlacedPopup } from '#src/shell/contract/site-popup.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import type { SitePopupsFields } from '../contract/pages/page-fields.ts'
import type { Delivered, Delivery } from './content-delivery.ts'
import * as store from './content.store.ts'

/** The item that the popups come from. */
export const popupsKey = 'site-popups'

/** The popups of a view from the item `site-popups`, with their links resolved and their HTML clean. */
export async function listSitePopups(
  db: Executor,
  delivery: Delivery,
  view: ViewContext,
): Promise<{ popups: PlacedPopup[]; tags: string[] }> {
  const item = await store.findItemByKey(db, popupsKey)
  const delivered = item ? await delivery.deliver(item.id, view) : null
  if (!delivered) return { popups: [], tags: item ? [`content:${item.id}`] : [] }
  return { popups: popupsOf(delivered), tags: [...delivered.tags] }
}

/** The popups of the delivered item. */
export function popupsOf({ fields }: Pick<Delivered, 'fields'>): PlacedPopup[] {
  const { popups } = fields as SitePopupsFields // checked on save
  return popups
    .map((popup) => ({
      popup: { ...popup, image: popup.image && { url: popup.image.url, altText: popup.image.altText } },
      // Pages that do not exist in the language are left out; a popup of such pages alone must not land on every page
      pages: popup.pages.filter((url) => url !== ''),
      isPlaced: popup.pages.length > 0,
    }))
    .filter(({ pages, isPlaced }) => !isPlaced || pages.length > 0)
    .map(({ popup, pages }) => ({ ...popup, pages }))
}
