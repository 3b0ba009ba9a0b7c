import type { HeroBlock } from './hero.block.ts'

export type HeroLook = 'mosaic' | 'picture' | 'fruit'
export type HeroSlide = HeroBlock['slides'][number]
export type HeroTile = HeroSlide['tiles'][number]
export type HeroPattern = 'rose' | 'accent'

/** Where tiles stand among four squares; the other squares carry the wrapper's pattern. */
const places: Record<number, readonly (number | HeroPattern)[]> = {
  1: [0, 'rose', 'accent', 'rose'],
  2: [0, 'rose', 'accent', 1],
  3: [0, 'rose', 1, 2],
  4: [0, 1, 2, 3],
}

/** Four squares for the compartments; empty when there are no tiles. */
export function heroSquares(tiles: readonly HeroTile[]): (HeroTile | HeroPattern)[] {
  const order = places[Math.min(tiles.length, 4)] ?? []
  return order
    .map((place) => (typeof place === 'string' ? place : tiles[place]))
    .filter((square) => square !== undefined)
}

/** A product's name parts at its first comma: the thing, then the taste. The taste is empty without a comma. */
export function nameParts(name: string): { thing: string; taste: string } {
  const comma = name.indexOf(', ')
  return comma < 0 ? { thing: name, taste: '' } : { thing: name.slice(0, comma + 1), taste: name.slice(comma + 2) }
}
