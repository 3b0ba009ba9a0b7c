import { type Markup, markup } from '../support/markup.ts'
import type { Payment } from './book.ts'
import { FAULT_MODES } from './controls.ts'
import type { Provider } from './provider.ts'

const PAYMENTS_SHOWN = 50

/** The tester's page: what happened, and the switches. */
export function controlPage(provider: Provider): Markup {
  const { webhooks, fault } = provider.controls
  const payments = [...provider.book.payments.values()].slice(-PAYMENTS_SHOWN).reverse()
  const queue = [...provider.book.webhooks.values()].slice(0, PAYMENTS_SHOWN)
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment stand-in</title>
<link rel="stylesheet" href="/control/control.css">
</head>
<body>
<main>
<h1>Payment stand-in</h1>
<section>
<h2>Webhooks</h2>
<form method="post" action="/control/webhooks">
<label>Sending <select name="enabled">${option('true', 'on', webhooks.enabled)}${option('false', 'off', !webhooks.enabled)}</select></label>
${numberInput('delayMs', 'Delay, ms', webhooks.delayMs)}
${numberInput('copies', 'Copies of each', webhooks.copies)}
${numberInput('shuffleMs', 'Shuffle within, ms', webhooks.shuffleMs)}
<button>Set</button>
</form>
</section>
<section>
<h2>Fault</h2>
<form method="post" action="/control/fault">
<label>Mode <select name="mode">${FAULT_MODES.map((mode) => option(mode, mode, mode === fault.mode))}</select></label>
${numberInput('ms', 'Milliseconds', fault.ms)}
${numberInput('times', 'Times (0: until changed)', fault.times ?? 0)}
<label>Only of shopper <input name="shopper" value="${fault.shopper ?? ''}"></label>
<button>Set</button>
</form>
</section>
<section>
<h2>Payments</h2>
${payments.length === 0 ? markup`<p>None yet.</p>` : paymentTable(payments)}
</section>
<section>
<h2>Webhooks that wait</h2>
${queue.length === 0 ? markup`<p>None.</p>` : null}
<ul>${queue.map(
    ({ item, attempts, nextAttemptAt, lastProblem }) =>
      markup`<li>${item.eventCode} ${item.merchantReference}, ${attempts} attempts, next ${new Date(nextAttemptAt).toISOString()} ${lastProblem}</li>`,
  )}</ul>
</section>
<section>
<h2>Ledger</h2>
<p><a href="/control/ledger">All ${provider.ledger.entries().length} entries as JSON</a></p>
<form method="post" action="/control/reset"><button>Forget everything</button></form>
</section>
</main>
</body>
</html>`
}

function paymentTable(payments: readonly Payment[]): Markup {
  return markup`<div class="scroll"><table>
<thead><tr><th scope="col">Reference</th><th scope="col">Time</th><th scope="col">Amount</th><th scope="col">Card</th><th scope="col">Result</th><th scope="col">Captured</th><th scope="col">Refunded</th><th scope="col">Actions</th></tr></thead>
<tbody>${payments.map(
    (payment) => markup`<tr>
<th scope="row">${payment.merchantReference}<br><small>${payment.pspReference}</small></th>
<td>${payment.createdAt}</td><td>${money(payment.amount.value)} ${payment.amount.currency}</td>
<td>${payment.brand} ${payment.lastFour}</td>
<td>${payment.resultCode}${payment.isCancelled && ', cancelled'}<br><small>${payment.refusal?.refusalReason}</small></td>
<td>${money(payment.capturedValue)}</td><td>${money(payment.refundedValue)}</td>
<td>${action('resend', payment, 'Resend webhooks')}${action('chargeback', payment, 'Charge back')}
${payment.settles && action('settle', payment, 'Authorise', 'Authorised')}${payment.settles && action('settle', payment, 'Refuse', 'Refused')}</td>
</tr>`,
  )}</tbody></table></div>`
}

function action(path: string, payment: Payment, label: string, resultCode?: string): Markup {
  return markup`<form method="post" action="/control/${path}">
<input type="hidden" name="reference" value="${payment.merchantReference}">
${resultCode !== undefined && markup`<input type="hidden" name="resultCode" value="${resultCode}">`}
<button>${label}</button></form>`
}

function option(value: string, label: string, isSelected: boolean): Markup {
  return markup`<option value="${value}"${isSelected && markup` selected`}>${label}</option>`
}

function numberInput(name: string, label: string, value: number): Markup {
  return markup`<label>${label} <input type="number" min="0" name="${name}" value="${value}"></label>`
}

function money(cents: number): string {
  return (cents / 100).toFixed(2)
}

export const CONTROL_STYLE = `
:root { color-scheme: light; }
body { margin: 24px; background: #fffdf9; color: #1b2a27; font: 1rem/1.5 'Helvetica Neue', Arial, sans-serif; }
section { margin-block: 28px; padding-top: 12px; border-top: 2px solid #1f3d3a; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
td form { display: inline-flex; margin: 2px; }
label { display: grid; gap: 4px; font-weight: 600; }
input, select, button { min-height: 40px; padding: 4px 12px; border: 1px solid #7b8580; border-radius: 2px; background: #fff; color: inherit; font: inherit; }
button { border-color: #1f3d3a; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #b4521d; outline-offset: 3px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; border-bottom: 1px solid #ddd6c8; text-align: left; vertical-align: top; font-weight: 400; }
thead th { font-weight: 600; }
`
