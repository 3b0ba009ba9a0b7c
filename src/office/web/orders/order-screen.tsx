import type { Screen } from '../screens.ts'

export const orderScreen: Screen = {
  plainInCard: ['name', 'createdAt', 'status', 'paymentStatus'],
  offInCard: ['methods', 'pieces'],
  sums: { money: 'totalCents', pieces: 'pieces' },
}
