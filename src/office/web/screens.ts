import { orderScreen } from './orders/order-screen.tsx'
import type { Screen } from './screen.ts'

const screens: Readonly<Record<string, Screen>> = {
  orders: orderScreen,
  mails: { title: 'subject' },
  customers: { search: '/desk/search/customers', plainInCard: ['email', 'phone', 'status'], offInCard: ['createdAt'] },
  reviews: { search: '/desk/search/reviews', plainInCard: ['submittedAt', 'status', 'authorName'] },
  subscribers: { search: '/desk/search/subscribers', plainInCard: ['status', 'changedAt'] },
  submissions: { search: '/desk/search/submissions', plainInCard: ['createdAt', 'senderEmail', 'status'] },
  products: {
    title: 'name',
    search: '/desk/search/products',
    plainInCard: ['name', 'status', 'type'],
    offInCard: ['updatedAt', 'brand'],
  },
  prices: { title: 'name', search: '/desk/search/prices', plainInCard: ['name'] },
  stock: {
    search: '/desk/search/stock',
    change: '/desk/change/stock',
    plainInCard: ['name', 'status'],
    offInCard: ['updatedAt', 'waiting'],
  },
  audit: { search: '/desk/search/audit', plainInCard: ['by', 'command', 'subject'] },
  jobs: { perPage: 50, plainInCard: ['status'] },
  webhooks: { search: '/desk/search/webhooks', plainInCard: ['eventCode', 'status', 'merchantReference'] },
  'gift-cards': { search: '/desk/search/gift-cards', plainInCard: ['status', 'recipientName'] },
}
const plain: Screen = {}

export const screenOf = (resource: string): Screen => screens[resource] ?? plain
