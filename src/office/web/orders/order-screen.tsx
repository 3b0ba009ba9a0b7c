import { NewOrderLink } from '../phone-orders/NewOrderLink.tsx'
import type { Screen } from '../screen.ts'

export const orderScreen: Screen = {
  hints: { ship: '/desk/orders/ship-hint' },
  Create: NewOrderLink,
  search: '/desk/search',
  plainInCard: ['customer', 'createdAt', 'status', 'parcels'],
  offInCard: ['paymentStatus', 'methods', 'pieces'],
  sums: { money: 'totalCents', pieces: 'pieces' },
}
