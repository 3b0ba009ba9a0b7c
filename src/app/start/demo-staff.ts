import type { StaffRole } from '../../common/permissions.ts'

/**
 * Staff of the demo brand. `npm start` prints their password and the secrets of their authenticators: they are worth
 * nothing anywhere else, because the demo brand is only ever filled into a database that was made for it.
 */
export const demoPassword = 'lakritsi ja hiljainen aamu'
export interface DemoColleague {
  email: string
  firstName: string
  lastName: string
  roles: readonly StaffRole[]
  /** Base32, as an authenticator app takes it. */
  secret: string
}

export const demoStaff: readonly DemoColleague[] = [
  {
    email: 'admin@konvehti.example',
    firstName: 'Anu',
    lastName: 'Ylinen',
    roles: ['Admin'],
    secret: 'KONVEHTIADMINKONVEHTIADMINAAAAAA',
  },
  {
    email: 'ops@konvehti.example',
    firstName: 'Olli',
    lastName: 'Tuominen',
    roles: ['CustomerService', 'Production'],
    secret: 'KONVEHTIOPSKONVEHTIOPSAAAAAAAAAA',
  },
  {
    email: 'publisher@konvehti.example',
    firstName: 'Petra',
    lastName: 'Julkunen',
    roles: ['Publisher', 'Merchandiser'],
    secret: 'KONVEHTIPUBLISHERKONVEHTIAAAAAAA',
  },
  {
    email: 'editor@konvehti.example',
    firstName: 'Eero',
    lastName: 'Toimela',
    roles: ['Editor'],
    secret: 'KONVEHTIEDITORKONVEHTIEDITORAAAA',
  },
]
