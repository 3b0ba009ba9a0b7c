import { useText } from '../text/use-text.ts'

/** What is left of a page whose code failed: a sentence and a way on. */
export function BrokenPage() {
  const text = useText()
  return (
    <div className="wrap sec">
      <h1 className="d2">{text('/shell/broken/heading')}</h1>
      <p className="lead">{text('/shell/broken/text')}</p>
      <p>
        <button type="button" className="btn btn--primary" onClick={() => window.location.reload()}>
          {text('/shell/broken/retry')}
        </button>
      </p>
    </div>
  )
}
