import type { RefusalReasonKey } from '../contract/payments.ts'

/** The provider's refusal reason codes that a shopper can do something about; all others are a plain no. */
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

/** What to tell the shopper about a try that came to nothing. */
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

/** The same for a webhook, so that the shopper reads the same whoever brings the news first. */
export const refusalReasonKeyOfWebhook = (reason: string): RefusalReasonKey =>
  keyByReason[reason.trim().toLowerCase()] ?? 'declined'
