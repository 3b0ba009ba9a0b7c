import type { TextLookup } from '#src/common/errors.ts'
import type { Database } from '#src/platform/database/database.ts'
import { planned } from '#src/platform/resources/list-query.ts'
import { defineReport, type Report } from '#src/platform/resources/report.ts'
import {
  listDiscounts,
  listFunnel,
  listSales,
  listSoldProducts,
  listWorkedParcels,
  sumReducedPrices,
} from './sales-report.store.ts'

const money = { kind: 'money', sums: true } as const
const count = { kind: 'number', sums: true } as const
const hours = { kind: 'hours' } as const

/** Reports of orders and parcels. */
export const salesReports = ({ db, text }: { db: Database; text: TextLookup }): readonly Report[] => [
  defineReport({
    name: 'sales',
    reading: 'sales:read',
    columns: {
      day: { kind: 'day' },
      orders: count,
      totalCents: money,
      shippingCents: money,
      discountCents: money,
      refundCents: money,
      netCents: money,
    },
    key: ['day'],
    figure: 'totalCents',
    rows: (period) => planned(db, (tx) => listSales(tx, period)),
  }),
  defineReport({
    name: 'funnel',
    reading: 'sales:read',
    columns: { day: { kind: 'day' }, productViews: count, cartsBegun: count, checkoutsBegun: count, orders: count },
    key: ['day'],
    figure: 'productViews',
    rows: (period) => planned(db, (tx) => listFunnel(tx, period)),
  }),
  defineReport({
    name: 'sold-products',
    reading: 'sales:read',
    columns: {
      name: { kind: 'text' },
      code: { kind: 'text' },
      orders: { kind: 'number' },
      pieces: count,
      paidCents: money,
    },
    key: ['code', 'name'],
    figure: null,
    rows: (period, language) => planned(db, (tx) => listSoldProducts(tx, period, language)),
  }),
  defineReport({
    name: 'discounts',
    reading: 'sales:read',
    columns: { name: { kind: 'text' }, orders: { kind: 'number' }, goodsCents: money, shippingCents: money },
    key: ['name'],
    figure: null,
    rows: (period, language) =>
      planned(db, async (tx) => {
        const { orders, cents } = await sumReducedPrices(tx, period)
        const name = text(language, 'office/report-discounts/reduced')
        const reduced = orders === 0 ? [] : [{ name, orders, goodsCents: cents, shippingCents: 0 }]
        return [...reduced, ...(await listDiscounts(tx, period, language))]
      }),
  }),
  defineReport({
    name: 'hours',
    reading: 'orders:pack',
    columns: {
      method: { kind: 'text' },
      parcels: { kind: 'number' },
      packHalf: hours,
      packMost: hours,
      shipHalf: hours,
      shipMost: hours,
    },
    key: ['method'],
    figure: null,
    rows: async (period, language) =>
      (await planned(db, (tx) => listWorkedParcels(tx, period))).map(({ method, parcels, packHours, shipHours }) => ({
        method: text(language, method === null ? 'office/report-hours/all' : `delivery/${method}`),
        parcels,
        packHalf: rounded(packHours[0]),
        packMost: rounded(packHours[1]),
        shipHalf: shipHours && rounded(shipHours[0]),
        shipMost: shipHours && rounded(shipHours[1]),
      })),
  }),
]

const rounded = (value: number): number => Math.round(value * 10) / 10
