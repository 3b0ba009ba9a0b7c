/** Colours and measures that the widget's style sheet uses. */
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

/** A style sheet with the page's colours, measures and fonts for the widget's frame, which has no access to the page. */
export function widgetTheme(): string {
  const style = getComputedStyle(document.documentElement)
  const values = names.map((name) => `--${name}: ${style.getPropertyValue(`--${name}`)};`)
  const faces = [...document.styleSheets].flatMap((sheet) => facesOf(sheet))
  return `:root { ${values.join(' ')} }\n${faces.join('\n')}`
}

/** Font faces of a style sheet with absolute URLs: relative ones would not resolve in the frame. */
function facesOf(sheet: CSSStyleSheet): string[] {
  const base = sheet.href ?? document.baseURI
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) =>
      cssText.replace(/url\("?([^")]+)"?\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
    )
}
