import { assertNever } from '#src/common/result.ts'
import type { ResultCode } from '../contract/payments.ts'

/** What a result code of the provider means for an attempt. */
export function attemptStatusOf(
  code: ResultCode,
): 'AwaitingShopper' | 'Pending' | 'Authorised' | 'Refused' | 'Cancelled' | 'Failed' {
  switch (code) {
    case 'Authorised':
      return 'Authorised'
    case 'RedirectShopper':
    case 'ChallengeShopper':
    case 'IdentifyShopper':
      return 'AwaitingShopper'
    case 'Pending':
    case 'Received':
      return 'Pending'
    case 'Refused':
      return 'Refused'
    case 'Cancelled':
      return 'Cancelled'
    case 'Error':
      return 'Failed'
    default:
      return assertNever(code)
  }
}
