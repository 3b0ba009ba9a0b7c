/** The place of a card while its data is on the way. Hidden from assistive technology: say the wait once, elsewhere. */
export function CardSkeleton({ field }: { field?: string }) {
  return (
    <div
      className="kit-skeleton"
      aria-hidden="true"
      {...(field && { style: { '--field': `var(--field-${field})` } as object })}
    >
      <div />
      <i />
      <i />
    </div>
  )
}

/** A grid of empty cards. */
export function CardGridSkeleton({ count }: { count: number }) {
  return (
    <div className="kit-grid kit-grid--bleed" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}
