import { useCallback, useEffect, useState } from 'react'
import { type Language, languages } from '#src/common/locale.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import type { Me } from '../contract/staff.ts'
import { Home } from './Home.tsx'
import { Join } from './Join.tsx'
import { fetchMe } from './office-api.ts'
import { officeTexts } from './office-texts.ts'
import { SignIn } from './SignIn.tsx'
import './office.css'

/**
 * The whole page: the office of a signed-in employee, or the sign-in. `invitation`: the token of the link that opened it;
 * null for none.
 */
export function Office({ language, invitation }: { language: Language; invitation: string | null }) {
  const t = textsOf(language, officeTexts[language])
  const [token, setToken] = useState(invitation)
  /** Null: no employee is signed in; undefined: not known yet. */
  const [me, setMe] = useState<Me | null | 'failed' | undefined>()
  const reload = useCallback(() => fetchMe().then(setMe, () => setMe('failed')), [])
  useEffect(() => void reload(), [reload])

  const leaveInvitation = async (): Promise<void> => {
    await reload()
    setToken(null)
  }
  const shown =
    token !== null ? (
      <Join token={token} onDone={leaveInvitation} />
    ) : me === undefined ? (
      <Loading label={t('/office/loading')} />
    ) : me === 'failed' ? (
      <Alert announce>
        <p>{t('/office/failed')}</p>
        <button type="button" className="kit-txt-btn" onClick={() => void reload()}>
          {t('/passkeys/again')}
        </button>
      </Alert>
    ) : me === null ? (
      <SignIn onSignedIn={reload} />
    ) : (
      <Home me={me} language={language} reload={reload} />
    )

  return (
    <TextContext value={t}>
      <header className="staff-bar">
        <div className="kit-wrap">
          <span className="staff-bar__name">
            <Wordmark name="konvehti" height={24} label="Konvehti" /> {t('/office/title')}
          </span>
          <nav className="staff-langs" aria-label={t('/office/language')}>
            {languages.map((one) => (
              <a key={one} href={`?language=${one}`} lang={one} {...(one === language && { 'aria-current': 'true' })}>
                {one.toUpperCase()}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main className="kit-wrap staff-main">{shown}</main>
    </TextContext>
  )
}
