/** The order matters: a browser's user agent also contains names that stand further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** The name people know their device by, `Firefox, Windows`; empty when the browser does not say. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: typeof browsers): string => list.find(([sign]) => sign.test(userAgent))?.[1] ?? ''
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== '').join(', ')
}
