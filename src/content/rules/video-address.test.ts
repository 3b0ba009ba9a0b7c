import { expect, test } from 'vitest'
import { filmLength, publicVideoId } from './video-address.ts'

test.each([
  ['https://www.youtube.com/watch?v=aBcD_eF-123', 'aBcD_eF-123'],
  ['https://youtube.com/watch?list=x&v=aBcD_eF-123&t=3', 'aBcD_eF-123'],
  ['https://youtu.be/aBcD_eF-123?t=3', 'aBcD_eF-123'],
  ['https://www.youtube-nocookie.com/embed/aBcD_eF-123', 'aBcD_eF-123'],
  ['https://m.youtube.com/shorts/aBcD_eF-123', 'aBcD_eF-123'],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://www.youtube.com/watch?v=aBcD_eF-1234', null],
  ['https://evil.example/watch?v=aBcD_eF-123', null],
  ['https://www.youtube.com.evil.example/watch?v=aBcD_eF-123', null],
  ['javascript:alert(1)//youtu.be/aBcD_eF-123', null],
  ['', null],
])('the video of %s is %s', (address, id) => expect(publicVideoId(address)).toBe(id))

test('a length is minutes and seconds', () => {
  expect(filmLength(24_400, '.')).toBe('0.24')
  expect(filmLength(84_000, ':')).toBe('1:24')
})
