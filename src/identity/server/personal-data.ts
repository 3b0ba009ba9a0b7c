import type { Person, PersonalData } from '#src/platform/personal-data/person.ts'
import { emailKey } from './account/email-key.ts'
import { findAccount, listAccountEmails } from './account/account.store.ts'
import { emailSpellings } from './session/on-sign-in.ts'

/** The spellings of an address that rows may have: its key, and the one with the domain as people read it. */
const addressesOf = (email: string): string[] => emailSpellings(emailKey(email))

/** A person who has proved that an address is theirs. */
export const personOfEmail = (email: string): Partial<Person> => ({ emails: addressesOf(email) })

const account = { fi: 'Tili', sv: 'Konto', en: 'Account' }

/** Accounts, what opens them, and their sessions. */
export const identityData: PersonalData = {
  async find({ accounts }, { db }) {
    const rows = await Promise.all(accounts.map((id) => findAccount(db, id)))
    const known = rows.filter((row) => row !== null)
    return {
      owners: known.flatMap(({ ownerId }) => ownerId ?? []),
      emails: known.flatMap(({ email }) => addressesOf(email)),
    }
  },
  listEmails: listAccountEmails,
  entries: [
    {
      table: 'account',
      purpose: 'Customers and staff, by name and address of e-mail',
      period: 'as long as the account is wanted',
      basis: 'contract',
      title: account,
      whose: 'id = any(:accounts)',
      hidden: ['realm', 'email_key'],
      erase: 'delete',
    },
    {
      table: 'credential',
      purpose: 'What proves who somebody is; of a password its hash',
      period: 'as long as its account',
      basis: 'contract',
      title: { fi: 'Kirjautumistavat', sv: 'Inloggningssätt', en: 'Ways to sign in' },
      whose: 'account_id = any(:accounts)',
      hidden: ['id', 'account_id', 'secret'],
      erase: 'delete',
    },
    {
      table: 'session',
      purpose: 'Who is signed in, on which device',
      period: null,
      basis: 'contract',
      title: { fi: 'Kirjautuneet laitteet', sv: 'Inloggade enheter', en: 'Signed-in devices' },
      whose: 'account_id = any(:accounts)',
      hidden: ['id', 'account_id', 'realm', 'secret_hash', 'former_hash', 'rotated_at', 'shown_at'],
      erase: 'delete',
    },
    {
      table: 'email_verification',
      purpose: 'What was asked for and a mail has to prove: a sign-up, a code, a new password',
      period: null,
      basis: 'contract',
      title: {
        fi: 'Vahvistusta odottavat pyynnöt',
        sv: 'Begäranden som väntar på bekräftelse',
        en: 'What waits for a proof',
      },
      whose: 'email_key = any(:emails)',
      hidden: ['id', 'email_key', 'browser_hash', 'secret_hash', 'details', 'wrong_tries'],
      erase: 'delete',
    },
    {
      table: 'identity_payload',
      purpose: 'Codes, grants and sessions of the sign-in protocol',
      period: null,
      basis: 'contract',
      title: null,
      whose: 'account_id = any(:ids)',
      erase: 'delete',
    },
    {
      table: 'passkey',
      purpose: 'Keys of devices that open an account',
      period: 'until it is removed, or with its account',
      basis: 'contract',
      title: { fi: 'Pääsyavaimet', sv: 'Lösennycklar', en: 'Passkeys' },
      whose: 'account_id = any(:accounts)',
      hidden: ['id', 'account_id', 'credential_id', 'public_key', 'counter', 'transports', 'is_synced'],
      erase: 'delete',
    },
    {
      table: 'passkey_challenge',
      purpose: 'What a device is asked to sign, once',
      period: null,
      basis: 'contract',
      title: null,
      whose: 'account_id = any(:accounts)',
      erase: 'delete',
    },
    { table: 'signing_key', purpose: 'Keys that sign tokens, sealed', period: null, basis: null },
  ],
}
