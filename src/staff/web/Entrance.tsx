import { type Language, languages } from '#src/common/locale.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Join } from './Join.tsx'
import { SignInForms } from './SignInForms.tsx'
import './staff.css'

interface EntranceProps {
  state: 'loading' | 'failed' | 'out'
  language: Language
  onLanguage: (language: Language) => void
  /** The token of an invitation's link; null for none. */
  invitation: string | null
  onJoined: () => Promise<void>
  /** Asks again who is signed in. */
  reload: () => Promise<void>
}

/** What a person that is not signed in sees: an invitation, or the sign-in. */
export function Entrance({ state, language, onLanguage, invitation, onJoined, reload }: EntranceProps) {
  const t = useText()
  const shown =
    invitation !== null ? (
      <Join token={invitation} onDone={onJoined} />
    ) : state === 'loading' ? (
      <Loading label={t('/entry/loading')} />
    ) : state === 'failed' ? (
      <Alert announce>
        <p>{t('/entry/failed')}</p>
        <button type="button" className="kit-txt-btn" onClick={() => void reload()}>
          {t('/passkeys/again')}
        </button>
      </Alert>
    ) : (
      <SignInForms onSignedIn={reload} withHeading />
    )
  return (
    <>
      <header className="staff-bar">
        <div className="kit-wrap">
          <span className="staff-bar__name">
            <Wordmark name="konvehti" height={24} label="Konvehti" /> {t('/entry/title')}
          </span>
          <nav className="staff-langs" aria-label={t('/entry/language')}>
            {languages.map((one) => (
              <button
                key={one}
                type="button"
                lang={one}
                aria-pressed={one === language}
                onClick={() => onLanguage(one)}
              >
                {one.toUpperCase()}
              </button>
            ))}
          </nav>
        </div>
      </header>
      <main className="kit-wrap staff-main">{shown}</main>
    </>
  )
}
