import { describe, expect, it } from 'vitest'
import { makeParticles, placeOf } from './confetti.ts'

const windows = [
  [390, 844],
  [1280, 900],
  [844, 390],
] as const
const throws: [string, () => number][] = [
  ['as low as can be', () => 0],
  ['as high as can be', () => 0.999],
  ['as it comes', Math.random],
]

describe.each(windows)('in a window of %i by %i', (width, height) => {
  it.each(throws)('every quarter that is thrown %s falls out of it', (_, random) => {
    const particles = makeParticles(width, height, random)
    expect(particles).toHaveLength(150)
    expect(new Set(particles.map(({ colour }) => colour)).size).toBe(4)
    for (const particle of particles) {
      const begin = placeOf(particle, 0, width, height)
      expect(begin.y).toBeLessThan(height / 2)
      expect(placeOf(particle, 0.1, width, height).y).toBeLessThanOrEqual(begin.y + height * 0.1)
      expect(placeOf(particle, 1, width, height).y - 16 * 1.2).toBeGreaterThanOrEqual(height)
    }
  })
})
