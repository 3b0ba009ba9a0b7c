import type { Address } from './address.ts'

export const sampleAddress = (overrides: Partial<Address> = {}): Address => ({
  firstName: 'Aino',
  lastName: 'Leppävirta-Östman',
  email: 'aino.leppavirta@posti.example',
  line1: 'Vaasankatu 14 B 32',
  line2: '',
  postalCode: '00500',
  city: 'Helsinki',
  countryCode: 'FIN',
  countryName: 'Suomi',
  phoneNumber: '+358405123380',
  regionName: '',
  name: '',
  ...overrides,
})
