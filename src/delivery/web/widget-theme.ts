/** Colours and measures that the widget's sheet names. */
const names = [
  'accent',
  'accent-ink',
  'copper-ink',
  'corner-control',
  'face-display',
  'face-text',
  'field-sky',
  'focus',
  'info-surface',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'size-small',
  'size-ui',
  'surface',
  'surface-raised',
  'surface-sunk',
  'warning-surface',
] as const

/** The page's look as a sheet for the widget's frame, which sees nothing of the page itself: colours, measures and faces. */
export function widgetTheme(): string {
  const style = getComputedStyle(document.documentElement)
  const values = names.map((name) => `--${name}: ${style.getPropertyValue(`--${name}`)};`)
  const faces = [...document.styleSheets].flatMap((sheet) => facesOf(sheet))
  return `:root { ${values.join(' ')} }\n${faces.join('\n')}`
}

/** Addresses in a sheet are relative to it, and the frame is somewhere else. */
function facesOf(sheet: CSSStyleSheet): string[] {
  const base = sheet.href ?? document.baseURI
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) =>
      cssText.replace(/url\("?([^")]+)"?\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
    )
}
