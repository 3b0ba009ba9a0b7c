import { fill } from '#src/kit/mail/fill.ts'
import { mailTemplates, type MailWriters } from '#src/kit/mail/mail-templates.ts'
import { button, link, renderWrittenMail, text, type WrittenMail } from '#src/kit/mail/written-mail.ts'
import type { Localized } from '#src/common/locale.ts'
import type { AccountMail, AccountMailKind } from '../../contract/account-mail.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

type MailTexts = typeof fi
const mailTexts: Localized<MailTexts> = { fi, sv, en }

const passkeyMail =
  (which: 'keyAdded' | 'keyRemoved') =>
  ({ at, name, forgottenUrl }: { at: string; name: string; forgottenUrl: string }, texts: MailTexts): WrittenMail => {
    const words = texts[which]
    const facts = [
      { name: words.key, values: [name] },
      { name: words.when, values: [at] },
    ]
    return { words, blocks: [{ kind: 'facts', facts }, text(words.notYou), button(words.button, forgottenUrl)] }
  }

/**
 * Every mail about accounts (C-10). To add one: a kind in `contract/account-mail.ts`, its texts in three languages, and a
 * line here.
 */
const writers: MailWriters<AccountMail, MailTexts, WrittenMail> = {
  'account-confirm': ({ firstName, confirmUrl, hours }, { confirm }) => ({
    words: firstName === '' ? { ...confirm, heading: confirm.headingToAnybody } : confirm,
    values: { firstName, hours },
    blocks: [button(confirm.button, confirmUrl), text(confirm.once)],
  }),
  'account-exists': ({ signInUrl, forgottenUrl }, { exists }) => ({
    words: exists,
    blocks: [button(exists.button, signInUrl), link(exists.forgotten, forgottenUrl)],
  }),
  welcome: ({ firstName, shopUrl }, { welcome }) => ({
    words: welcome,
    values: { firstName },
    blocks: [button(welcome.button, shopUrl)],
  }),
  'account-invitation': ({ firstName, resetUrl, hours }, { invitation }) => ({
    words: invitation,
    values: { firstName, hours },
    blocks: [button(invitation.button, resetUrl), text(invitation.once)],
  }),
  'password-ended': ({ url }, { ended }) => ({
    words: ended,
    blocks: [text(ended.why), button(ended.button, url)],
  }),
  'password-reset': ({ resetUrl, minutes }, { reset }) => ({
    words: reset,
    values: { minutes },
    blocks: [button(reset.button, resetUrl), text(reset.effect)],
  }),
  'password-changed': ({ at, forgottenUrl, passkeys }, { changed }) => ({
    words: changed,
    values: { at },
    blocks: [
      text(changed.notYou),
      ...(passkeys.length > 0 ? [text(fill(changed.passkeys, { names: passkeys.join(', ') }))] : []),
      button(changed.button, forgottenUrl),
    ],
  }),
  'email-change-confirm': ({ confirmUrl }, { emailConfirm }) => ({
    words: emailConfirm,
    blocks: [button(emailConfirm.button, confirmUrl), text(emailConfirm.once)],
  }),
  'email-change-notice': ({ step, email, at, nextUrl }, { emailAsked, emailDone }) => {
    const words = step === 'asked' ? emailAsked : emailDone
    return { words, values: { email, at }, blocks: [text(words.notYou), button(words.button, nextUrl)] }
  },
  // Only the body contains the code: locked screens and lists of mails show the subject.
  'login-code': ({ code, minutes }, { code: words }) => {
    const shown = `${code.slice(0, 3)}\u00a0${code.slice(3)}`
    return {
      words,
      values: { minutes },
      blocks: [{ kind: 'code', code: shown }, text(words.what), text(words.secret)],
    }
  },
  'new-device': ({ at, device, forgottenUrl }, { device: words }) => ({
    words,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: words.when, values: [at] },
          { name: words.where, values: [device || words.unknown] },
        ],
      },
      text(words.notYou),
      button(words.button, forgottenUrl),
    ],
  }),
  'passkey-added': passkeyMail('keyAdded'),
  'passkey-removed': passkeyMail('keyRemoved'),
  'data-export-ready': ({ htmlUrl, jsonUrl, until }, { export: words }) => ({
    words,
    values: { until },
    blocks: [button(words.read, htmlUrl), link(words.machine, jsonUrl), text(words.signedIn)],
  }),
  'account-deletion': ({ on, days, signInUrl }, { deletion }) => ({
    words: deletion,
    values: { on, days },
    blocks: [text(deletion.orders), text(deletion.kept), button(deletion.button, signInUrl)],
  }),
}
export const accountMailKinds = Object.keys(writers) as AccountMailKind[] // its own keys

export const accountMails = mailTemplates(writers, mailTexts, renderWrittenMail)
