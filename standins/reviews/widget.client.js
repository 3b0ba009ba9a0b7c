// The widget script as shops embed it: fills every [data-review-widget] of the document whenever init() is called.
;(() => {
  const mode = '{mode}'
  const origin = new URL(document.currentScript.src).origin
  if (mode === 'silent-script') return

  const element = (name, className, text) => {
    const made = document.createElement(name)
    made.className = className
    if (text !== undefined) made.textContent = text
    return made
  }
  const stars = (count) => '★★★★★'.slice(0, Math.round(count)) + '☆☆☆☆☆'.slice(Math.round(count))

  function rating(answer) {
    const link = element('a', 'rw-rating')
    link.href = '#reviews'
    const shown = element('span', 'rw-stars', stars(answer.rating.average))
    shown.setAttribute('aria-hidden', 'true')
    link.append(shown, ` ${answer.rating.average} / 5 (${answer.rating.count})`)
    return link
  }
  function list(answer) {
    const made = element('ul', 'rw-list')
    for (const review of answer.reviews) {
      const item = element('li', 'rw-review')
      item.lang = review.locale
      item.append(
        element('strong', 'rw-headline', review.headline),
        element('p', 'rw-by', `${stars(review.stars)} ${review.author}, ${review.date}`),
        element('p', 'rw-body', review.body),
      )
      made.append(item)
    }
    return answer.reviews.length === 0 ? element('p', 'rw-none', '–') : made
  }
  /** One praise in the page's language, or nothing at all. */
  function testimonial(answer, language) {
    const praise = answer.reviews.find((review) => review.stars >= 4 && review.locale === language)
    if (!praise) return []
    const made = element('figure', 'rw-testimonial')
    made.append(
      element('blockquote', 'rw-quote', praise.headline),
      element('figcaption', 'rw-by', `${praise.author} ${stars(praise.stars)}`),
    )
    return [made]
  }
  const kinds = { rating: (answer) => [rating(answer)], list: (answer) => [list(answer)], testimonial }

  async function fill(place) {
    const { reviewWidget: kind, productCode: code, language } = place.dataset
    const answer = await fetch(`${origin}/v1/products/${encodeURIComponent(code)}/reviews?language=${language}`)
    if (!answer.ok) throw new Error(`reviews of ${code}: ${answer.status}`)
    const data = await answer.json()
    // A place may have been given to another product meanwhile.
    if (place.dataset.productCode === code) place.replaceChildren(...(kinds[kind] ?? kinds.rating)(data, language))
  }

  if (!document.querySelector('link[data-review-style]')) {
    const style = element('link', '')
    style.rel = 'stylesheet'
    style.href = `${origin}/widget.css`
    style.dataset.reviewStyle = ''
    document.head.append(style)
  }
  window.reviewsWidget = {
    runs: 0,
    init() {
      this.runs += 1
      if (mode === 'throws') throw new Error('the widget is broken')
      if (mode === 'hangs') return new Promise(() => {})
      return Promise.all([...document.querySelectorAll('[data-review-widget]')].map(fill))
    },
  }
})()
