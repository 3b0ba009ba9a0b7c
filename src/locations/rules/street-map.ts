import { mercator, spread } from './finland-map.ts'

/* Positions of tiles and places on a street map: Web Mercator, in pixels from its middle. */

export interface Position {
  latitude: number
  longitude: number
}

/** Side of a tile, in pixels. */
export const tileSize = 256
/** Side of the map; a small screen cuts it off equally on all sides. */
const mapSize = 768
/** Side of the map's middle, which fits a phone; all places lie in it. */
const seenSize = 260
const closest = 18
const fromClose = 16
/** Pins nearer than this to each other are pushed apart. */
const pinsApart = 30

/** Returns a position in pixels of the whole world. */
function pixelOf({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const world = tileSize * 2 ** zoom
  return { x: (world * (longitude + 180)) / 360, y: (world * (1 - mercator(latitude) / Math.PI)) / 2 }
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
const reach = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/**
 * `steps` zooms in (above 0) or out from the view that shows all places, centred on their middle or on one of them (`at`).
 * `canCloser`, `canFarther`: whether another step is possible.
 */
export function streetMap(places: readonly Position[], steps: number, at: number | null) {
  const pixels = (zoom: number) => places.map((place) => pixelOf(place, zoom))
  const fits = (zoom: number): boolean =>
    [pixels(zoom).map(({ x }) => x), pixels(zoom).map(({ y }) => y)].every((values) => reach(values) <= seenSize)
  let fitting = fromClose
  while (fitting > 0 && !fits(fitting)) fitting--
  const zoom = Math.min(Math.max(fitting + steps, 0), closest)
  const pins = spread(pixels(zoom), pinsApart)
  const { x, y } = pins[at ?? -1] ?? { x: middle(pins.map((pin) => pin.x)), y: middle(pins.map((pin) => pin.y)) }
  const numbers = (from: number): number[] =>
    Array.from({ length: mapSize / tileSize + 1 }, (_, index) => Math.floor((from - mapSize / 2) / tileSize) + index)
  const most = 2 ** zoom
  return {
    tiles: numbers(y)
      .filter((row) => row >= 0 && row < most)
      .flatMap((row) =>
        numbers(x).map((column) => ({
          z: zoom,
          x: ((column % most) + most) % most,
          y: row,
          left: Math.round(column * tileSize - x),
          top: Math.round(row * tileSize - y),
        })),
      ),
    pins: pins.map((pin) => ({ left: Math.round(pin.x - x), top: Math.round(pin.y - y) })),
    canCloser: zoom < closest,
    canFarther: zoom > 0,
  }
}
