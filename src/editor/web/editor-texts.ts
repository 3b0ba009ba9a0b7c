import passkeysEn from '#src/identity/texts/en.json' with { type: 'json' }
import passkeysFi from '#src/identity/texts/fi.json' with { type: 'json' }
import entryEn from '#src/staff/web/texts.en.json' with { type: 'json' }
import entryFi from '#src/staff/web/texts.fi.json' with { type: 'json' }
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }

/** The languages that editors work in, which the types' labels have too. */
export const editorLanguages = ['fi', 'en'] as const
export type EditorLanguage = (typeof editorLanguages)[number]

/** The texts of signing in and of passkeys are among them. They come with the editor's bundle, so that visitors load none of them. */
export const editorTexts: Record<EditorLanguage, Record<string, string>> = {
  fi: { ...passkeysFi, ...entryFi, ...fi },
  en: { ...passkeysEn, ...entryEn, ...en },
}
