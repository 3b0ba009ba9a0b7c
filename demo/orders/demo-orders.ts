import type { CustomTablet } from '../../src/cart/contract/custom-tablet.ts'
import type { demoCustomers } from '../../src/app/start/demo-customers.ts'

/** What becomes of an order. `withdrawn` waits for its answer, `withdrawn-refunded` has it. */
export type Outcome = 'paid' | 'partly-sent' | 'delivered' | 'refunded' | 'withdrawn' | 'withdrawn-refunded'

export interface DemoOrder {
  outcome: Outcome
  placedDaysAgo: number
  /** UTC. */
  time: string
  method: 'home' | 'parcel-locker'
  card: string
  goods: Readonly<Record<string, number>>
  /** What is engraved on a tablet of its own parcel. */
  engraving?: Omit<Required<CustomTablet>, 'flavour'>
  /** Why the money goes back, for the books. */
  reason?: string
  /** Of the statement of withdrawal. */
  message?: string
}

const visa = '4111111111111111'
const mastercard = '5555444433331111'
const americanExpress = '370000000000002'

type DemoEmail = (typeof demoCustomers)[number]['email']

/** Five for each customer. A withdrawal is of the first line. */
export const demoOrders: Readonly<Record<DemoEmail, readonly DemoOrder[]>> = {
  'customer@konvehti.example': [
    {
      outcome: 'refunded',
      placedDaysAgo: 96,
      time: '15:42',
      method: 'home',
      card: visa,
      goods: { KV2020: 2, 'KV1020-100G': 3 },
      reason: 'melted on the way',
    },
    {
      outcome: 'delivered',
      placedDaysAgo: 58,
      time: '17:08',
      method: 'parcel-locker',
      card: visa,
      goods: { 'KV1005-100G': 2, KV5035: 1, KV3035: 2 },
    },
    {
      outcome: 'withdrawn-refunded',
      placedDaysAgo: 33,
      time: '06:51',
      method: 'home',
      card: visa,
      goods: { KV2015: 2, KV6035: 3 },
      message: 'Rasiat olivat lahjaksi, mutta juhlat peruttiin. Ne ovat avaamatta.',
    },
    {
      outcome: 'partly-sent',
      placedDaysAgo: 6,
      time: '18:20',
      method: 'home',
      card: visa,
      goods: { KV3050: 1, 'KV1020-100G': 2 },
      engraving: {
        frontText: 'Kiitos, Eeva',
        backText: 'Kolmekymmentä vuotta ja\nyhä sama nauru.',
        signature: 'Aino',
        name: 'Eeva Koski',
        address: 'Kirkkokatu 4 A 7',
        postalCode: '90100',
        city: 'Oulu',
        countryCode: 'FIN',
        phone: '+358401234567',
      },
    },
    { outcome: 'paid', placedDaysAgo: 1, time: '16:35', method: 'home', card: visa, goods: { KV5005: 2, KV3025: 1 } },
  ],
  'kund@konvehti.example': [
    {
      outcome: 'refunded',
      placedDaysAgo: 81,
      time: '09:14',
      method: 'parcel-locker',
      card: mastercard,
      goods: { KV2065: 1, KV6005: 2 },
      reason: 'the box was crushed',
    },
    {
      outcome: 'delivered',
      placedDaysAgo: 47,
      time: '12:27',
      method: 'home',
      card: mastercard,
      goods: { 'KV4020-3X40G': 1, KV2040: 2 },
    },
    {
      outcome: 'withdrawn',
      placedDaysAgo: 17,
      time: '19:03',
      method: 'home',
      card: mastercard,
      goods: { KV3035: 3, 'KV1005-40G': 4 },
      message: 'Jag beställde tre påsar för mycket. De är oöppnade.',
    },
    {
      outcome: 'partly-sent',
      placedDaysAgo: 7,
      time: '07:46',
      method: 'home',
      card: mastercard,
      goods: { KV2020: 1 },
      engraving: {
        frontText: 'Grattis, Maja',
        backText: 'Femtio år är ingen ålder,\ndet är ett kapital.',
        signature: 'Otto',
        name: 'Maja Lindholm',
        address: 'Strandgatan 12 B 3',
        postalCode: '20100',
        city: 'Åbo',
        countryCode: 'FIN',
        phone: '+358401234568',
      },
    },
    {
      outcome: 'paid',
      placedDaysAgo: 1,
      time: '11:52',
      method: 'parcel-locker',
      card: mastercard,
      goods: { KV6030: 2, KV5035: 2 },
    },
  ],
  'buyer@konvehti.example': [
    {
      outcome: 'refunded',
      placedDaysAgo: 74,
      time: '13:30',
      method: 'home',
      card: americanExpress,
      goods: { KV2015: 1, KV3025: 2 },
      reason: 'lost on the way',
    },
    {
      outcome: 'delivered',
      placedDaysAgo: 40,
      time: '08:05',
      method: 'home',
      card: americanExpress,
      goods: { KV5005: 3, 'KV1020-100G': 2, 'KV4010-3X40G': 1 },
    },
    {
      outcome: 'withdrawn',
      placedDaysAgo: 18,
      time: '16:18',
      method: 'parcel-locker',
      card: americanExpress,
      goods: { KV2040: 2, KV6035: 2 },
      message: 'Two boxes came where I meant to order one. Both are unopened.',
    },
    {
      outcome: 'partly-sent',
      placedDaysAgo: 6,
      time: '10:11',
      method: 'home',
      card: americanExpress,
      goods: { KV2065: 1, KV3050: 1 },
      engraving: {
        frontText: 'Well done, Sam',
        backText: 'Four years, one thesis\nand no more excuses.',
        signature: 'Emma',
        name: 'Sam Clarke',
        address: 'Hämeenkatu 21 C 40',
        postalCode: '33200',
        city: 'Tampere',
        countryCode: 'FIN',
        phone: '+358401234569',
      },
    },
    {
      outcome: 'paid',
      placedDaysAgo: 1,
      time: '17:24',
      method: 'home',
      card: americanExpress,
      goods: { 'KV1005-100G': 3, KV3035: 1 },
    },
  ],
}
