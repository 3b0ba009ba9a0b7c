import { type TextFunction, textsOf } from '#src/shell/web/text/use-text.ts'

/** The languages that editors work in, which the types' labels have too. */
const editorLanguages = ['fi', 'en'] as const
export type EditorLanguage = (typeof editorLanguages)[number]

/* Each language is a separate file: an editor loads one. */
const loaders = { fi: () => import('./texts.fi.json'), en: () => import('./texts.en.json') }

/** The editor's words in a language. Rejects when they do not come. */
export const loadEditorTexts = async (language: EditorLanguage): Promise<TextFunction> =>
  textsOf(language, (await loaders[language]()).default)
