import { expect, it } from 'vitest'
import { emailRule } from './email-rule.ts'
import { brokenRule } from './field-rules.ts'

it.each([
  'aino@posti.example',
  'aino.virta+joulu@posti.example',
  "o'brien_99@mail.posti.example",
  'aino@pöytä.example',
  'aino@xn--pyt-hoa0s.example',
  'AINO@POSTI.EXAMPLE',
  '1@2.example',
])('%s is an address', (email) => {
  expect(brokenRule(emailRule, email)).toBeNull()
})

it.each([
  'ai..no@posti.example',
  '.aino@posti.example',
  'aino.@posti.example',
  'aino@[127.0.0.1]',
  'aino@127.0.0.1',
  'äinö@posti.example',
  '"aino"@posti.example',
  'aino@posti',
  'aino@posti..example',
  'aino@-posti.example',
  'aino@posti-.example',
  'aino@.example',
  'aino virta@posti.example',
  'aino@@posti.example',
])('no mail reaches %s', (email) => {
  expect(brokenRule(emailRule, email)).toBe('forms/email-invalid')
})
