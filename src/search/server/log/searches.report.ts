import type { TextLookup } from '#src/common/errors.ts'
import type { Database } from '#src/platform/database/database.ts'
import { planned } from '#src/platform/resources/list-query.ts'
import { defineReport, type Report } from '#src/platform/resources/report.ts'
import { listPhrases } from './search-log.store.ts'

const phrasesMost = 500

/** What was searched for and found nothing the last time, the most often first. */
export const searchesReport = ({ db, text }: { db: Database; text: TextLookup }): Report =>
  defineReport({
    name: 'searches',
    reading: 'search-admin:read',
    columns: { phrase: { kind: 'text' }, language: { kind: 'text' }, searches: { kind: 'number', sums: true } },
    key: ['phrase', 'language'],
    figure: null,
    rows: ({ from, to }, language) =>
      planned(db, async (tx) => {
        const asked = { since: from, until: to, language: null, found: 'nothing', most: phrasesMost } as const
        return (await listPhrases(tx, asked)).map(({ phrase, language: written, searches }) => ({
          phrase,
          language: text(language, `office/language/${written}`),
          searches,
        }))
      }),
  })
