/** Rises when a purpose is added or its words change: every visitor is asked again. Also the version of `GET /api/consents`. */
export const consentVersion = 7

/** The classes of storage that a visitor may refuse; necessary storage is not a choice. */
export const consentClasses = ['functional', 'analytics', 'marketing'] as const
export type ConsentClass = (typeof consentClasses)[number]
export type ConsentChoices = Record<ConsentClass, boolean>

export const allRefused: ConsentChoices = { functional: false, analytics: false, marketing: false }
export const allAccepted: ConsentChoices = { functional: true, analytics: true, marketing: true }

export const consentCookie = 'cookie-consent'
export const consentCookieDays = 365
