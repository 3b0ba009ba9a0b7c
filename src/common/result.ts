/** An expected outcome: success with a value, or a refusal the caller must handle. Surprises are thrown instead. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; error: Refusal }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
export const refuse = <Refusal>(error: Refusal): { ok: false; error: Refusal } => ({ ok: false, error })

/** Compile-time proof that a switch is complete. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
