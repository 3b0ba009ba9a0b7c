/** Services of a place (C-21). The number is its id in `categoryIds`; addresses hold it, so it is never reused. */
export const services = [
  { name: 'lunch', id: 1 },
  { name: 'cafe', id: 2 },
  { name: 'shop', id: 3 },
  { name: 'accessible', id: 4 },
  { name: 'dogs', id: 5 },
  { name: 'wifi', id: 6 },
] as const
export type ServiceName = (typeof services)[number]['name']
export const serviceNames: readonly ServiceName[] = services.map(({ name }) => name)
