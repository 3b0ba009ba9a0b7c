import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postalCodeFault, normalisePostalCode } from './postal-code.ts'

describe('a postal code', () => {
  it.each([
    ['FIN', '00100', '00100'],
    ['FI', '00 100', '00100'],
    // Åland's
    ['FIN', '22100', '22100'],
    ['SWE', '11122', '111 22'],
    ['SE', ' 111 22 ', '111 22'],
    ['NOR', '0150', '0150'],
    ['DNK', '10 50', '1050'],
    ['ISL', '101', '101'],
    ['is', '101', '101'],
    // Of a country that is not known only what all have in common is asked.
    ['', '1234', '1234'],
    ['EST', '10 111', '10 111'],
  ])('of %s may be %j and is written %j', (country, typed, written) => {
    expect(postalCodeFault(typed, country)).toBeNull()
    expect(normalisePostalCode(typed, country)).toBe(written)
    expect(normalisePostalCode(written, country)).toBe(written)
  })

  it.each([
    ['FIN', '', 'forms/postal-code-fin'],
    ['FIN', '123', 'forms/postal-code-fin'],
    ['FIN', '1234', 'forms/postal-code-fin'],
    ['FIN', '123456', 'forms/postal-code-fin'],
    ['FIN', '12345678', 'forms/postal-code-max'],
    ['FIN', 'AX-22100', 'forms/postal-code-invalid'],
    ['SWE', '1112', 'forms/postal-code-swe'],
    ['SE', '111 222', 'forms/postal-code-swe'],
    ['NOR', '00150', 'forms/postal-code-nor'],
    ['DNK', '105', 'forms/postal-code-dnk'],
    ['DNK', '10500', 'forms/postal-code-dnk'],
    ['ISL', '', 'forms/postal-code-isl'],
    ['ISL', '1011', 'forms/postal-code-isl'],
    ['ISL', '1x1', 'forms/postal-code-invalid'],
    ['', '123', 'forms/postal-code-min'],
  ])('of %s may not be %j: %s', (country, typed, key) => {
    expect(postalCodeFault(typed, country)).toBe(key)
    expect(normalisePostalCode(typed, country)).toBe(typed.trim())
  })

  it.each([
    ['FIN', '0010', null],
    ['SWE', '1234567', null],
    ['DNK', '90100', null],
    ['ISL', '101', null],
    ['FIN', '101', 'forms/postal-code-min'],
    ['ISL', '10', 'forms/postal-code-isl'],
    ['FIN', '12345678', 'forms/postal-code-max'],
    ['FIN', 'AX-22100', 'forms/postal-code-invalid'],
  ])('over the wire is held to the rule of all countries: of %s, %j: %s', (country, sent, key) => {
    expect(postalCodeFault(sent, country, 'wire')).toBe(key)
  })

  it('keeps its digits when it is written anew, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('FIN', 'SWE', 'NOR', 'DNK', 'ISL', ''), (typed, country) => {
        const written = normalisePostalCode(typed, country)
        expect(written.replaceAll(/\s/g, '')).toBe(typed.replaceAll(/\s/g, ''))
        expect(postalCodeFault(written, country)).toBe(postalCodeFault(typed, country))
      }),
    )
  })
})
