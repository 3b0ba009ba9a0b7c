import type { TextLookup } from '#src/common/errors.ts'
import { sumOf } from '#src/common/money.ts'
import type { Database } from '#src/platform/database/database.ts'
import { planned } from '#src/platform/resources/list-query.ts'
import { defineReport, type Report } from '#src/platform/resources/report.ts'
import { entryKinds } from '../rules/ledger.ts'
import { listMovements } from './gift-cards-report.store.ts'

/** What the shop owes to the holders of gift cards: the balance before a period, what moved it, and their sum, the balance after. */
export const giftCardsReport = ({ db, text }: { db: Database; text: TextLookup }): Report =>
  defineReport({
    name: 'gift-cards',
    reading: 'gift-cards:read',
    columns: { movement: { kind: 'text' }, cents: { kind: 'money', sums: true } },
    key: ['movement'],
    figure: null,
    async rows(period, language) {
      const found = await planned(db, (tx) => listMovements(tx, period))
      const moved = entryKinds.flatMap((kind) => {
        const cents = found.find((one) => one.kind === kind)?.cents ?? 0
        return cents === 0 ? [] : [{ movement: text(language, `office/gift-cards/entry/${kind}`), cents }]
      })
      const before = sumOf(found.map(({ beforeCents }) => beforeCents))
      return [{ movement: text(language, 'office/report-gift-cards/before'), cents: before }, ...moved]
    },
  })
