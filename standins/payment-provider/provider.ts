import type { Log } from '../support/json-log.ts'
import { applyEntry, type Book, bookFrom, emptyBook } from './book.ts'
import { type CardTokens, createCardTokens } from './card-tokens.ts'
import { type Controls, initialControls } from './controls.ts'
import { newId } from './ids.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { LedgerEntry, LedgerEvent, NotificationItem, QueuedWebhook } from './ledger-events.ts'
import type { PaymentProviderSettings } from './settings.ts'

export type Provider = {
  readonly settings: PaymentProviderSettings
  readonly now: () => Date
  readonly log: Log
  readonly ledger: Ledger
  readonly book: Book
  readonly tokens: CardTokens
  readonly controls: Controls
  /** Writes the event to disk, then applies it, then tells the listeners. */
  record(event: LedgerEvent): LedgerEntry
  /** `listener` runs after each event and after each change of the controls. */
  onChange(listener: () => void): void
  /** To be called after a change of the controls. */
  controlsChanged(): void
  /** Adds id and due time by the present controls. */
  queued(item: NotificationItem): QueuedWebhook
  /** For tests: forgets every payment and goes back to the settings. */
  reset(): void
}

export function createProvider(settings: PaymentProviderSettings, now: () => Date, log: Log): Provider {
  const ledger = openLedger(settings.dataDir, now)
  const book = bookFrom(ledger.entries())
  const tokens = createCardTokens(now)
  const controls = initialControls(settings.webhookDelayMs)
  const listeners: (() => void)[] = []
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  return {
    settings,
    now,
    log,
    ledger,
    book,
    tokens,
    controls,
    record(event) {
      const entry = ledger.append(event)
      applyEntry(book, entry)
      notifyListeners()
      return entry
    },
    onChange: (listener) => listeners.push(listener),
    controlsChanged: notifyListeners,
    queued(item) {
      const { delayMs, shuffleMs } = controls.webhooks
      return { id: newId(), dueAt: now().getTime() + delayMs + Math.round(Math.random() * shuffleMs), item }
    },
    reset() {
      ledger.clear()
      Object.assign(book, emptyBook())
      tokens.clear()
      Object.assign(controls, initialControls(settings.webhookDelayMs))
      notifyListeners()
    },
  }
}
