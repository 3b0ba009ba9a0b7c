import { describe, expect, it } from 'vitest'
import { createPasswordStrength } from './password-strength.ts'

const strength = createPasswordStrength()
const about = ['aino.leppavirta@posti.example', 'Aino', 'Leppävirta']

describe('a password can be guessed', () => {
  it.each([
    ['a common one', 'password12'],
    ['a common one with signs for letters', 'P@ssw0rd!23'],
    ['a Finnish word with a year', 'Salasana2026!'],
    ['a town with a year', 'Helsinki2026!!'],
    ['the shop’s name', 'Konvehti2026'],
    ['what the shop sells', 'suklaalevy99'],
    ['the person’s name', 'ainoleppävirta1990'],
    ['keys beside each other', 'qwertyuiop'],
    ['digits in a row', '1234567890'],
    ['one letter', 'aaaaaaaaaaaa'],
    ['one piece again and again', 'Aa1!'.repeat(10)],
  ])('that is %s', async (_what, password) => {
    expect(await strength.isGuessable(password, about)).toBe(true)
  })

  it.each([
    'kuusenkerkkä ja kahvi',
    'vadelmat ennen kahvia',
    'correct horse battery',
    'kissa-koira-traktori',
    'xkqz7mwp2r',
    '73915523998812',
    'vaahtera sulka 48',
  ])('but not %s', async (password) => {
    expect(await strength.isGuessable(password, about)).toBe(false)
  })

  it('takes no longer to measure when it is longer than what is measured', async () => {
    await strength.isGuessable('x', [])
    const quickestMs = async (length: number): Promise<number> => {
      const times: number[] = []
      for (let time = 0; time < 3; time++) {
        const began = performance.now()
        await strength.isGuessable('a@B$c1D!'.repeat(16).slice(0, length), about)
        times.push(performance.now() - began)
      }
      return Math.min(...times)
    }
    expect(await quickestMs(128)).toBeLessThan(2.5 * (await quickestMs(40)))
  })
})
