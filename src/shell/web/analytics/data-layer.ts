import { allRefused, type ConsentChoices } from '#src/shell/contract/consent.ts'
import type { AnalyticsDestination } from './destinations.ts'

declare global {
  interface Window {
    /** A tag manager that the operator adds reads it; without one no data leaves the browser. */
    dataLayer?: unknown[]
  }
}

type Signal = 'granted' | 'denied'

/** The choice in the words of consent mode, version 2. */
function consentSignals({ functional, analytics, marketing }: ConsentChoices): Record<string, Signal> {
  const signal = (allowed: boolean): Signal => (allowed ? 'granted' : 'denied')
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
    functionality_storage: signal(functional),
    personalization_storage: signal(functional),
    security_storage: 'granted',
  }
}

/** `window.dataLayer`: consent mode first, with everything denied, then events as the visitor allows. */
export function createDataLayer(): AnalyticsDestination {
  const layer = (window.dataLayer ??= [])
  // Tag managers recognise a command by its type, the arguments object of a function
  function command(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  let hasDefault = false
  return {
    name: 'data layer',
    needs: 'analytics',
    receive(event) {
      // Clears the previous event's values
      if (event.ecommerce) layer.push({ ecommerce: null })
      layer.push(event)
    },
    consentChanged(choices) {
      if (!hasDefault) command('consent', 'default', consentSignals(allRefused))
      hasDefault = true
      if (choices) command('consent', 'update', consentSignals(choices))
    },
  }
}
