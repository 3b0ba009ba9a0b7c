import { useText } from '../text/use-text.ts'
import { openConsentSettings } from './open-consent-settings.ts'

/** In every footer: the choice can be changed as easily as it was made (C-3.7). */
export function ConsentSettingsButton() {
  const text = useText()
  return (
    <button type="button" className="shell-footer__cookies" onClick={openConsentSettings}>
      {text('/shell/footer/cookie-settings')}
    </button>
  )
}
