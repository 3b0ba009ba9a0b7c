import { sumOf } from '#src/common/money.ts'
import { type Pieces, sentStatuses, type ShipmentStatus } from './order-states.ts'

/* Stock allocated to an order, by line and stock item, and its changes. Units are fixed when the order is placed. */

export interface Allocation {
  linePosition: number
  stockCode: string
  /** All units that the line takes. */
  quantity: number
  /** Units still promised; units gone from the shelf; and of those, units back on it. */
  allocated: number
  fulfilled: number
  returned: number
  /** Units taken out of a packed parcel that cannot be sold again. */
  writtenOff: number
}

interface Line {
  position: number
  quantity: number
  /** Refunded before they were sent: they do not go with the parcel. */
  removedQuantity: number
  /** Removed pieces that are still in the packed parcel. */
  takeOutQuantity: number
}

/** Pieces of a line that go with its parcel. */
export const leftToSend = ({ quantity, removedQuantity }: Pick<Line, 'quantity' | 'removedQuantity'>): number =>
  quantity - removedQuantity

/** Pieces that lie in a packed parcel and do not go with it. */
export interface TakenOut extends Pieces {
  parcel: number
  code: string
}

/** Pieces whose parcel has not been handed to the carrier. */
export const unsentPieces = (
  {
    lines,
    shipments,
  }: {
    lines: readonly { position: number; shipmentNumber: number }[]
    shipments: readonly { number: number; status: ShipmentStatus }[]
  },
  pieces: readonly Pieces[],
): Pieces[] =>
  pieces
    .filter(({ position }) => {
      const number = lines.find((line) => line.position === position)?.shipmentNumber
      const status = shipments.find((parcel) => parcel.number === number)?.status
      return status !== undefined && status !== 'Cancelled' && !sentStatuses.includes(status)
    })
    .map(({ position, quantity }) => ({ position, quantity }))

/** Units of a number of a line's pieces, rounded down: in old orders a line's units need not divide by its pieces. */
const unitsOf = ({ quantity }: Allocation, line: Line, pieces: number): number =>
  Math.floor((quantity * pieces) / line.quantity)

export type AllocationChange = Pick<Allocation, 'linePosition' | 'stockCode'> &
  Partial<Pick<Allocation, 'allocated' | 'fulfilled' | 'returned' | 'writtenOff'>>

/** A change of one row, with the units that it moves. */
export interface Step {
  change: AllocationChange
  stockCode: string
  units: number
}

const about = ({ linePosition, stockCode }: Allocation) => ({ linePosition, stockCode })

/** Releases all units that are still promised. */
export const releaseAll = (rows: readonly Allocation[]): Step[] =>
  rows
    .filter(({ allocated }) => allocated > 0)
    .map((row) => ({ change: { ...about(row), allocated: 0 }, stockCode: row.stockCode, units: row.allocated }))

const unitsToSend = (row: Allocation, line: Line): number => row.quantity - unitsOf(row, line, line.removedQuantity)

/** Releases what removed pieces hold beyond the pieces still to send. The lines already count them as removed. */
export const releaseRemoved = (rows: readonly Allocation[], lines: readonly Line[]): Step[] =>
  rows.flatMap((row) => {
    const line = lines.find(({ position }) => position === row.linePosition)
    if (!line) return []
    const units = row.allocated - unitsToSend(row, line)
    return units > 0
      ? [{ change: { ...about(row), allocated: row.allocated - units }, stockCode: row.stockCode, units }]
      : []
  })

/** Takes all promised units off their shelf. */
export const fulfilAll = (rows: readonly Allocation[]): Step[] =>
  rows
    .filter(({ allocated }) => allocated > 0)
    .map((row) => ({
      change: { ...about(row), allocated: 0, fulfilled: row.fulfilled + row.allocated },
      stockCode: row.stockCode,
      units: row.allocated,
    }))

/** Write-offs when parcels are repacked: units that left their shelf, are not back on it, and do not go with the parcels. */
export const writeOff = (rows: readonly Allocation[], lines: readonly Line[]): AllocationChange[] =>
  rows.flatMap((row) => {
    const line = lines.find(({ position }) => position === row.linePosition)
    const writtenOff = line ? row.fulfilled - row.returned - unitsToSend(row, line) : 0
    return writtenOff > 0 ? [{ ...about(row), writtenOff }] : []
  })

/** Puts pieces back on the shelf they had left, each once; what is written off stays off. */
export const returnPieces = (rows: readonly Allocation[], lines: readonly Line[], pieces: readonly Pieces[]): Step[] =>
  rows.flatMap((row) => {
    const line = lines.find(({ position }) => position === row.linePosition)
    const wanted = sumOf(pieces.filter(({ position }) => position === row.linePosition).map(({ quantity }) => quantity))
    if (!line || wanted === 0) return []
    const units = Math.min(unitsOf(row, line, wanted), row.fulfilled - row.returned - row.writtenOff)
    return units > 0
      ? [{ change: { ...about(row), returned: row.returned + units }, stockCode: row.stockCode, units }]
      : []
  })
