import { orderScreen } from './orders/order-screen.tsx'
import type { Screen } from './screen.ts'

const screens: Readonly<Record<string, Screen>> = { orders: orderScreen, mails: { title: 'subject' } }
const plain: Screen = {}

export const screenOf = (resource: string): Screen => screens[resource] ?? plain
