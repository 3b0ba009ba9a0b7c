/** Of the demo's customers; printed at the start, and in no shop that did not make its own database. */
export const demoCustomerPassword = 'kahvi ja kaksi konvehtia'

export const demoCustomers = [
  { email: 'customer@konvehti.example', firstName: 'Aino', lastName: 'Leppävirta', language: 'fi' },
  { email: 'kund@konvehti.example', firstName: 'Otto', lastName: 'Nyman', language: 'sv' },
  { email: 'buyer@konvehti.example', firstName: 'Emma', lastName: 'Clarke', language: 'en' },
] as const
