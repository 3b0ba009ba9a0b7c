import type { FaultReason } from './fault-reason.ts'

/** A value that was understood, or why it was not. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; reason: FaultReason; message: string }

export const good = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })
export const bad = (reason: FaultReason, message: string): { ok: false; reason: FaultReason; message: string } => ({
  ok: false,
  reason,
  message,
})

/**
 * One kind of value, in both formats. A cell of a table is first read into what JSON would have (`fromCell`), then both go
 * the same way (`check`); writing goes back the same way.
 */
export interface CellType<Value> {
  /** For the documentation: "whole number from 0 to 9", "list". */
  says: string
  /** What an empty cell, null or an empty text means; undefined: it must be filled in. */
  empty: Value | undefined
  fromCell(text: string): Parsed<unknown>
  check(json: unknown): Parsed<Value>
  toJson(value: Value): unknown
  toCell(value: Value): string
}
