import { browserClock } from '#src/shell/web/clock.ts'
import type { BrowserInfo } from '../contract/submitted-payment.ts'

/** What 3-D Secure wants to know of the browser (the provider's field names). */
export const browserInfo = (): BrowserInfo => ({
  acceptHeader: '*/*',
  colorDepth: window.screen.colorDepth,
  javaEnabled: false,
  language: navigator.language,
  screenHeight: window.screen.height,
  screenWidth: window.screen.width,
  timeZoneOffset: new Date(browserClock.now()).getTimezoneOffset(),
  userAgent: navigator.userAgent,
})
