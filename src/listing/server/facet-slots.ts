import { type Bitset, createBitset, hasBit, setBit } from './bitset.ts'

/** The slots that have a facet. */
export interface FacetSlots {
  bits: Bitset
  /** Each word of `bits` that holds a slot, or did: where the few of a facet are, when a list has many. */
  places: number[]
  /** The words in `places`. */
  known: Bitset
}

export const noFacetSlots = (capacity: number): FacetSlots => ({
  bits: createBitset(capacity),
  places: [],
  known: createBitset(Math.ceil(capacity / 32)),
})

export function setFacetSlot({ bits, places, known }: FacetSlots, slot: number, on: boolean): void {
  const place = slot >>> 5
  if (on && !hasBit(known, place)) {
    setBit(known, place, true)
    places.push(place)
  }
  setBit(bits, slot, on)
}

export function widenFacetSlots({ bits, places, known }: FacetSlots, capacity: number): FacetSlots {
  const wider = { ...noFacetSlots(capacity), places }
  wider.bits.set(bits)
  wider.known.set(known)
  return wider
}
