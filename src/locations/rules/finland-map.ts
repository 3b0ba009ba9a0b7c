/*
 * Our own drawing of Finland: outline and largest lakes, from well-known points along the border and the coast joined by
 * straight lines. Mercator projection, so that north is up and shapes look as on other maps. Lengths are in units of the
 * drawing.
 */

type Point = readonly [longitude: number, latitude: number]

/** Outline from Hanko along the gulf, up the eastern border, down the river and the coast. */
const mainland: readonly Point[] = [
  [22.95, 59.82],
  [23.55, 59.95],
  [24.4, 59.97],
  [24.95, 60.13],
  [25.7, 60.27],
  [26.3, 60.38],
  [26.95, 60.45],
  [27.8, 60.55],
  [28.55, 60.95],
  [29.3, 61.3],
  [30.1, 61.85],
  [31.15, 62.45],
  [31.58, 62.91],
  [31.2, 63.2],
  [30.2, 63.65],
  [30.05, 63.78],
  [30.5, 64.25],
  [30.05, 64.78],
  [29.6, 64.95],
  [29.85, 65.6],
  [30.1, 65.7],
  [29.65, 66.2],
  [29.05, 66.9],
  [30.0, 67.67],
  [28.65, 68.2],
  [28.45, 68.52],
  [28.8, 68.87],
  [28.95, 69.05],
  [29.3, 69.3],
  [29.15, 69.65],
  [28.35, 69.85],
  [27.95, 70.08],
  [27.0, 69.92],
  [26.4, 69.85],
  [25.85, 69.4],
  [25.75, 69.0],
  [25.1, 68.65],
  [24.0, 68.82],
  [23.15, 68.63],
  [22.35, 68.83],
  [21.65, 69.27],
  [21.25, 69.3],
  [20.55, 69.06],
  [21.4, 68.75],
  [22.5, 68.44],
  [23.15, 68.25],
  [23.65, 67.95],
  [23.45, 67.45],
  [23.75, 67.25],
  [23.95, 66.78],
  [23.65, 66.3],
  [24.15, 65.82],
  [24.6, 65.7],
  [25.3, 65.35],
  [25.4, 65.0],
  [24.5, 64.7],
  [23.9, 64.25],
  [23.05, 63.85],
  [22.3, 63.65],
  [21.4, 63.25],
  [21.2, 62.6],
  [21.3, 62.2],
  [21.5, 61.75],
  [21.4, 61.15],
  [21.25, 60.85],
  [21.55, 60.55],
  [22.1, 60.4],
  [22.5, 60.1],
]
const aland: readonly Point[] = [
  [19.55, 60.2],
  [19.75, 60.4],
  [20.15, 60.42],
  [20.3, 60.25],
  [20.05, 60.05],
  [19.75, 60.08],
]
const lakes: readonly (readonly Point[])[] = [
  // Saimaa.
  [
    [27.6, 61.15],
    [28.3, 61.15],
    [28.9, 61.7],
    [29.0, 62.1],
    [28.4, 62.0],
    [28.2, 61.55],
    [27.5, 61.4],
  ],
  // Päijänne.
  [
    [25.45, 61.15],
    [25.75, 61.2],
    [25.75, 61.7],
    [25.85, 62.1],
    [25.5, 62.05],
    [25.4, 61.6],
  ],
  // Pielinen and Kallavesi.
  [
    [29.2, 63.5],
    [29.9, 63.05],
    [30.0, 63.2],
    [29.5, 63.55],
  ],
  [
    [27.5, 62.7],
    [27.9, 62.75],
    [27.95, 63.05],
    [27.65, 63.1],
  ],
  // Oulujärvi.
  [
    [26.75, 64.35],
    [27.3, 64.2],
    [27.75, 64.25],
    [27.3, 64.5],
  ],
  // Inari.
  [
    [27.2, 68.95],
    [27.9, 68.85],
    [28.5, 69.05],
    [27.9, 69.2],
  ],
]

const west = 18.6
const east = 32.6
const south = 59.45
const north = 70.35
/** Width of the drawing. */
export const mapWidth = 320

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** Distance north of the equator, with the map's width as 2π. */
export const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))
const scale = mapWidth / radians(east - west)
const top = mercator(north)
/** Height of the drawing, from the projection. */
export const mapHeight = Math.round((top - mercator(south)) * scale)

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Position of a place on the drawing; a place abroad may lie outside it. */
export const onMap = ({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } => ({
  x: tenth(radians(longitude - west) * scale),
  y: tenth((top - mercator(latitude)) * scale),
})

const pathOf = (points: readonly Point[]): string =>
  `M${points
    .map(([longitude, latitude]) => onMap({ latitude, longitude }))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`

/** Path data of the land; `lakesPath` is that of the lakes. */
export const landPath = pathOf(mainland) + pathOf(aland)
export const lakesPath = lakes.map(pathOf).join('')

export interface Placed {
  x: number
  y: number
}

/**
 * Pushes overlapping pins apart along the line between them, in small steps, until each is readable. The result is
 * deterministic.
 */
export function spread<Pin extends Placed>(pins: readonly Pin[], least: number): Pin[] {
  const moved = pins.map((pin) => ({ ...pin }))
  for (let round = 0; round < 40; round++) {
    let isStill = true
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const apart = Math.hypot(dx, dy)
        if (apart >= least) continue
        isStill = false
        const push = (least - apart) / 2 + 0.1
        // Two pins at the same point: one moves to the left.
        const [ux, uy] = apart === 0 ? [1, 0] : [dx / apart, dy / apart]
        one.x = tenth(one.x - ux * push)
        one.y = tenth(one.y - uy * push)
        other.x = tenth(other.x + ux * push)
        other.y = tenth(other.y + uy * push)
      }
    }
    if (isStill) break
  }
  return moved
}
