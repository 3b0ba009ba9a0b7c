import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Contrast of every pair of tokens that meet on a page, in each theme (WCAG 2.2: 1.4.3 and 1.4.11). */
const sheet = readFileSync(new URL('../../src/kit/styles/tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[^]*?\*\//g,
  '',
)
const themes = ['konvehti', 'willja', 'froosh'] as const
type Theme = (typeof themes)[number]

function declarations(theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, selector = '', body = ''] of sheet.matchAll(/(?:^|\n)([^{}@]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(':root') && !selector.includes(`'${theme}'`)) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim())
  }
  return tokens
}

function colour(tokens: Map<string, string>, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`no token ${name}`)
  const reference = /^var\(--([\w-]+)\)$/.exec(value)
  if (reference?.[1]) return colour(tokens, reference[1])
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`--${name} is no plain colour: ${value}`)
  return value
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface', 'surface-raised', 'surface-sunk']
const fields = ['sand', 'bone', 'sky', 'cream', 'butter', 'mint', 'lilac', 'rose', 'peach', 'sage'].map(
  (name) => `field-${name}`,
)
const states = ['success', 'warning', 'error', 'info']
const tags = ['new', 'bestseller', 'vegan', 'organic', 'limited', 'gift', 'christmas', 'easter']
const frooshFields = ['froosh-coral', 'froosh-sun', 'froosh-lagoon', 'froosh-tangerine']

type Pair = readonly [front: string, back: string, least: number]
const pairs = (fronts: readonly string[], backs: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, least]))

/** Text 4.5, what is large or belongs to a control 3. */
const met: readonly Pair[] = [
  ...pairs(['ink', 'ink-muted', 'link', 'copper-ink', 'sale', ...states], surfaces, 4.5),
  ...pairs(['line-strong', 'focus', 'accent'], surfaces, 3),
  ...pairs(['field-ink', 'field-ink-muted'], ['field'], 4.5),
  ...pairs(['accent-ink', 'accent-ink-muted'], ['accent', 'accent-hover'], 4.5),
  ...pairs(['focus-on-accent', 'copper'], ['accent'], 3),
  ...pairs(['on-copper'], ['copper'], 4.5),
  ...pairs(['on-sale'], ['sale'], 4.5),
  ...states.flatMap((state) => pairs([state, 'ink'], [`${state}-surface`], 4.5)),
  ...tags.flatMap((tag) => pairs([`tag-${tag}-ink`], [`tag-${tag}`], 4.5)),
]
const onFields: readonly Pair[] = [
  ...pairs(['field-ink', 'field-ink-muted', 'link', 'copper-ink'], fields, 4.5),
  ...pairs(['focus'], fields, 3),
]
const ofFroosh: readonly Pair[] = [
  ...pairs(['field-ink'], frooshFields, 4.5),
  ...pairs(['focus', 'accent'], ['froosh-coral', 'froosh-sun'], 3),
  ...pairs(['accent-ink', 'froosh-sun'], ['froosh-plum'], 4.5),
]

describe.each(themes)('theme %s', (theme) => {
  const tokens = declarations(theme)
  const own = theme === 'froosh' ? ofFroosh : onFields
  it.each([...met, ...own])('%s on %s has at least %s', (front, back, least) => {
    expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(least)
  })
})

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
