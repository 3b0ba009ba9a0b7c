/**
 * What a log line's `alarm` may be. Each has a heading in docs/runbook.md and a rule in deploy/prometheus/rules.yml; a test
 * compares them with the program.
 */
export const alarmNames = [
  'authorisation-ends',
  'capture-unanswered',
  'content-schedule',
  'gift-card-guessed',
  'payment-amount',
  'payment-capture',
  'payment-event',
  'payment-refund',
  'payment-reversal',
  'refund-elsewhere',
  'refund-unanswered',
  'vat-rate-missing',
  'webhook-account',
  'webhook-signature',
  'webhook-unknown',
] as const
