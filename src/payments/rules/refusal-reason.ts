import type { RefusalReasonKey } from '../contract/payments.ts'

/** The provider's refusal codes that a shopper can act on; all others count as declined. */
const keyByCode: Readonly<Record<string, RefusalReasonKey>> = {
  '4': 'technical', // acquirer error
  '6': 'expired-card',
  '9': 'technical', // issuer unavailable
  '10': 'declined',
  '11': 'authentication-failed',
  '12': 'not-enough-funds',
  '15': 'cancelled', // cancelled by the merchant or its own time-out
  '16': 'cancelled',
  '42': 'authentication-failed', // 3-D Secure failed at the issuer
}

/** The reason shown to the shopper for a failed try. */
export function refusalReasonKey(resultCode: string, refusalReasonCode: string | null): RefusalReasonKey {
  const known = refusalReasonCode === null ? undefined : keyByCode[refusalReasonCode]
  if (known) return known
  if (resultCode === 'Cancelled') return 'cancelled'
  return resultCode === 'Error' ? 'technical' : 'declined'
}

/** A webhook names the reason in words only. */
const keyByReason: Readonly<Record<string, RefusalReasonKey>> = {
  'acquirer error': 'technical',
  'expired card': 'expired-card',
  'issuer unavailable': 'technical',
  '3d not authenticated': 'authentication-failed',
  'not enough balance': 'not-enough-funds',
  cancelled: 'cancelled',
  'shopper cancelled': 'cancelled',
}

/** The same for a webhook: the shopper reads the same text, whether the response or the webhook comes first. */
export const refusalReasonKeyOfWebhook = (reason: string): RefusalReasonKey =>
  keyByReason[reason.trim().toLowerCase()] ?? 'declined'
