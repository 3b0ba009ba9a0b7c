import type { Localized } from '#src/common/locale.ts'
import { pressPolicy } from '#src/consents/contract/marketing.ts'
import { keepPolicy } from '#src/consents/server/policies/policies.ts'
import type { Executor } from '#src/platform/database/database.ts'

/** Rises whenever the meaning of the words below changes: each subscriber has agreed to the words of one version. */
const pressConsentVersion = '1'

const words: Localized<{ title: string; text: string }> = {
  fi: {
    title: 'Tiedotteiden tilaaminen',
    text: '<p>Olen lukenut <a href="content:privacy">tietosuojaselosteen</a> ja hyväksyn, että nimi ja osoite tallennetaan tiedotteiden lähettämistä varten.</p>',
  },
  sv: {
    title: 'Prenumeration på pressmeddelanden',
    text: '<p>Jag har läst <a href="content:privacy">dataskyddsbeskrivningen</a> och godkänner att namn och adress sparas för att pressmeddelandena ska kunna skickas.</p>',
  },
  en: {
    title: 'Subscribing to press releases',
    text: '<p>I have read the <a href="content:privacy">privacy notice</a> and agree that my name and address are kept so that press releases can be sent.</p>',
  },
}

/** Stores the form's consent text with its version; the first process to start writes it. False: this version has another text. */
export const keepPressConsent = (executor: Executor): Promise<boolean> =>
  keepPolicy(executor, { key: pressPolicy, version: pressConsentVersion, words })
