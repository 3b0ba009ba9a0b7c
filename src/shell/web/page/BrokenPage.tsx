import { useText } from '../text/use-text.ts'

/** Shown instead of a page whose code failed: a sentence and a link. */
export function BrokenPage() {
  const text = useText()
  return (
    <div className="kit-wrap kit-section">
      <h1 className="kit-d2">{text('/shell/broken/heading')}</h1>
      <p className="kit-lead">{text('/shell/broken/text')}</p>
      <p>
        <button type="button" className="kit-btn kit-btn--primary" onClick={() => window.location.reload()}>
          {text('/shell/broken/retry')}
        </button>
      </p>
    </div>
  )
}
