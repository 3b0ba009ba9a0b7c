import type { Localized } from '#src/common/locale.ts'
import type { ItemKind } from '#src/forms/contract/form-item.ts'

interface Asked {
  kind?: ItemKind
  help?: Localized
  isRequired?: true
  maxLength?: number
  options?: readonly Localized[]
  policyUrl?: string
}

/** One question of a form; what is not said is empty. */
export const asked = (name: string, label: Localized, more: Asked = {}) => ({
  name,
  kind: 'text' as ItemKind,
  label,
  help: '' as Localized | '',
  isRequired: false,
  maxLength: 0,
  options: [] as readonly Localized[],
  policyUrl: '',
  ...more,
})

export const askedName = asked('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, { isRequired: true })
export const askedEmail = asked(
  'email',
  { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
  { kind: 'email', isRequired: true },
)
export const askedLetter = asked(
  'letter',
  {
    fi: 'Haluan myös kirjeen uusista mauista. Vahvistan sen erikseen sähköpostissa.',
    sv: 'Jag vill också ha brevet om nya smaker. Det bekräftar jag separat per e-post.',
    en: 'I would like the letter about new flavours too. I will confirm that separately by e-mail.',
  },
  { kind: 'newsletter' },
)
/** `purpose`: what the data are used for, in the words of the form. */
export const askedConsent = (purpose: Localized) =>
  asked('privacy', purpose, { kind: 'consent', isRequired: true, policyUrl: 'content:privacy' })
