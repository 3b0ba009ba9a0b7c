import type { Localized } from '#src/common/locale.ts'
import { picture } from '../media.ts'
import { type PageDefinition, plainMeta } from '../define.ts'

type AuthPageType =
  | 'LoginPage'
  | 'LogoutPage'
  | 'SignUpPage'
  | 'PasswordForgottenPage'
  | 'PasswordResetPage'
  | 'EmailConfirmPage'

/** A form beside a picture; its words are UI texts. Search engines stay out. */
function authPage(
  key: string,
  type: AuthPageType,
  image: string,
  name: Localized,
  slug: Localized,
  description: Localized,
): PageDefinition {
  const metaTitle = { fi: `${name.fi} · Konvehti`, sv: `${name.sv} · Konvehti`, en: `${name.en} · Konvehti` }
  const meta = { ...plainMeta, noindex: true, metaTitle, metaDescription: description }
  return { key, type, parent: 'start', name, slug, fields: { ...meta, picture: picture(image) } }
}

export const authPages: readonly PageDefinition[] = [
  authPage(
    'login',
    'LoginPage',
    'category/konvehdit',
    { fi: 'Kirjaudu', sv: 'Logga in', en: 'Sign in' },
    { fi: 'kirjaudu', sv: 'logga-in', en: 'sign-in' },
    {
      fi: 'Kirjaudu salasanalla tai sähköpostiin tulevalla koodilla.',
      sv: 'Logga in med lösenord eller med en kod som kommer till din e-post.',
      en: 'Sign in with your password, or with a code sent to your e-mail.',
    },
  ),
  authPage(
    'logout',
    'LogoutPage',
    'category/leivat',
    { fi: 'Kirjaudu ulos', sv: 'Logga ut', en: 'Sign out' },
    { fi: 'kirjaudu-ulos', sv: 'logga-ut', en: 'sign-out' },
    {
      fi: 'Kirjaudu ulos tältä laitteelta tai kaikilta laitteilta.',
      sv: 'Logga ut från den här enheten eller från alla enheter.',
      en: 'Sign out on this device, or on all of them.',
    },
  ),
  authPage(
    'sign-up',
    'SignUpPage',
    'category/karkit',
    { fi: 'Luo tili', sv: 'Skapa konto', en: 'Create an account' },
    { fi: 'rekisteroidy', sv: 'skapa-konto', en: 'sign-up' },
    {
      fi: 'Luo tili sähköpostilla ja salasanalla: tilaukset ja osoitteet yhdessä paikassa.',
      sv: 'Skapa ett konto med e-post och lösenord: beställningar och adresser på ett ställe.',
      en: 'Create an account with an e-mail and a password: orders and addresses in one place.',
    },
  ),
  authPage(
    'password-forgotten',
    'PasswordForgottenPage',
    'category/pastillit',
    { fi: 'Unohtunut salasana', sv: 'Glömt lösenord', en: 'Forgotten password' },
    { fi: 'unohtunut-salasana', sv: 'glomt-losenord', en: 'forgotten-password' },
    {
      fi: 'Pyydä sähköpostiisi linkki, jolla valitset uuden salasanan.',
      sv: 'Be om en länk till din e-post och välj ett nytt lösenord.',
      en: 'Ask for a link by e-mail and choose a new password.',
    },
  ),
  authPage(
    'password-reset',
    'PasswordResetPage',
    'category/pastillit',
    { fi: 'Uusi salasana', sv: 'Nytt lösenord', en: 'New password' },
    { fi: 'uusi-salasana', sv: 'nytt-losenord', en: 'new-password' },
    {
      fi: 'Valitse uusi salasana tilillesi.',
      sv: 'Välj ett nytt lösenord för ditt konto.',
      en: 'Choose a new password for your account.',
    },
  ),
  authPage(
    'email-confirm',
    'EmailConfirmPage',
    'category/karkit',
    { fi: 'Vahvista sähköposti', sv: 'Bekräfta e-posten', en: 'Confirm your e-mail' },
    { fi: 'vahvista', sv: 'bekrafta', en: 'confirm' },
    {
      fi: 'Vahvista, että sähköpostiosoite on sinun, ja tilisi on valmis.',
      sv: 'Bekräfta att e-postadressen är din, så är kontot klart.',
      en: 'Confirm that the e-mail address is yours, and your account is ready.',
    },
  ),
]
