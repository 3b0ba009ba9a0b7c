import passkeysEn from '#src/identity/texts/en.json' with { type: 'json' }
import passkeysFi from '#src/identity/texts/fi.json' with { type: 'json' }
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { SignInForms } from '#src/staff/web/SignInForms.tsx'
import entryEn from '#src/staff/web/texts.en.json' with { type: 'json' }
import entryFi from '#src/staff/web/texts.fi.json' with { type: 'json' }

const texts = { fi: { ...passkeysFi, ...entryFi }, en: { ...passkeysEn, ...entryEn } }

/** Signing in, with its words: they come only when a session is missing. */
export function SignIn({ onSignedIn, withHeading }: { onSignedIn: () => Promise<void>; withHeading?: boolean }) {
  const words = document.documentElement.lang === 'fi' ? 'fi' : 'en'
  return (
    <TextContext value={textsOf(words, texts[words])}>
      <SignInForms onSignedIn={onSignedIn} withHeading={withHeading ?? false} />
    </TextContext>
  )
}
