import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Data about employees, and about what opens the office to them. */
export const staffData: PersonalData = {
  entries: [
    {
      table: 'staff_member',
      purpose: 'Roles of those who work here, and the sealed secret of their authenticator',
      period: 'as long as its account',
      basis: 'contract',
      title: { fi: 'Työskentely kaupassa', sv: 'Arbete i butiken', en: 'Work at the shop' },
      whose: 'account_id = any(:accounts)',
      hidden: ['account_id', 'totp_sealed', 'totp_last_step', 'totp_new_sealed'],
      erase: 'delete',
    },
    {
      table: 'staff_recovery_code',
      purpose: 'Codes that open the office when the authenticator is lost, as keyed hashes',
      period: null,
      basis: 'contract',
      title: null,
      whose: 'account_id = any(:accounts)',
      erase: 'delete',
    },
    {
      table: 'staff_sign_in',
      purpose: 'A password that was right and waits for the second proof',
      period: null,
      basis: 'contract',
      title: null,
      whose: 'account_id = any(:accounts)',
      erase: 'delete',
    },
    {
      table: 'staff_invitation',
      purpose: 'Who was invited to work here',
      period: null,
      basis: 'contract',
      title: { fi: 'Kutsut', sv: 'Inbjudningar', en: 'Invitations' },
      whose: 'email_key = any(:emails) or account_id = any(:accounts)',
      hidden: ['id', 'email_key', 'account_id', 'token_hash', 'password_hash', 'totp_sealed', 'wrong_tries'],
      erase: 'delete',
    },
  ],
}
