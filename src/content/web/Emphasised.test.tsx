import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Emphasised, withoutEmphasis } from './Emphasised.tsx'

describe('emphasised text', () => {
  test.each([
    [
      'Suklaata, jonka *kuulee* murtuvan.',
      'Suklaata, jonka <i>kuulee</i> murtuvan.',
      'Suklaata, jonka kuulee murtuvan.',
    ],
    ['*Hiljaista makeaa.*', '<i>Hiljaista makeaa.</i>', 'Hiljaista makeaa.'],
    ['*Yksi* ja *kaksi*', '<i>Yksi</i> ja <i>kaksi</i>', 'Yksi ja kaksi'],
    ['Hinta 4,50 €*', 'Hinta 4,50 €*', 'Hinta 4,50 €*'],
    ['<b>ei</b>', '&lt;b&gt;ei&lt;/b&gt;', '<b>ei</b>'],
    ['', '', ''],
  ])('%s', (text, html, plain) => {
    const { container } = render(<Emphasised text={text} />)
    expect(container.innerHTML).toBe(html)
    expect(withoutEmphasis(text)).toBe(plain)
  })
})
