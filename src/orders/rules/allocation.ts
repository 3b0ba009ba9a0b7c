import { sumOf } from '#src/common/money.ts'
import { sentStatuses, type ShipmentStatus } from './order-states.ts'

/* What an order has of the shelves, by line and stock item, and what becomes of it. Units are fixed when the order is placed. */

export interface Allocation {
  linePosition: number
  stockCode: string
  /** All that the line takes. */
  quantity: number
  /** Promised still; gone from the shelf; and back on it of those. */
  allocated: number
  fulfilled: number
  returned: number
  /** Gone for good: taken out of a packed parcel, and not good. */
  writtenOff: number
}

/** So many pieces of a line. */
export interface Pieces {
  position: number
  quantity: number
}

interface Line {
  position: number
  quantity: number
  /** Refunded before they were sent: they do not go with the parcel. */
  removedQuantity: number
  /** Of those, still in the packed parcel. */
  takeOutQuantity: number
}

/** What of a line goes with its parcel. */
export const leftToSend = ({ quantity, removedQuantity }: Pick<Line, 'quantity' | 'removedQuantity'>): number =>
  quantity - removedQuantity

/** What lies in a packed parcel and does not go with it. */
export interface TakenOut extends Pieces {
  parcel: number
  code: string
}

/** Those of the pieces whose parcel has not left the house. */
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

/** Units of so many of a line's pieces, rounded down: what lines of old orders take need not divide. */
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

/** All that is still promised is so no more. */
export const releaseAll = (rows: readonly Allocation[]): Step[] =>
  rows
    .filter(({ allocated }) => allocated > 0)
    .map((row) => ({ change: { ...about(row), allocated: 0 }, stockCode: row.stockCode, units: row.allocated }))

const unitsToSend = (row: Allocation, line: Line): number => row.quantity - unitsOf(row, line, line.removedQuantity)

/** What the pieces that do not go with their parcel hold beyond those that do. The lines know already that they do not. */
export const releaseRemoved = (rows: readonly Allocation[], lines: readonly Line[]): Step[] =>
  rows.flatMap((row) => {
    const line = lines.find(({ position }) => position === row.linePosition)
    if (!line) return []
    const units = row.allocated - unitsToSend(row, line)
    return units > 0
      ? [{ change: { ...about(row), allocated: row.allocated - units }, stockCode: row.stockCode, units }]
      : []
  })

/** What is promised leaves its shelf. */
export const fulfilAll = (rows: readonly Allocation[]): Step[] =>
  rows
    .filter(({ allocated }) => allocated > 0)
    .map((row) => ({
      change: { ...about(row), allocated: 0, fulfilled: row.fulfilled + row.allocated },
      stockCode: row.stockCode,
      units: row.allocated,
    }))

/** Of parcels that are packed anew: what has left its shelf, is not back on it, and does not go with them. */
export const writeOff = (rows: readonly Allocation[], lines: readonly Line[]): AllocationChange[] =>
  rows.flatMap((row) => {
    const line = lines.find(({ position }) => position === row.linePosition)
    const writtenOff = line ? row.fulfilled - row.returned - unitsToSend(row, line) : 0
    return writtenOff > 0 ? [{ ...about(row), writtenOff }] : []
  })

/** Pieces that had left their shelf are on it again, each once; what is written off is not. */
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
