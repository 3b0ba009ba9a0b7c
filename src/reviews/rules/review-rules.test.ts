import { describe, expect, it } from 'vitest'
import { summarise } from './rating.ts'
import { checkReview, cleanReview, type ReviewFields } from './review-fields.ts'
import { reviewData } from './structured-data.ts'

const good: ReviewFields = {
  rating: '5',
  title: 'Suola tulee lopuksi',
  text: 'Paras tumma suklaa, jota olen maistanut.',
  name: 'Mirja, Turku',
  email: 'mirja@posti.example',
  orderNumber: '',
}

describe('a review', () => {
  it('is fine without an order number', () => expect(checkReview(good)).toEqual({}))

  it.each<[keyof ReviewFields, string, string]>([
    ['rating', '', 'rating-required'],
    ['rating', '6', 'rating-required'],
    ['title', ' \u200b ', 'title-required'],
    ['title', 'x', 'title-min'],
    ['title', 'x'.repeat(101), 'title-max'],
    ['text', '', 'text-required'],
    ['text', 'Hyvää.', 'text-min'],
    ['text', 'x'.repeat(2001), 'text-max'],
    ['name', '', 'name-required'],
    ['name', '123', 'name-letters'],
    ['name', 'Å', 'name-min'],
    ['name', 'x'.repeat(51), 'name-max'],
    ['orderNumber', 'KV26-7F3K', 'order-number-invalid'],
    ['orderNumber', "' or 1=1 --", 'order-number-invalid'],
  ])('with %s "%s" is refused: %s', (field, value, key) => {
    expect(checkReview({ ...good, [field]: value })).toEqual({ [field]: `reviews/form/${key}` })
  })

  it.each([
    ['', 'email-required'],
    ['mirja@posti', 'email-invalid'],
    [`${'x'.repeat(80)}@posti.example`, 'email-max-length'],
  ])('from "%s" is refused as every form refuses it: %s', (email, key) => {
    expect(checkReview({ ...good, email })).toEqual({ email: `forms/${key}` })
  })

  it.each(['x'.repeat(100), '🍫'.repeat(100)])('counts characters as people do', (title) => {
    expect(checkReview({ ...good, title })).toEqual({})
  })

  it.each(['KV26-7F3K-9QTX', 'kv26 7f3k 9qtx', 'KV267F3K9QTX'])('takes the order number %s', (orderNumber) => {
    expect(checkReview({ ...good, orderNumber })).toEqual({})
  })

  it('is kept without what nobody sees', () => {
    expect(cleanReview({ ...good, name: ' Mirja\u202e ', email: ' a@b.fi\u0007 ' })).toMatchObject({
      name: 'Mirja',
      email: 'a@b.fi',
    })
  })
})

describe('the rating of a product', () => {
  it('is the average of its stars', () => {
    expect(
      summarise(
        new Map([
          [5, 2],
          [4, 1],
        ]),
      ),
    ).toEqual({
      average: 4.67,
      count: 3,
      distribution: [
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
        { rating: 3, count: 0 },
        { rating: 2, count: 0 },
        { rating: 1, count: 0 },
      ],
    })
  })

  it('is nothing without reviews, for search engines too', () => {
    expect(summarise(new Map())).toMatchObject({ average: 0, count: 0 })
    expect(reviewData({ average: 0, count: 0 }, [])).toEqual({})
  })

  it('is told to search engines with the newest reviews, five at most', () => {
    const item = {
      id: 'x',
      rating: 4,
      title: 'Hyvä',
      text: 'Kyllä',
      name: 'M',
      language: 'fi' as const,
      verified: true,
      createdAt: '2026-11-02T08:00:00.000Z',
      reply: null,
    }
    const data = reviewData(
      { average: 4.5, count: 7 },
      Array.from({ length: 7 }, () => item),
    )
    expect(data['aggregateRating']).toMatchObject({ ratingValue: 4.5, reviewCount: 7, bestRating: 5 })
    expect(data['review']).toHaveLength(5)
    expect(data['review']).toContainEqual(
      expect.objectContaining({ reviewBody: 'Kyllä', inLanguage: 'fi', datePublished: '2026-11-02' }),
    )
  })
})
