/** An answer of the shop for the bare server to repeat. */
export interface KnownAnswer {
  path: string
  /** Without those that differ from request to request or that every server of HTTP sends by itself. */
  headers: Record<string, string>
  /** Base64. */
  body: string
}
