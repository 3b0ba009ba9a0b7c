import type { Language } from '#src/common/locale.ts'
import { sanitise } from '#src/content/server/html-sanitiser.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import type { Policy } from '../../contract/policies.ts'
import * as store from './policy.store.ts'

export interface PolicyReaderDeps {
  db: Database
  resolveLinks: LinkResolver
}

export type PolicyReader = ReturnType<typeof createPolicyReader>

const pageLink = /href="((?:content|category|product):[^"#]+)(#[^"]*)?"/g
/** Placeholders of links in the checkout's consents. */
const namedLink = /\{(terms|withdrawal)\}/g
const namedPages: Readonly<Record<string, string>> = { terms: 'content:terms', withdrawal: 'content:returns' }

/** Reads policies in force or of a version; their links lead to the current pages. */
export function createPolicyReader({ db, resolveLinks }: PolicyReaderDeps) {
  async function present(rows: readonly store.PolicyRow[], language: Language): Promise<Policy[]> {
    const uris = rows.flatMap(({ text }) => [
      ...[...text.matchAll(pageLink)].map(([, uri = '']) => uri),
      ...[...text.matchAll(namedLink)].map(([, name = '']) => namedPages[name] ?? ''),
    ])
    const links = await resolveLinks([...new Set(uris)], language)
    const pathOf = (uri: string): string => links.get(uri)?.path ?? ''
    return rows.map(({ key, version, title, text, validFrom }) => ({
      id: `${key}:${version}`,
      key,
      version,
      language,
      title: title.replaceAll('*', ''),
      text: sanitise(
        text
          .replace(pageLink, (_, uri: string, hash = '') => (pathOf(uri) === '' ? '' : `href="${pathOf(uri)}${hash}"`))
          .replace(namedLink, (_, name: string) => `<a href="${pathOf(namedPages[name] ?? '')}">`)
          .replaceAll('{end}', '</a>'),
      ),
      validFrom: validFrom.toISOString(),
    }))
  }

  return {
    /** Lists policies in force: those with the given keys, or all. */
    list: async (language: Language, keys: readonly string[] | null): Promise<Policy[]> =>
      present(await store.listInForce(db, language, keys), language),

    /**
     * `version` null: the one in force. If the version was not published in the language, returns the one in force there at
     * that time. Null: there is none.
     */
    async find(key: string, version: string | null, language: Language): Promise<Policy | null> {
      const row = await (version === null
        ? store.findInForce(db, key, language)
        : store.findOfVersion(db, key, version, language))
      return row ? ((await present([row], language))[0] ?? null) : null
    },
  }
}
