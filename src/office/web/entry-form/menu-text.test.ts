import { expect, it } from 'vitest'
import { linesOfMenu, menuOfLines } from './menu-text.ts'

it('a menu is written as lines, and comes back as it was', () => {
  const html = '<p>13,20 €</p><ul><li>Lohikeitto L, G *</li><li>Peruna &amp; sieni</li></ul><p>Kahvi &lt; kuuluu</p>'
  const lines = '13,20 €\n- Lohikeitto L, G *\n- Peruna & sieni\nKahvi < kuuluu'
  expect(linesOfMenu(html)).toBe(lines)
  expect(menuOfLines(lines)).toBe(html)
  expect(menuOfLines(' Keitto \n\n• Leipä')).toBe('<p>Keitto</p><ul><li>Leipä</li></ul>')
  expect([linesOfMenu(''), menuOfLines('')]).toEqual(['', ''])
})

it.each(['<h2>Maanantai</h2><p>Keitto</p>', '<p>Keitto <strong>L</strong></p>', 'Keitto'])(
  'a menu with other markup is no lines: %s',
  (html) => expect(linesOfMenu(html)).toBeNull(),
)
