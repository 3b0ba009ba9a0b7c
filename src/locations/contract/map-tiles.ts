/** A server of map tiles that the shop is configured with. */
export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string
  /** Whom the map is by; an address at its end is that of its terms. */
  credit: string
}
