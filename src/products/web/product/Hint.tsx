import { Icon } from '#src/kit/Icon.tsx'

/** A word of explanation behind a small mark; opens in place, without script too. */
export function Hint({ label, children }: { label: string; children: string }) {
  return (
    <details className="product-hint">
      <summary className="kit-icon-btn">
        <Icon name="info" size="s" />
        <span className="kit-visually-hidden">{label}</span>
      </summary>
      <p className="product-hint__say">{children}</p>
    </details>
  )
}
