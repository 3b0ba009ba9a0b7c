export const FAULT_MODES = [
  'none',
  'down',
  'slow',
  'garbage',
  'error-after-charge',
  'timeout-after-charge',
  'reset-mid-body',
] as const
export type FaultMode = (typeof FAULT_MODES)[number]

/**
 * `ms`: the wait of `slow`, and how long `timeout-after-charge` holds the line. `times`: null goes on until changed.
 * `shopper`: the e-mail address of whose payments fail; null is everybody's.
 */
export type Fault = { mode: FaultMode; ms: number; times: number | null; shopper: string | null }

export type WebhookControls = {
  enabled: boolean
  /** Time between an event and its webhook. */
  delayMs: number
  /** How often each webhook is sent, all at the same moment. */
  copies: number
  /** Each webhook waits a random part of this on top, so that they arrive out of order. */
  shuffleMs: number
}

/** What a tester may change while the stand-in runs. Kept in memory: a restart is a healthy provider again. */
export type Controls = { webhooks: WebhookControls; fault: Fault }

export function initialControls(webhookDelayMs: number): Controls {
  return {
    webhooks: { enabled: true, delayMs: webhookDelayMs, copies: 1, shuffleMs: 0 },
    fault: { mode: 'none', ms: 30_000, times: null, shopper: null },
  }
}
