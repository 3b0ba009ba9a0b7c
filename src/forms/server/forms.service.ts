import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import { plainHeading } from '#src/content/rules/plain-text.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { RateLimiter } from '#src/platform/http/rate-limiter.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import type { FormBlock } from '../blocks/form-block/form.block.ts'
import { fileTypes, filesMax } from '../contract/form-item.ts'
import { cleanValue, faultsOf } from '../rules/check-submission.ts'
import { sniffFile } from '../rules/sniff-file.ts'
import type { FormMails } from './form-mails.ts'
import type { FormTokens } from './form-tokens.ts'
import type { Received } from './read-submission.ts'
import * as store from './submissions.store.ts'

export interface FormsDeps {
  db: Database
  clock: Clock
  delivery: Pick<Delivery, 'findBlock' | 'deliverBlock'>
  tokens: FormTokens
  pass: RateLimiter
  mails: FormMails
  /** Starts the newsletter's double opt-in; it does not reveal whether the address is known. */
  askForNewsletter: (asked: { email: string; language: Language; network: string }) => Promise<void>
}

const hourMs = 60 * 60_000
/** C-1: five submissions an hour from one network, over all forms. */
const networkGate = { max: 5, windowMs: hourMs }
/** Mails to one mailbox, whose address any visitor can enter. */
const mailboxGate = { max: 3, windowMs: 24 * hourMs }

export interface Sent {
  received: Received
  language: Language
  /** See `networkOf`. */
  network: string
}

/** A general refusal, or one because the network has sent too much for now. */
export type FormRefusal = Refusal | { kind: 'too-often'; seconds: number }

export type Forms = ReturnType<typeof createForms>

/** Handles submissions of forms: checks, stores and mails them. */
export function createForms({ db, clock, delivery, tokens, pass, mails, askForNewsletter }: FormsDeps) {
  /** Returns the published form whatever the visitor's group. Null: there is none, or it is not open now. */
  async function find(formId: number, language: Language): Promise<FormBlock | null> {
    const view = publishedView(language)
    const found = await delivery.findBlock(formId, view)
    if (!found) return null
    const visitorGroups = ('visitorGroups' in found.entry && found.entry.visitorGroups) || []
    const delivered = await delivery.deliverBlock(formId, { ...view, visitorGroups })
    return delivered?.block.contentType.at(-1) === 'FormBlock' ? (delivered.block as FormBlock) : null // by its type
  }

  /**
   * Returns the thank-you page or an empty string. A filled-in trap field gets the same response, so that bots learn nothing.
   */
  async function send(formId: number, { received, language, network }: Sent): Promise<Result<string, FormRefusal>> {
    const form = await find(formId, language)
    if (!form) return refuse({ kind: 'business', status: 410, problems: [{ key: 'forms/closed' }] })
    if (received.trap !== '') return ok(form.thanksPage)
    const known = new Set(form.items.map(({ name }) => name))
    const names = [...Object.keys(received.values), ...Object.keys(received.files)]
    // The editors have changed the form since the page was opened.
    if (names.some((name) => !known.has(name))) return refuse(business({ key: 'forms/changed' }))
    const filled = {
      values: received.values,
      files: Object.fromEntries(
        Object.entries(received.files).map(([name, { size, bytes }]) => [
          name,
          { size, isAccepted: sniffFile(bytes) !== null },
        ]),
      ),
    }
    const faults = faultsOf(form.items, filled)
    if (Object.keys(faults).length > 0)
      return refuse({
        kind: 'fields',
        fields: Object.fromEntries(Object.entries(faults).map(([name, key]) => [name, [key]])),
      })
    if (Object.keys(received.files).length > filesMax) return refuse(business({ key: 'forms/too-many-files' }))
    const stamp = tokens.readStamp(formId, received.stamp)
    if (stamp === null || 'fault' in stamp) return refuse(business({ key: stamp?.fault ?? 'forms/too-late' }))
    const counted = { limiter: 'form, network', who: tokens.hashOf(`network ${network}`) }
    const passage = await pass([{ key: `form ${network}`, ...counted, ...networkGate }])
    if (!passage.isOpen) return refuse({ kind: 'too-often', seconds: passage.seconds })
    const isKept = await keep(form, received, stamp.nonce, language)
    if (!isKept) await passage.giveBack()
    const email = emailOf(form, received)
    const wantsNewsletter = form.items.some(({ kind, name }) => kind === 'newsletter' && received.values[name])
    if (isKept && email !== '' && wantsNewsletter) await askForNewsletter({ email, language, network })
    return ok(form.thanksPage)
  }

  async function passMailbox(key: string): Promise<boolean> {
    const who = tokens.hashOf(key)
    return (await pass([{ key: `form-mail ${who}`, limiter: 'form mail, mailbox', who, ...mailboxGate }])).isOpen
  }

  /** Stores a submission once. False: the stamp has been used already. */
  async function keep(form: FormBlock, received: Received, nonce: string, language: Language): Promise<boolean> {
    const email = emailOf(form, received)
    const key = email === '' ? '' : emailKey(email)
    const mayMail = key !== '' && (await passMailbox(key))
    const answers = form.items
      .filter(({ kind }) => kind !== 'file')
      .map((item) => ({
        name: item.name,
        label: plainHeading(item.label),
        kind: item.kind,
        value: cleanValue(item, received.values[item.name] ?? ''),
      }))
    const { id: formId } = form.contentLink
    const waits = form.confirmPage !== '' && key !== ''
    return inTransaction(db, async (tx) => {
      const createdAt = clock.now()
      const about = { formId, formName: form.formName, language, senderEmail: email, senderKey: key, answers }
      const id = await store.insertSubmission(tx, { ...about, nonce, waits, createdAt })
      if (id === null) return false
      const files = Object.entries(received.files).filter(([, { size }]) => size > 0)
      for (const [name, { fileName, bytes, size }] of files) {
        const mediaType = fileTypes[sniffFile(bytes) ?? 'pdf'] // each was looked at before
        await store.insertFile(tx, { submissionId: id, name, fileName, mediaType, size, bytes })
      }
      const said = { id, form, answers, email, language, files: files.map(([, file]) => file) }
      await mails.toDesk(tx, said)
      if (mayMail) await mails.toSender(tx, { ...said, identifier: waits ? tokens.entry(id) : null })
      return true
    })
  }

  return {
    find,
    send,
    stamp: (formId: number): string => tokens.stamp(formId),

    /** Confirms the entry when its sender follows the mail's link; repeating it is harmless. */
    async confirm(identifier: string): Promise<Result<null, Refusal>> {
      const id = tokens.readEntry(identifier)
      const isThere = id !== null && (await store.confirmSubmission(db, id, clock.now()))
      return isThere ? ok(null) : refuse({ kind: 'not-found' })
    },
  }
}

/** Returns the sender's address: the first e-mail field that is filled in. */
function emailOf(form: FormBlock, { values }: Received): string {
  const item = form.items.find(({ kind, name }) => kind === 'email' && (values[name] ?? '').trim() !== '')
  return item ? (values[item.name] ?? '').trim() : ''
}
