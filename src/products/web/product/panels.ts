import type { IncludedItem } from '../../contract/product.ts'

/** What can open over a product page; the reviews are opened by the address alone. */
export type PanelName = 'info' | 'diets' | 'shipping' | 'size-guide'

/** Side panels open at a time; several contents of a package may be open at once. */
export interface OpenPanels {
  named: PanelName | null
  items: readonly string[]
}

export const noPanels: OpenPanels = { named: null, items: [] }

export const isItemOpen = (panels: OpenPanels, item: IncludedItem): boolean =>
  panels.items.includes(item.packageEntry.code)

export const withItem = (panels: OpenPanels, code: string, open: boolean): OpenPanels => ({
  ...panels,
  items: [...panels.items.filter((other) => other !== code), ...(open ? [code] : [])],
})
