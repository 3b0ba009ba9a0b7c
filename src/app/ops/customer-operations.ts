import { done, type Operation } from './operation.ts'

export const customerOperations: readonly Operation[] = [
  {
    name: ['customers', 'doubtful-phones'],
    usage: '',
    summary: 'accounts and addresses whose telephone number no country has, by id; the numbers are read in the office',
    run: async ({ doubtfulPhones, actor }) => {
      const found = await doubtfulPhones.list(actor)
      const lines = found.map(({ accountId, addressId }) =>
        addressId === null ? `account ${accountId}` : `account ${accountId}, address ${addressId}`,
      )
      return done(lines.length === 0 ? 'Every number is one' : lines.join('\n'))
    },
  },
]
