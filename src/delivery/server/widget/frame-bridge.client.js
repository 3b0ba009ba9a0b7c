/*
 * Inside the widget's frame: puts the snippet in, makes its scripts run, waits for the widget and carries messages between it and
 * the page. The frame has an opaque origin; only the page that made it can be its parent.
 */
;(() => {
  const { nonce } = document.currentScript
  const page = window.parent
  const say = (message) => page.postMessage(message, '*')
  const waiting = new Map()
  let api = null
  let requests = 0

  /** What the widget requests from the page: it cannot call the shop itself. */
  window.deliveryPage = {
    ask(what, values) {
      requests += 1
      const id = requests
      say({ type: 'delivery:ask', id, what, values })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
  }

  /** Scripts inserted as markup do not run, so they are created again. */
  function runScripts(root) {
    for (const script of root.querySelectorAll('script:not([type]), script[type="text/javascript"]')) {
      const again = document.createElement('script')
      again.nonce = nonce
      again.textContent = script.textContent
      script.replaceWith(again)
    }
  }

  function waitForWidget(everyMs, atMostMs) {
    const until = performance.now() + atMostMs
    const timer = setInterval(() => {
      if (typeof window._sw === 'function') {
        clearInterval(timer)
        window._sw((given) => {
          api = given
          api.on('data_changed', (data, meta) => say({ type: 'delivery:data_changed', data, meta }))
        })
        say({ type: 'delivery:ready' })
      } else if (performance.now() > until) clearInterval(timer)
    }, everyMs)
  }

  window.addEventListener('message', ({ source, data }) => {
    if (source !== page || typeof data !== 'object' || data === null) return
    if (data.type === 'delivery:snippet') {
      const theme = document.createElement('style')
      theme.textContent = data.css
      document.head.append(theme)
      document.body.innerHTML = data.snippet
      runScripts(document.body)
      waitForWidget(data.pollMs, data.timeoutMs)
    } else if (data.type === 'delivery:answer') {
      waiting.get(data.id)?.(data.answer)
      waiting.delete(data.id)
    } else if (data.type === 'delivery:suspend') api?.suspend()
    else if (data.type === 'delivery:resume') api?.resume()
  })

  // A hidden frame is not drawn and its size is not observed, but changes in it are.
  const tellHeight = () =>
    say({ type: 'delivery:height', height: Math.ceil(document.body.getBoundingClientRect().height) })
  new ResizeObserver(tellHeight).observe(document.body)
  new MutationObserver(tellHeight).observe(document.body, { childList: true, subtree: true })
  say({ type: 'delivery:loaded' })
})()
