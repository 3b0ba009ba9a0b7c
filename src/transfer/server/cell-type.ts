import type { FaultReason } from './fault-reason.ts'
import { type Detail, detailOf } from './fault-words.ts'

/** A value that was understood, or why it was not. */
export type Parsed<Value> = { ok: true; value: Value } | ({ ok: false } & Wrong)

/** What kind of fault it is, and which. */
export interface Wrong {
  reason: FaultReason
  detail: Detail
}

export const good = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })
export const wrong = (
  reason: FaultReason,
  key: Detail['key'],
  params: Detail['params'] = {},
): { ok: false } & Wrong => ({
  ok: false,
  reason,
  detail: detailOf(key, params),
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
