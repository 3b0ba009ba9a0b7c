import { type Markup, markup } from '../support/markup.ts'
import type { CardFrameTexts } from './card-frame.texts.ts'
import type { CardField } from './cards.ts'
import type { Language } from './languages.ts'

type FieldTraits = {
  field: CardField
  autocomplete: string
  inputMode: 'numeric' | 'text'
  maxLength: number
  hint: string | null
}

/** The card form, without any card data in it. `shopOrigin` is the only origin its script will talk to. */
export function cardFramePage(language: Language, texts: CardFrameTexts, shopOrigin: string): Markup {
  const field = (traits: FieldTraits) => fieldMarkup(texts, traits)
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<link rel="stylesheet" href="/card-frame/card-frame.css">
<script type="module" src="/card-frame/card-frame.client.js"></script>
</head>
<body>
<form id="card" class="frame" novalidate aria-label="${texts.title}"
  data-shop-origin="${shopOrigin}" data-language="${language}" data-unavailable="${texts.unavailable}">
${field({ field: 'cardNumber', autocomplete: 'cc-number', inputMode: 'numeric', maxLength: 23, hint: null })}
<div class="row">
${field({ field: 'expiryDate', autocomplete: 'cc-exp', inputMode: 'numeric', maxLength: 9, hint: texts.hints.expiryDate })}
${field({ field: 'securityCode', autocomplete: 'cc-csc', inputMode: 'numeric', maxLength: 4, hint: texts.hints.securityCode })}
</div>
${field({ field: 'holderName', autocomplete: 'cc-name', inputMode: 'text', maxLength: 100, hint: null })}
<p class="error" id="unavailable" role="alert" hidden></p>
<p class="note">${texts.demoNote}</p>
</form>
</body>
</html>`
}

function fieldMarkup(texts: CardFrameTexts, traits: FieldTraits): Markup {
  const { field, hint } = traits
  const hintId = hint === null ? null : `${field}-hint`
  return markup`<div class="field">
<label for="${field}">${texts.labels[field]}</label>
${hint !== null && markup`<span class="hint" id="${hintId}">${hint}</span>`}
<input id="${field}" name="${field}" type="text" required autocomplete="${traits.autocomplete}"
  inputmode="${traits.inputMode}" maxlength="${traits.maxLength}" spellcheck="false" autocapitalize="none"
  aria-describedby="${[hintId, `${field}-error`].filter(Boolean).join(' ')}">
<p class="error" id="${field}-error" hidden></p>
</div>`
}
