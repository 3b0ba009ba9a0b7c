import { expect, test } from 'vitest'
import { contrastNeeded, meanColour, overlapOf, partOfPicture } from './picture-ground.ts'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test('the part of a picture under words is found where the picture is cut to its box', () => {
  // 400 × 100 in a box of 100 × 100: three quarters are cut away.
  const picture = { width: 400, height: 100 }
  const frame = box(10, 10, 100, 100)
  const words = box(10, 60, 50, 50)
  expect(partOfPicture(words, frame, picture, [0, 0.5])).toEqual(box(0, 50, 50, 50))
  expect(partOfPicture(words, frame, picture, [0.5, 0.5])).toEqual(box(150, 50, 50, 50))
  expect(partOfPicture(words, frame, picture, [1, 0.5])).toEqual(box(300, 50, 50, 50))
  // A small picture is enlarged.
  expect(partOfPicture(words, frame, { width: 50, height: 50 }, [0.5, 0.5])).toEqual(box(0, 25, 25, 25))
})

test('boxes overlap or do not touch', () => {
  expect(overlapOf(box(0, 0, 10, 10), box(5, 5, 10, 10))).toEqual(box(5, 5, 5, 5))
  expect(overlapOf(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBeNull()
})

test('the mean of pixels is a colour, and large letters need less contrast', () => {
  expect(meanColour([255, 255, 255, 255, 1, 0, 0, 255])).toBe('#808080')
  expect(meanColour([])).toBe('#000000')
  expect([contrastNeeded(16, 400), contrastNeeded(24, 400), contrastNeeded(19, 700)]).toEqual([4.5, 3, 3])
})
