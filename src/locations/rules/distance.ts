export interface Position {
  latitude: number
  longitude: number
}

const earthKm = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres along the surface between two places. */
export function distanceKm(one: Position, other: Position): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const along =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(along)))
}
