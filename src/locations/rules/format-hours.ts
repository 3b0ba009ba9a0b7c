import type { Language } from '#src/common/locale.ts'

/** Formats "HH:mm" for reading: 8, 8.30 and 20 in Finnish and Swedish, 8:00 in English. Empty stays empty. */
export function formatTime(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':')
  if (minute === '') return ''
  const hours = String(Number(hour))
  if (language === 'en') return `${hours}:${minute}`
  return minute === '00' ? hours : `${hours}.${minute}`
}

/** "8–20", "8.30–20", "8:00–20:00". */
export const formatRange = (open: string, close: string, language: Language): string =>
  `${formatTime(open, language)}–${formatTime(close, language)}`
