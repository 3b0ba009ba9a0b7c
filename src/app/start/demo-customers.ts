/** Password of the demo's customers: printed at the start, and only by a shop that made its own database. */
export const demoCustomerPassword = 'kahvi ja kaksi konvehtia'

export const demoCustomers = [
  { email: 'customer@konvehti.example', firstName: 'Aino', lastName: 'Leppävirta', language: 'fi' },
  { email: 'kund@konvehti.example', firstName: 'Otto', lastName: 'Nyman', language: 'sv' },
  { email: 'buyer@konvehti.example', firstName: 'Emma', lastName: 'Clarke', language: 'en' },
] as const
