export type PressReleasesSettings = {
  /** 0 takes a free one. */
  port: number
}

export const DEFAULT_SETTINGS = { port: 3029 } as const

export function settingsFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): PressReleasesSettings {
  const text = environment['PRESS_STANDIN_PORT'] ?? ''
  if (text !== '' && !/^\d{1,5}$/.test(text)) throw new Error('PRESS_STANDIN_PORT is not a port')
  return { port: text === '' ? DEFAULT_SETTINGS.port : Number(text) }
}
