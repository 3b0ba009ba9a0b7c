import { orderScreen } from './orders/order-screen.tsx'
import type { Screen } from './screen.ts'

const screens: Readonly<Record<string, Screen>> = {
  orders: orderScreen,
  'gift-cards': { search: '/desk/search/gift-cards', plainInCard: ['status', 'recipientName'] },
}
const plain: Screen = {}

export const screenOf = (resource: string): Screen => screens[resource] ?? plain
