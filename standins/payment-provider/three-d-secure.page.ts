import { type Markup, markup } from '../support/markup.ts'
import type { Payment } from './book.ts'
import { type Language, languageOf } from './languages.ts'
import { THREE_D_SECURE_TEXTS } from './three-d-secure.texts.ts'

export function challengePage(payment: Payment): Markup {
  const language = languageOf(payment.locale)
  const texts = THREE_D_SECURE_TEXTS[language]
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: payment.amount.currency })
  const button = (answer: string, label: string, kind: string) =>
    markup`<button name="answer" value="${answer}" class="button ${kind}">${label}</button>`
  return page(
    language,
    texts.title,
    markup`<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<dl>
<div><dt>${texts.shop}</dt><dd>${new URL(payment.returnUrl).host}</dd></div>
<div><dt>${texts.amount}</dt><dd>${amount.format(payment.amount.value / 100)}</dd></div>
<div><dt>${texts.card}</dt><dd>•••• ${payment.lastFour}</dd></div>
</dl>
<form method="post" action="/3ds/${payment.challenge?.id}/answer">
${button('confirm', texts.confirm, 'button--primary')}
${button('refuse', texts.refuse, '')}
${button('close', texts.close, 'button--plain')}
</form>`,
  )
}

/** Posts the result to the shop by itself, and by a button where scripts are off. */
export function returnPage(payment: Payment, fields: Readonly<Record<string, string>>): Markup {
  const language = languageOf(payment.locale)
  const texts = THREE_D_SECURE_TEXTS[language]
  const inputs = Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )
  return page(
    language,
    texts.returning,
    markup`<h1>${texts.returning}</h1>
<form method="post" action="${payment.returnUrl}" id="return">${inputs}<button class="button button--primary">${texts.goOn}</button></form>
<script src="/3ds/auto-post.js"></script>`,
  )
}

export function stayPage(payment: Payment): Markup {
  const language = languageOf(payment.locale)
  const texts = THREE_D_SECURE_TEXTS[language]
  const { resultCode } = payment
  const isFinal = resultCode === 'Authorised' || resultCode === 'Refused' || resultCode === 'Cancelled'
  const heading = isFinal ? texts.handled[resultCode] : texts.title
  return page(language, heading, markup`<h1>${heading}</h1><p>${texts.closeWindow}</p>`)
}

export function unknownPage(language: Language): Markup {
  const { unknown } = THREE_D_SECURE_TEXTS[language]
  return page(language, unknown, markup`<h1>${unknown}</h1>`)
}

function page(language: Language, title: string, content: Markup): Markup {
  const texts = THREE_D_SECURE_TEXTS[language]
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${texts.bank}</title>
<link rel="stylesheet" href="/3ds/three-d-secure.css">
</head>
<body>
<header><span class="mark" aria-hidden="true"></span>${texts.bank}</header>
<main>${content}</main>
<footer>${texts.demoNote}</footer>
</body>
</html>`
}
