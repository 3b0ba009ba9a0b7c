import { useText } from '../text/use-text.ts'

/** First thing the keyboard meets: over the header to the page. */
export function SkipLink() {
  const text = useText()
  return (
    <a className="kit-skip" href="#main">
      {text('/shell/skip-to-content')}
    </a>
  )
}
