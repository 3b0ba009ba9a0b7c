import { languages, type Localized } from '#src/common/locale.ts'
import type { OnPublished } from '#src/content/server/content.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import * as store from './policy.store.ts'

/*
 * Texts that people read and agree to, every version kept for ever (C-20). Versions come from three places: policy
 * pages, when they are published; checkout consents, when they are set; and the cookie notice, which comes with the
 * program.
 */

/** Policy pages: the policy's key by the key of the page's content. */
const policyPages: Readonly<Record<string, string>> = { privacy: 'privacy', terms: 'terms-of-sale' }

/** Part of the transaction that publishes: a policy page becomes a new version of its policy. */
export const cachePublishedPage: OnPublished = async (tx, { key: contentKey, texts, at }) => {
  const key = policyPages[contentKey ?? '']
  if (key === undefined || texts.length === 0) return
  await store.lockPolicy(tx, key)
  const rows = texts.map(({ language, name, fields }) => ({ language, ...wordsOf(name, fields) }))
  let isSame = true
  for (const { language, title, text } of rows) {
    const known = await store.findInForce(tx, key, language)
    isSame &&= known?.title === title && known.text === text
  }
  // Only a picture or metadata changed; the policy's text is the same.
  if (isSame) return
  const version = String((await store.highestVersion(tx, key)) + 1)
  await store.addPolicies(
    tx,
    rows.map((row) => ({ key, version, ...row, validFrom: at })),
  )
}

const wordsOf = (name: string, { heading, mainBody }: Readonly<Record<string, unknown>>) => ({
  title: typeof heading === 'string' && heading !== '' ? heading : name,
  text: typeof mainBody === 'string' ? mainBody : '',
})

/** Stores a version's text once. False: the version already has another text and needs a new name. */
export async function keepPolicy(
  executor: Executor,
  policy: { key: string; version: string; words: Localized<{ title: string; text: string }> },
): Promise<boolean> {
  const { key, version, words } = policy
  const rows = languages.map((language) => ({ key, version, language, ...words[language] }))
  await store.addPolicies(executor, rows)
  const kept = await store.listVersionTexts(executor, key, version)
  return rows.every(({ language, title, text }) =>
    kept.some((one) => one.language === language && one.title === title && one.text === text),
  )
}
