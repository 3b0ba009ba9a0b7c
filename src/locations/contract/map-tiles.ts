/** A map tile server from the shop's configuration. */
export interface MapTiles {
  /** Address template with {z}, {x} and {y}. */
  url: string
  /** Attribution; an address at its end links to the terms. */
  credit: string
}
