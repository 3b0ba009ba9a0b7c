/* The orders of product lists. Apart from the calls' schemas, which the browser has no use for. */

export const sortKeys = ['standard', 'name', 'price', 'news'] as const
export type SortKey = (typeof sortKeys)[number]
export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The choices of the sort menu, in its order; the text key is `/catalogue/sort/{by}-{direction}`. */
export const sortOptions: readonly { by: SortKey; direction: SortDirection }[] = [
  { by: 'standard', direction: 'asc' },
  { by: 'name', direction: 'asc' },
  { by: 'name', direction: 'desc' },
  { by: 'price', direction: 'asc' },
  { by: 'price', direction: 'desc' },
  { by: 'news', direction: 'asc' },
]
