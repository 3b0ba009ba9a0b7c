import { join } from 'node:path'
import { openJournal } from '../support/journal.ts'
import type { LedgerEntry, LedgerEvent } from './ledger-events.ts'

export const LEDGER_FILE = 'payment-ledger.jsonl'

export type Ledger = {
  /** All entries since the file began, oldest first. */
  entries(): readonly LedgerEntry[]
  /** The entry is on disk when this returns. */
  append(event: LedgerEvent): LedgerEntry
  /** For tests: forgets everything, on disk too. */
  clear(): void
  close(): void
}

/** The independent witness of what was charged: it knows nothing of the shop and survives every kill of it. */
export function openLedger(dataDir: string, now: () => Date): Ledger {
  const journal = openJournal<LedgerEntry>(join(dataDir, LEDGER_FILE))
  const entries: LedgerEntry[] = [...journal.replayed]
  return {
    entries: () => entries,
    append(event) {
      const entry: LedgerEntry = { seq: entries.length + 1, at: now().toISOString(), ...event }
      journal.append(entry)
      entries.push(entry)
      return entry
    },
    clear() {
      journal.replaceAll([])
      entries.length = 0
    },
    close: () => journal.close(),
  }
}
