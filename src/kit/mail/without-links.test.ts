import { expect, it } from 'vitest'
import { withoutLinks } from './without-links.ts'

it.each([
  'https://evil.example/now',
  'HTTP://evil.example',
  'evil.example',
  'www.evil.example?x=1',
  'write to us@evil.example',
  'mailto:us@evil.example',
  'tel:+358401234567',
  'evil．example',
  'evil。example',
])('makes no link of %s, which reads the same', (typed) => {
  const shown = withoutLinks(typed)
  expect(shown.replaceAll('\u200b', '')).toBe(typed)
  // Between any two characters of a name and what makes an address of it.
  expect(shown).not.toMatch(/\S[.:@/．。｡][^\s\u200b]/u)
})

it('leaves sentences as they are', () => {
  for (const said of ['Kiitos. Terveisin Aino', 'Klo 14.', 'Mitä? Ei!', '']) expect(withoutLinks(said)).toBe(said)
})
