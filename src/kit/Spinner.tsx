/** The turning ring alone; hidden from assistive technology, which reads the word next to it. */
export function Spinner() {
  return <span className="kit-spin" aria-hidden="true" />
}

/** Ring and word for a wait of unknown length. Appears after 300 ms, so quick answers show nothing. */
export function Loading({ label }: { label: string }) {
  return (
    <output className="kit-loading kit-loading--late">
      <Spinner />
      {label}
    </output>
  )
}
