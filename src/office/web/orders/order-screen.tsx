import type { Screen } from '../screen.ts'

export const orderScreen: Screen = {
  plainInCard: ['customer', 'createdAt', 'status', 'paymentStatus', 'parcels'],
  offInCard: ['methods', 'pieces'],
  sums: { money: 'totalCents', pieces: 'pieces' },
}
