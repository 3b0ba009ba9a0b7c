/** Where a kind of page stands among those that editors choose from: what they make daily, what has a subject, what the shop itself needs. */
export const pageShelves = ['common', 'topic', 'shop'] as const
export type PageShelf = (typeof pageShelves)[number]
