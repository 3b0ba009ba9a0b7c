export type ReviewsSettings = {
  /** 0 takes a free one. */
  port: number
}

export const DEFAULT_SETTINGS = { port: 3027 } as const

export function settingsFromEnvironment(environment: Readonly<Record<string, string | undefined>>): ReviewsSettings {
  const text = environment['REVIEWS_STANDIN_PORT'] ?? ''
  if (text !== '' && !/^\d{1,5}$/.test(text)) throw new Error('REVIEWS_STANDIN_PORT is not a port')
  return { port: text === '' ? DEFAULT_SETTINGS.port : Number(text) }
}
