export type DeliverySettings = {
  /** 0 takes a free one. */
  port: number
  /** Asked of every call but `/health` and `/control`; empty: of none. */
  apiKey: string
}

export const DEFAULT_SETTINGS = { port: 3028, apiKey: '' } as const

export function settingsFromEnvironment(environment: Readonly<Record<string, string | undefined>>): DeliverySettings {
  const text = environment['DELIVERY_STANDIN_PORT'] ?? ''
  if (text !== '' && !/^\d{1,5}$/.test(text)) throw new Error('DELIVERY_STANDIN_PORT is not a port')
  return {
    port: text === '' ? DEFAULT_SETTINGS.port : Number(text),
    apiKey: environment['DELIVERY_STANDIN_API_KEY'] ?? DEFAULT_SETTINGS.apiKey,
  }
}
