import { expect, it } from 'vitest'
import { foldEmail } from './customer-key.ts'

it.each([
  [' Aino@Posti.Example ', 'aino@posti.example'],
  ['aino+tarjous@posti.example', 'aino@posti.example'],
  ['a.i.no@gmail.com', 'aino@gmail.com'],
  ['a.ino+x@googlemail.com', 'aino@gmail.com'],
  ['a.ino@posti.example', 'a.ino@posti.example'],
  ['aino@pöytä.example', 'aino@xn--pyt-sla1g.example'],
  ['ａｉｎｏ@posti.example', 'aino@posti.example'],
  ['+x@posti.example', ''],
  ['nobody', ''],
])('%s counts as %s', (email, folded) => {
  expect(foldEmail(email)).toBe(folded)
})
