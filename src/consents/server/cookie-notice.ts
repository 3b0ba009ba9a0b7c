import type { Language } from '#src/common/locale.ts'
import { consentVersion } from '#src/shell/contract/consent.ts'
import type { ConsentCategory, ConsentNotice } from '../contract/consents.ts'
import data from './cookie-notice-data.json' with { type: 'json' }

/*
 * What the site stores in the browser, described in `cookie-notice-data.json`. A test compares its names with the table
 * of stored keys and with the cookies that are set. A change here must raise `consentVersion`, so that every visitor is
 * asked again.
 */

/** Returns days as text, or the name of the event that ends the storage. */
function durationIn(language: Language, duration: number | string): string {
  if (typeof duration === 'number') return `${duration} ${data.durations.days[language]}`
  return data.durations[duration as keyof typeof data.durations][language] // the test reads every entry
}

export function cookieNotice(language: Language, policyUrl: string): ConsentNotice {
  return {
    id: 1,
    key: 'cookies',
    version: consentVersion,
    language,
    title: data.title[language],
    body: data.body[language],
    policyUrl,
    categories: data.categories.map(({ key, title, description, entries }) => ({
      key: key as ConsentCategory['key'], // the routes' answer is checked against it
      title: title[language],
      description: description[language],
      required: key === 'necessary',
      cookies: entries.map(({ name, purpose, duration }) => ({
        name,
        provider: 'Konvehti',
        purpose: purpose[language],
        duration: durationIn(language, duration),
      })),
    })),
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns the whole notice as one text, to be stored under its version. */
export function cookieNoticeText(language: Language): { title: string; text: string } {
  const { title, body, categories } = cookieNotice(language, '')
  const parts = categories.flatMap((category) => [
    `<h3>${escaped(category.title)}</h3><p>${escaped(category.description)}</p>`,
    ...(category.cookies.length === 0
      ? []
      : [
          `<ul>${category.cookies
            .map(({ name, purpose, duration }) => `<li>${escaped(`${name}: ${purpose} ${duration}`)}</li>`)
            .join('')}</ul>`,
        ]),
  ])
  return { title, text: `<p>${escaped(body)}</p>${parts.join('')}` }
}
