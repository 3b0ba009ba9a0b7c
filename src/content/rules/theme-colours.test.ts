import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColours } from './theme-colours.ts'

const tokens = readFileSync(new URL('../../kit/styles/tokens.css', import.meta.url), 'utf8')
/** The first rule of a theme. */
const ruleOf = (theme: string): string => tokens.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? ''
const valueIn = (rule: string, name: string): string | undefined =>
  new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(rule)?.[1]
const loud: Record<string, string> = { rose: 'coral', butter: 'sun', mint: 'lagoon', peach: 'tangerine' }

test.each(['', 'willja', 'froosh'] as const)('the colours of "%s" are those of the sheet', (theme) => {
  const own = ruleOf(theme || 'konvehti')
  for (const [role, colour] of Object.entries(themeColours[theme])) {
    const field = theme === 'froosh' && loud[role] !== undefined ? `froosh-${loud[role]}` : `field-${role}`
    const found = valueIn(own, role) ?? valueIn(own, field) ?? valueIn(ruleOf('konvehti'), field)
    expect(found, `${theme} ${role}`).toBe(colour)
  }
})
