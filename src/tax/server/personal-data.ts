import type { PersonalData } from '#src/platform/personal-data/person.ts'

export const taxData: PersonalData = {
  entries: [{ table: 'vat_rate', purpose: 'Rates of value added tax', period: 'for good', basis: null }],
}
