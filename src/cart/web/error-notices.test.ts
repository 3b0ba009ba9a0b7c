import { describe, expect, it } from 'vitest'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { errorNotices } from './error-notices.ts'

const usual = { variant: 'error', text: 'Ei onnistunut' }

describe('the words for a failed cart call', () => {
  const cases: [what: string, error: unknown, expected: object[]][] = [
    [
      'each entry of a 4xx list warns with its own text',
      new ApiError(400, [
        { key: 'cart/only-left', value: 'Vain 3 kpl jäljellä' },
        { key: 'cart/price-changed', value: 'Hinta on muuttunut' },
      ]),
      [
        { variant: 'warning', text: 'Vain 3 kpl jäljellä' },
        { variant: 'warning', text: 'Hinta on muuttunut' },
      ],
    ],
    ['an entry without a text is the default, as an error', new ApiError(409, [{ key: 'cart/x', value: '' }]), [usual]],
    ['an entry that is nothing at all is the default', new ApiError(409, [null]), [usual]],
    ['an empty list is the default', new ApiError(400, []), [usual]],
    ['a 4xx of another shape is the default', new ApiError(404, 'gone'), [usual]],
    ['field errors are the default', new ApiError(400, { errors: { code: ['Virhe'] } }), [usual]],
    ['a list with a 5xx is the default', new ApiError(500, [{ key: 'x', value: 'Sisäinen' }]), [usual]],
    ['no answer is the default', new ApiError(0, null), [usual]],
    ['anything else is the default', new Error('Anonymous ID not available for cart mutation.'), [usual]],
  ]
  it.each(cases)('%s', (_, error, expected) => {
    expect(errorNotices(error, usual.text)).toEqual(expected)
  })
})

describe('the words for a failed checkout call', () => {
  it('joins the messages of each field', () => {
    const error = new ApiError(400, {
      errors: { 'shippingAddress.city': ['Anna postitoimipaikka', 'Vähintään 2 merkkiä'], 'shippingAddress.line1': [] },
    })
    expect(errorNotices(error, usual.text, { fieldErrors: true })).toEqual([
      { variant: 'error', text: 'Anna postitoimipaikka Vähintään 2 merkkiä' },
      usual,
    ])
  })
})
