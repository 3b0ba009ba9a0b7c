import type { ConsentChoices, ConsentClass } from '#src/shell/contract/consent.ts'
import { onConsentChange, readConsent } from '../consent-state.ts'
import { type AnalyticsEvent, connectDestination, holdEvents } from './track.ts'

/** A receiver of analytics events. To add one: an object like this and a line in `startAnalytics`. */
export interface AnalyticsDestination {
  name: string
  /** The consent that the visitor must have given before the destination gets any event. */
  needs: ConsentClass
  receive: (event: AnalyticsEvent) => void
  /** Called at the start and with every change, before events follow. Null: the visitor has not chosen. */
  consentChanged?: (choices: ConsentChoices | null) => void
}

/**
 * Connects each destination as long as the visitor agrees to it. Before the choice events are held, where the document asks
 * for one; a choice that leaves no destination drops them. Returns a function that disconnects all.
 */
export function startAnalytics(destinations: readonly AnalyticsDestination[], asksForChoice = true): () => void {
  let connected = ''
  let disconnect = () => {}

  function follow(): void {
    const consent = readConsent()
    for (const destination of destinations) destination.consentChanged?.(consent)
    const allowed = destinations.filter(({ needs }) => consent?.[needs] ?? false)
    const names = allowed.map(({ name }) => name).join()
    if (names !== connected) {
      disconnect()
      // Without an allowed destination nothing connects: connecting would take the waiting events
      disconnect = allowed.length === 0 ? () => {} : connectDestination(...allowed.map(({ receive }) => receive))
      connected = names
    }
    holdEvents(asksForChoice && consent === null)
  }

  follow()
  const stop = onConsentChange(follow)
  return () => {
    stop()
    disconnect()
  }
}
