import { createAlarm } from './alarm.ts'
import type { WebhookInQueue } from './book.ts'
import { signNotificationItem } from './hmac.ts'
import type { NotificationItem } from './ledger-events.ts'
import type { Provider } from './provider.ts'

/** The real provider's waits after each failed attempt, the last one repeated. */
const RETRY_WAITS_MINUTES = [2, 5, 10, 15, 30, 60, 120, 240, 480]

/**
 * Sends the queue in order of due time. As with the real provider a webhook that is not taken is tried again with
 * growing waits and holds up all that come after it. The queue is made of ledger entries, so it survives a restart.
 */
export function startWebhooks(provider: Provider): { close(): void } {
  const alarm = createAlarm(() => void sendDue(), provider.now)
  const closing = new AbortController()
  let isSending = false

  async function sendDue(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      let webhook = dueHead()
      while (webhook) {
        await attempt(webhook)
        webhook = dueHead()
      }
    } finally {
      isSending = false
    }
    setAlarm()
  }

  function dueHead(): WebhookInQueue | null {
    const head = headOfQueue(provider)
    return head && !closing.signal.aborted && head.nextAttemptAt <= provider.now().getTime() ? head : null
  }

  async function attempt(webhook: WebhookInQueue): Promise<void> {
    const { url, copies } = { url: provider.settings.webhookUrl ?? '', copies: provider.controls.webhooks.copies }
    const body = JSON.stringify(notification(webhook.item, provider.settings.hmacKey))
    const attempts = Array.from({ length: copies }, () => send(url, body))
    const results = await Promise.all(attempts)
    // A reset of the stand-in or its end while the request was out: nothing is left to write about it.
    if (closing.signal.aborted || !provider.book.webhooks.has(webhook.id)) return
    const failure = results.find((result) => result.problem !== null)
    const about = {
      merchantReference: webhook.item.merchantReference,
      eventCode: webhook.item.eventCode,
      attempt: webhook.attempts + 1,
    }
    if (!failure) {
      provider.record({ kind: 'webhook-delivered', webhookId: webhook.id, status: results[0]?.status ?? 0 })
      provider.log({ event: 'webhook-delivered', ...about })
      return
    }
    const problem = failure.problem ?? ''
    const nextAttemptAt = provider.now().getTime() + retryWaitMs(webhook.attempts, provider.settings.webhookRetryScale)
    provider.record({
      kind: 'webhook-failed',
      webhookId: webhook.id,
      problem,
      attempt: webhook.attempts + 1,
      nextAttemptAt,
    })
    provider.log({ event: 'webhook-failed', ...about, problem, nextAttemptAt: new Date(nextAttemptAt).toISOString() })
  }

  async function send(url: string, body: string): Promise<{ status: number; problem: string | null }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(provider.settings.webhookTimeoutMs)]),
      })
      await response.arrayBuffer()
      return { status: response.status, problem: response.ok ? null : `status ${response.status}` }
    } catch (error) {
      return { status: 0, problem: describe(error) }
    }
  }

  function setAlarm(): void {
    const head = headOfQueue(provider)
    if (head && !closing.signal.aborted) alarm.ringAt(head.nextAttemptAt)
    else alarm.cancel()
  }

  provider.onChange(() => {
    if (!isSending) setAlarm()
  })
  setAlarm()
  return {
    close() {
      alarm.cancel()
      closing.abort()
    },
  }
}

/** The webhook that must go next, due or not. Null when nothing waits or sending is switched off. */
function headOfQueue(provider: Provider): WebhookInQueue | null {
  if (!provider.controls.webhooks.enabled || provider.settings.webhookUrl === null) return null
  let head: WebhookInQueue | null = null
  for (const webhook of provider.book.webhooks.values()) {
    if (!head || webhook.dueAt < head.dueAt) head = webhook
  }
  return head
}

export function retryWaitMs(failedAttempts: number, scale: number): number {
  const minutes = RETRY_WAITS_MINUTES[failedAttempts] ?? RETRY_WAITS_MINUTES.at(-1) ?? 0
  return minutes * 60_000 * scale
}

export function notification(item: NotificationItem, hmacKey: string): object {
  const additionalData = { ...item.additionalData, hmacSignature: signNotificationItem(item, hmacKey) }
  return { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
