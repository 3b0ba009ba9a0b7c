import { type Language, languages } from '#src/common/locale.ts'
import { may } from '#src/common/permissions.ts'
import { mayInBranch } from '#src/content/server/content-rights.ts'
import { accountOf, type EditorNews, type TellEditors } from '#src/content/server/reviews.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { Colleague } from '#src/staff/server/colleagues.ts'
import type { EditorMail } from '../contract/editor-mail.ts'

export interface EditorNewsDeps {
  mailer: Mailer<EditorMail>
  publicUrl: string
  /** The employees of now. */
  colleagues: (tx: Transaction) => Promise<Colleague[]>
}

/** Mails the editors concerned, never the person who did it. No mail is stored after it was sent. */
export function createEditorNews({ mailer, publicUrl, colleagues }: EditorNewsDeps): TellEditors {
  return async (tx, news, actor) => {
    const { contentId, language } = news.kind === 'page-commented' ? news.comment : news.review
    const url = `${publicUrl}/edit?id=${contentId}&language=${language}`
    const own = accountOf(actor)
    for (const { actor: colleague, email, language: spoken } of await colleagues(tx)) {
      if (colleague.accountId === own || !(await isConcerned(tx, news, colleague, contentId))) continue
      const about = { page: news.name, of: nameOfLanguage(language, spoken), by: actor.name, url }
      const { mail, subject } = mailOf(news, about)
      const dedupKey = `${mail.kind}:${subject}:${colleague.accountId}`
      await mailer.send(tx, mail, { to: email, language: spoken, dedupKey, ephemeral: true })
    }
  }
}

type About = Pick<EditorMail, 'page' | 'of' | 'by' | 'url'>

function mailOf(news: EditorNews, about: About): { mail: EditorMail; subject: string } {
  if (news.kind === 'page-commented')
    return { mail: { kind: news.kind, ...about, body: news.comment.body }, subject: String(news.comment.id) }
  const { contentId, language, version, note, state, answeredAt, askedAt } = news.review
  const subject = `${contentId}:${language}:${version}:${(answeredAt ?? askedAt).getTime()}`
  if (news.kind === 'review-asked') return { mail: { kind: news.kind, ...about, note }, subject }
  return { mail: { kind: news.kind, ...about, note, isApproved: state === 'approved' }, subject }
}

/** A request concerns the page's publishers, an answer the asker, a comment all who had to do with what it is about. */
async function isConcerned(
  tx: Transaction,
  news: EditorNews,
  colleague: Colleague['actor'],
  contentId: number,
): Promise<boolean> {
  if (news.kind === 'review-answered') return news.review.accountId === colleague.accountId
  if (news.kind === 'page-commented')
    return (
      may(colleague, 'pages:read') && (news.concerned.includes(colleague.accountId) || news.writer === colleague.name)
    )
  return may(colleague, 'pages:publish') && mayInBranch(tx, colleague, contentId, 'publish')
}

/** The language of the draft, in the words of the reader. */
const nameOfLanguage = (of: Language, spoken: Language): string => names[spoken][languages.indexOf(of)] ?? of
const names = {
  fi: ['suomi', 'ruotsi', 'englanti'],
  sv: ['finska', 'svenska', 'engelska'],
  en: ['Finnish', 'Swedish', 'English'],
} as const satisfies Record<Language, readonly string[]>
