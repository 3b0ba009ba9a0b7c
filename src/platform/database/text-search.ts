import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'

/*
 * How a phrase is searched in an indexed text: the same rule for products and for pages. Both indexes have a `document`
 * (tsvector) and a `title` without case and accents.
 */

/** Snowball configurations with folded accents, made by the platform's migration. */
const configurations: Record<Language, string> = { fi: 'konvehti_fi', sv: 'konvehti_sv', en: 'konvehti_en' }
const stemmers: Record<Language, string> = { fi: 'finnish_stem', sv: 'swedish_stem', en: 'english_stem' }

/** Words beyond this add work and no precision. */
const maxTerms = 8
/** A shorter stem would be found inside anything. */
const shortestStem = 4
/** The least likeness of a title's words to a phrase that counts as a typing error; lower ones find anything. */
const leastLikeness = 0.45

export interface PhraseSearch {
  /** The words of the phrase as they were typed, joined by blanks. */
  folded: string
  /**
   * Every word occurs: as a stem or beginning of a word anywhere, or itself or its stem inside a word of the title
   * (tryffeleitä is found in Kookostryffelit).
   */
  matches: (document: SQL, title: SQL) => SQL
  /** Larger is better. Accents and case do not count, but a title with the very letters (`plain`) comes first. */
  rank: (document: SQL, title: SQL, plain: SQL) => SQL
  /** The title looks like the phrase: a typing error. Needs the setting of `allowTypingErrors`. */
  isAlike: (title: SQL) => SQL
  likeness: (title: SQL) => SQL
}

/** Null: a phrase without a letter or digit, which finds nothing. */
export function searchFor(language: Language, phrase: string): PhraseSearch | null {
  const terms = (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxTerms)
  if (terms.length === 0) return null
  const query = sql`to_tsquery(${configuration(language)}, ${terms.map((term) => `${term}:*`).join(' & ')})`
  const every = (test: (term: string) => SQL): SQL => sql.join(terms.map(test), sql` and `)
  const folded = terms.join(' ')
  return {
    folded,
    matches: (document, title) =>
      sql`(${document} @@ ${query} or (${every((term) => sql`${title} like '%' || ${stemOf(term, language)} || '%'`)}))`,
    rank: (document, title, plain) => sql`ts_rank(${document}, ${query})
      + case when ${title} like immutable_unaccent(${folded}) || '%' then 1
             when ${every((term) => sql`${title} like '%' || immutable_unaccent(${term}) || '%'`)} then 0.5 else 0 end
      + case when lower(${plain}) like '%' || ${folded} || '%' then 0.25 else 0 end`,
    isAlike: (title) => sql`immutable_unaccent(${folded}) <% ${title}`,
    likeness: (title) => sql`word_similarity(immutable_unaccent(${folded}), ${title})`,
  }
}

/** Run in the transaction before a query with `isAlike`: `<%` uses the trigram index, with the threshold of this setting. */
export const allowTypingErrors = sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastLikeness)}, true)`

/** A part of a document; A weighs most. */
export const searchVector = (language: Language, text: SQL, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql`setweight(to_tsvector(${configuration(language)}, ${text}), ${sql.raw(`'${weight}'`)})`

/** Folds a text like the `title` column of an index. */
export const foldedTitle = (text: SQL): SQL => sql`immutable_unaccent(lower(${text}))`

const configuration = (language: Language): SQL => sql.raw(`'${configurations[language]}'::regconfig`)

/** A word's stem, or the word where the stem is too short to mean anything or the stemmer knows it as a stop word. */
function stemOf(term: string, language: Language): SQL {
  const folded = sql`immutable_unaccent(${term})`
  const stem = sql`(ts_lexize(${sql.raw(`'${stemmers[language]}'`)}, ${folded}))[1]`
  return sql`case when length(${stem}) >= ${shortestStem} then ${stem} else ${folded} end`
}
