import type { Screen } from '../screen.ts'

export const orderScreen: Screen = {
  search: '/desk/search',
  plainInCard: ['customer', 'createdAt', 'status', 'paymentStatus', 'parcels'],
  offInCard: ['methods', 'pieces'],
  sums: { money: 'totalCents', pieces: 'pieces' },
}
