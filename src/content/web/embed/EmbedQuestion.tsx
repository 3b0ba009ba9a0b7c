import { Button } from '#src/kit/Button.tsx'
import { openConsentSettings } from '#src/shell/web/consent/open-consent-settings.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { allow } from './use-allowed.ts'
import './embed.css'

interface EmbedQuestionProps {
  /** Name of the service that receives the visitor's data. */
  service: string
  /** Least, in pixels. */
  height: number
  onAllowed: () => void
}

/** Asks the visitor whether another service may load its content here. */
export function EmbedQuestion({ service, height, onAllowed }: EmbedQuestionProps) {
  const text = useText()
  return (
    <div className="content-embed content-embed--waiting" style={{ minHeight: height }}>
      <p className="kit-d4">{text('/content/embed/waiting', { service })}</p>
      <p>{text('/content/embed/told', { service })}</p>
      <Button
        variant="secondary"
        onClick={() => {
          onAllowed()
          allow()
        }}
      >
        {text('/content/embed/allow')}
      </Button>
      <button type="button" className="kit-link kit-ui" onClick={openConsentSettings}>
        {text('/content/embed/settings')}
      </button>
    </div>
  )
}
