import { formatShopTime } from '#src/common/shop-time.ts'
import { done, failed, type Operation } from './operation.ts'

/** The keys that sign tokens. */
export const keyOperations: readonly Operation[] = [
  {
    name: ['keys', 'list'],
    usage: '',
    summary: 'the keys that sign tokens, with the times they sign from and end',
    run: async ({ signingKeys, actor }) => {
      const lines = (await signingKeys.list(actor)).map(
        ({ kid, signsFrom, endsAt }) =>
          `${kid}  signs from ${formatShopTime(signsFrom)}  ends ${endsAt ? formatShopTime(endsAt) : '-'}`,
      )
      return done(lines.join('\n') || 'none: the first start makes one')
    },
  },
  {
    name: ['keys', 'rotate'],
    usage: '[now]',
    summary: 'a new signing key, which all processes know before it signs; now: the others are worth nothing at once',
    run: async ({ signingKeys, actor }, [when]) => {
      if (when !== undefined && when !== 'now') return failed('keys rotate, or keys rotate now')
      const rotated = await signingKeys.rotate(when === 'now', actor)
      return rotated.ok
        ? done(`the new key signs from ${formatShopTime(rotated.value)}`)
        : failed(`a new key is announced already, and signs from ${formatShopTime(rotated.error)}`)
    },
  },
]
