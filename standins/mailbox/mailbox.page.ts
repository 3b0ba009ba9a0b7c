import { type Markup, markup } from '../support/markup.ts'
import type { MailboxMode } from './smtp.ts'
import type { Message } from './message-store.ts'

export function listPage(messages: readonly Message[], to: string | undefined, mode: MailboxMode): Markup {
  return page(
    'Mailbox',
    markup`<h1>Mailbox</h1>
<form method="get" action="/" class="tools">
<label>Sent to <input type="email" name="to" value="${to}"></label>
<button>Show</button> <a href="/">All</a>
</form>
${mode.mode !== 'ok' && markup`<p class="alert">Mode: ${mode.mode}</p>`}
${messages.length === 0 ? markup`<p>No messages.</p>` : null}
<ol class="list">${messages.map(listRow)}</ol>`,
  )
}

export function messagePage(message: Message): Markup {
  const { attachments, html, text } = message
  return page(
    message.subject,
    markup`<p><a href="/">All messages</a></p>
<h1>${message.subject}</h1>
<dl>
<div><dt>From</dt><dd>${message.from}</dd></div>
<div><dt>To</dt><dd>${message.to}</dd></div>
<div><dt>Sent to</dt><dd>${message.envelope.to.join(', ')}</dd></div>
<div><dt>Received</dt><dd>${message.receivedAt}</dd></div>
</dl>
${
  attachments.length > 0 &&
  markup`<h2>Attachments</h2><ul>${attachments.map(
    ({ filename, size }, index) =>
      markup`<li><a href="/api/messages/${message.id}/attachments/${index}">${filename}</a> ${size} bytes</li>`,
  )}</ul>`
}
${
  html !== null &&
  markup`<h2>HTML</h2>
<iframe src="/messages/${message.id}/html" title="${message.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
${text !== null && markup`<h2>Text</h2><pre>${text}</pre>`}
<details><summary>Headers</summary><pre>${Object.entries(message.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}</pre></details>`,
  )
}

export function notFoundPage(): Markup {
  return page('Not found', markup`<p><a href="/">All messages</a></p><h1>This message is not here</h1>`)
}

function listRow(message: Message): Markup {
  return markup`<li><a href="/messages/${message.id}"><b>${message.subject}</b>
<span>${message.envelope.to.join(', ')}</span><time datetime="${message.receivedAt}">${message.receivedAt}</time></a></li>`
}

function page(title: string, content: Markup): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>${content}</body>
</html>`
}

export const MAILBOX_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 24px 16px 56px; background: #fffdf9; color: #1b2a27; font: 1rem/1.5 'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.15; overflow-wrap: break-word; }
h2 { margin-top: 32px; padding-top: 12px; border-top: 2px solid #1f3d3a; font-size: 1.125rem; }
a { color: #1f3d3a; text-decoration-color: #d98e5f; text-underline-offset: 4px; }
:focus-visible { outline: 3px solid #b4521d; outline-offset: 3px; }
.tools { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-bottom: 24px; }
.tools label { display: grid; gap: 4px; font-weight: 600; }
input, button { min-height: 44px; padding: 4px 14px; border: 1px solid #7b8580; border-radius: 2px; background: #fff; color: inherit; font: inherit; }
button { border-color: #1f3d3a; background: #1f3d3a; color: #f9efdf; font-weight: 600; cursor: pointer; }
.alert { padding: 12px 16px; border-left: 6px solid #7a4d00; background: #f8e8c4; }
.list { margin: 0; padding: 0; list-style: none; border-top: 2px solid #1f3d3a; }
.list a { display: grid; gap: 2px; padding: 12px 0; border-bottom: 1px solid #ddd6c8; text-decoration: none; overflow-wrap: anywhere; }
.list a:hover b { text-decoration: underline; }
.list span, .list time, dt { color: #4b5a55; font-size: 0.875rem; }
dl { margin: 0; }
dl div { display: flex; flex-wrap: wrap; gap: 0 12px; }
dt { min-width: 5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid #7b8580; background: #fff; }
pre { padding: 16px; background: #f6efe3; white-space: pre-wrap; overflow-wrap: anywhere; }
`
