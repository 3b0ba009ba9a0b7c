import type { FastifyReply } from 'fastify'
import { dayText } from '#src/common/day-text.ts'
import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import { plainPagePolicy } from '#src/platform/http/security-headers.ts'
import type { CdsPageInput, CdsView, RenderCdsPage } from '../../contract/cds-page.ts'
import type { Policy } from '../../contract/policies.ts'

export interface CdsPagesDeps {
  clock: Clock
  text: TextLookup
  renderPage: RenderCdsPage
  /** Sheets that such a page needs. */
  styles: () => readonly string[]
  /** Site paths; empty: there is no such page. */
  pagePaths: (language: Language) => Promise<{ privacy: string; support: string; preferences: string }>
}

interface Around {
  language: Language
  policy?: Policy | null
  /** Where it is found, for the other languages; null: it is the answer to a form. */
  self?: string | null
}

export type CdsPages = ReturnType<typeof createCdsPages>

/** Pages under `/cds` and `/privacy`: they know who reads them by the link of a mail alone, and are found by nobody else. */
export function createCdsPages({ clock, text, renderPage, styles, pagePaths }: CdsPagesDeps) {
  async function make(view: CdsView, { language, policy = null, self = null }: Around): Promise<string> {
    const paths = await pagePaths(language)
    const input: CdsPageInput = {
      language,
      view,
      policy: policy && { ...policy, validFrom: dayText(new Date(policy.validFrom), language) },
      languages: self === null ? [] : languages.map((one) => ({ language: one, url: inLanguage(self, one) })),
      homeUrl: withLanguage('/', language),
      settingsUrl: paths.preferences,
      copyright: text(language, 'shell/footer/copyright', { year: shopDay(clock.now()).slice(0, 4) }),
      links: [
        { label: text(language, 'orders/mail/privacy'), url: paths.privacy },
        { label: text(language, 'orders/mail/support'), url: paths.support },
      ].filter(({ url }) => url !== ''),
      styles: styles(),
    }
    return renderPage(input)
  }

  /** Kept by nobody, found by no search engine, and its address, which may hold a token, is told to no other page. */
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': plainPagePolicy,
      })
      .send(html)

  const show = async (reply: FastifyReply, view: CdsView, around: Around, status = 200) =>
    send(reply, await make(view, around), status)

  return { send, show }
}

const inLanguage = (self: string, language: Language): string =>
  `${self}${self.includes('?') ? '&' : '?'}language=${language}`
