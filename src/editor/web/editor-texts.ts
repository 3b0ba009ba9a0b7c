import { officeTexts } from '#src/staff/web/office-texts.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }

/** The languages that editors work in, which are those of the types' labels. */
export const editorLanguages = ['fi', 'en'] as const
export type EditorLanguage = (typeof editorLanguages)[number]

/** With those of the sign-in. They come with the editor's bundle, so that visitors load none of them. */
export const editorTexts: Record<EditorLanguage, Record<string, string>> = {
  fi: { ...officeTexts.fi, ...fi },
  en: { ...officeTexts.en, ...en },
}
