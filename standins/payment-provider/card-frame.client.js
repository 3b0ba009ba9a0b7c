/**
 * The card form's script. Card data goes to the stand-in that served the page and nowhere else; the shop gets heights,
 * a yes or no, and in the end a token. The contract is in the README.
 */
const form = document.getElementById('card')
const unavailable = document.getElementById('unavailable')
const inputs = [...form.querySelectorAll('input')]
const { shopOrigin, language } = form.dataset

/** Fields whose errors may be shown: those that the shopper has left, and all after a submit. */
const touched = new Set()
let latestErrors = []
let checkNumber = 0
let isValid

function tellShop(message) {
  window.parent.postMessage(message, shopOrigin)
}

function typedValues() {
  return Object.fromEntries(inputs.map((input) => [input.name, input.value]))
}

async function ask(path) {
  const response = await fetch(`/card-frame/${path}?locale=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typedValues()),
  })
  return response.json()
}

function showErrors() {
  for (const input of inputs) {
    const error = touched.has(input.name) ? latestErrors.find(({ field }) => field === input.name) : undefined
    const place = document.getElementById(`${input.name}-error`)
    place.hidden = !error
    place.textContent = error?.message ?? ''
    if (error) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
}

async function check() {
  checkNumber += 1
  const ownNumber = checkNumber
  const answer = await ask('check').catch(() => null)
  if (!answer || ownNumber !== checkNumber) return
  latestErrors = answer.errors
  showErrors()
  if (answer.valid !== isValid) {
    isValid = answer.valid
    tellShop({ type: 'card-frame:valid', valid: isValid })
  }
}

async function submit(requestId) {
  // Answers to checks that are still out must not replace what this submit finds.
  checkNumber += 1
  unavailable.hidden = true
  const answer = await ask('tokenise').catch(() => null)
  if (!answer) {
    unavailable.textContent = form.dataset.unavailable
    unavailable.hidden = false
    const errors = [{ field: 'form', key: 'unavailable', message: form.dataset.unavailable }]
    tellShop({ type: 'card-frame:result', requestId, ok: false, errors })
    return
  }
  if (answer.ok) {
    tellShop({ type: 'card-frame:result', requestId, ok: true, paymentMethod: answer.paymentMethod })
    return
  }
  latestErrors = answer.errors
  for (const input of inputs) touched.add(input.name)
  showErrors()
  inputs.find((input) => input.getAttribute('aria-invalid') === 'true')?.focus()
  tellShop({ type: 'card-frame:result', requestId, ok: false, errors: answer.errors })
}

/** Puts groups of digits in the field and keeps the caret behind the same digit. */
function regroup(input, group) {
  const digitsBefore = input.value.slice(0, input.selectionStart).replace(/\D/g, '').length
  const grouped = group(input.value.replace(/\D/g, ''))
  if (grouped === input.value) return
  input.value = grouped
  let caret = 0
  for (let seen = 0; caret < grouped.length && seen < digitsBefore; caret += 1) {
    if (/\d/.test(grouped[caret])) seen += 1
  }
  input.setSelectionRange(caret, caret)
}

function groupNumber(digits) {
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g
  if (groups.global) return (digits.slice(0, 19).match(groups) ?? []).join(' ')
  return (digits.match(groups) ?? []).slice(1).filter(Boolean).join(' ')
}

function groupExpiry(digits) {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  // Some shoppers and some browsers give the year four digits.
  const year = padded.slice(2, padded.startsWith('20', 2) ? 6 : 4)
  return year === '' ? padded : `${padded.slice(0, 2)} / ${year}`
}

form.addEventListener('input', ({ target }) => {
  if (target.name === 'cardNumber') regroup(target, groupNumber)
  if (target.name === 'expiryDate') regroup(target, groupExpiry)
  if (target.name === 'securityCode') regroup(target, (digits) => digits.slice(0, 4))
  void check()
})

form.addEventListener('focusout', ({ target }) => {
  // An empty field that was only passed through is not an error yet.
  if (target.value === '') return
  touched.add(target.name)
  showErrors()
})

// Enter in a field asks the shop to go on: only the shop knows whether the order may be placed.
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  tellShop({ type: 'card-frame:enter' })
})

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shopOrigin || source !== window.parent) return
  if (data?.type === 'card-frame:submit' && typeof data.requestId === 'string') void submit(data.requestId)
})

new ResizeObserver(() => {
  tellShop({ type: 'card-frame:height', height: Math.ceil(form.getBoundingClientRect().height) })
}).observe(form)

tellShop({ type: 'card-frame:ready' })
void check()
