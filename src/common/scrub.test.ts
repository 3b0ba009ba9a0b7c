import { describe, expect, it } from 'vitest'
import { growthOf, proportional } from '../../tests/support/growth.ts'
import { scrub } from './scrub.ts'

describe('what must not be told is taken out', () => {
  it.each([
    ['Failed at https://kauppa.example/kiitos?key=abc&x=1 today', 'Failed at https://kauppa.example/kiitos today'],
    ['GET /tilausvahvistus?orderId=K3N&key=s3cret#x', 'GET /tilausvahvistus'],
    ['redirectResult=eyJ0 and token: abc, key="xyz"', 'redirectResult=[…] and token: […], key="[…]"'],
    ['{"access_token":"abc.def","pin":"1234"}', '{"access_token":"[…]","pin":"[…]"}'],
    ['sent Authorization: Bearer abc.def-ghi', 'sent Authorization: […] […]'],
    ['cookie anonymousId=abc; session_id: x', 'cookie anonymousId=[…]; session_id: […]'],
    ['got eyJhbGciOiJSUzI1NiJ9.eyJzdWIi.c2ln back', 'got […] back'],
    ['no mail to aino.leppavirta@posti.example.', 'no mail to […].'],
    ['/kiitos/aino%40posti.example', '/kiitos/[…]'],
    ['card 4111 1111 1111 1111, phone +358 40 1234567', 'card […], phone […]'],
    ['cart 0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90', 'cart […]'],
    ['visitor x8Kq2mZr5Tn1Wb7Yc4Vd9L', 'visitor […]'],
    ['a\u0000b\r\nc\u001b[31md\u202ee\u2028f', 'a b c [31md e f'],
    ['half \ud800 a pair', 'half \ufffd a pair'],
  ])('%j', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed))
})

describe('what helps to find a fault stays', () => {
  it.each([
    "TypeError: Cannot read properties of undefined (reading 'key')",
    'Minified React error #418; visit https://react.dev/errors/418',
    'Failed to fetch dynamically imported module: https://kauppa.example/dist/assets/CategoryPage-CdQdh1XO.js',
    'at ProductHighlightBlock (https://kauppa.example/dist/assets/storefront-60v58vyO.js:12:34567)',
    'render@https://kauppa.example/dist/assets/storefront-60v58vyO.js:1:2',
    '/tuotteet/suklaalevyt/maito-42-paahdettu-kaura-ja-merisuola',
    'ApiError: The server answered 503',
  ])('%s', (text) => expect(scrub(text)).toBe(text))
})

it.each(['/', 'a-', 'token', '@a.', '1 ', 'eyJa.', 'key=', 'https://'])(
  'takes time in proportion to the length of what was made to be slow: %s',
  (part) => expect(growthOf((size) => scrub(part.repeat(size / part.length)), 20_000)).toBeLessThan(proportional),
)
