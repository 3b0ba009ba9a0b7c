/*
 * The delivery widget: methods, pickup points on a list and a small map, days and times. It shows the page's data and requests
 * all else from the page; `data_changed` reports a choice that the server has accepted.
 */
;(() => {
  const root = document.getElementById('delivery-widget')
  const { texts, methods, selected, postalCode, storeMethod, homeMethod, pointMethods } = JSON.parse(
    document.getElementById('delivery-widget-data').textContent,
  )
  const firstShown = 3
  const listeners = []
  const state = {
    methodId: selected?.shipping_method.id ?? null,
    pointId: selected?.pickupPoint?.id ?? null,
    window: selected?.window ?? null,
    /** Data of the open method; null while it loads. */
    points: null,
    windows: null,
    nearest: null,
    isAvailable: true,
    words: postalCode,
    areAllShown: false,
    failure: '',
  }
  let asked = 0

  /** Builds elements by hand, so that no input is ever read as markup. */
  function element(name, values = {}, ...children) {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(values)) {
      if (key.startsWith('on')) made.addEventListener(key.slice(2), value)
      else if (value === true) made.setAttribute(key, '')
      else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value)
    }
    made.append(...children.filter((child) => child !== null && child !== false && child !== ''))
    return made
  }
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
  const isFetched = (id) => id === storeMethod || pointMethods.includes(id)
  const methodOf = (id) => methods.find((method) => method.id === id)

  async function choose(body) {
    state.failure = ''
    const answer = await window.deliveryPage.ask('choose', body)
    if (!answer.ok) {
      state.failure = answer.message
      state.pointId = null
      state.window = null
      return render()
    }
    const { shipping_method: method, pickupPoint, window: time } = answer.value.selected
    Object.assign(state, { methodId: method.id, pointId: pickupPoint?.id ?? null, window: time })
    render()
    for (const listener of listeners) listener({ shipping_method: method }, { shipping_method_changed: true })
  }

  const choosePoint = (methodId, id) => {
    state.pointId = id
    void choose({ methodId, pickupPointId: id })
  }

  async function openMethod(id) {
    Object.assign(state, { methodId: id, pointId: null, window: null, points: null, windows: null, nearest: null })
    Object.assign(state, { words: postalCode, areAllShown: false, failure: '', isAvailable: true })
    render()
    if (isFetched(id)) return findPoints(postalCode, true)
    await Promise.all([choose({ methodId: id }), id === homeMethod && findWindows()])
  }

  /** Finds points. `takesFirst` chooses the nearest one with room; in a later search the shopper chooses. */
  async function findPoints(words, takesFirst) {
    const { methodId } = state
    const turn = (asked += 1)
    state.words = words
    const answer = await window.deliveryPage.ask('points', { methodId, q: words })
    if (turn !== asked || state.methodId !== methodId) return
    const found = answer.ok ? answer.value : { points: [], nearest: null, isAvailable: false }
    Object.assign(state, found, { areAllShown: false })
    const first = found.points.find((point) => !point.isFull)
    if (takesFirst && first) await choose({ methodId, pickupPointId: first.id })
    render()
  }

  async function findWindows() {
    const answer = await window.deliveryPage.ask('windows', {})
    const found = answer.ok ? answer.value : { windows: [], isAvailable: false }
    state.windows = found.windows
    render()
  }

  function render() {
    const focus = document.activeElement?.id
    const typed = document.getElementById('words')?.value
    root.replaceChildren(
      element(
        'fieldset',
        { class: 'ways' },
        element('legend', { class: 'hidden' }, texts.methods),
        ...methods.map(way),
      ),
      element('p', { class: 'hidden', role: 'status' }, status()),
    )
    const input = document.getElementById('words')
    if (input && typed !== undefined) input.value = typed
    if (focus) document.getElementById(focus)?.focus()
  }

  function status() {
    if (!isFetched(state.methodId) || state.points === null) return ''
    return fill(texts.found, { count: state.points.length })
  }

  function way(method) {
    const isOn = method.id === state.methodId
    return element(
      'div',
      { class: isOn ? 'way way--on' : 'way' },
      element(
        'label',
        { class: 'way__head' },
        element('input', {
          type: 'radio',
          name: 'way',
          id: `way-${method.id}`,
          checked: isOn,
          onchange: () => void openMethod(method.id),
        }),
        element('span', { class: 'dot' }),
        element('span', {}, element('b', {}, method.name), element('small', {}, method.estimate)),
        element('span', { class: 'price' }, method.price === 0 ? texts.free : method.priceDisplay),
      ),
      isOn ? inside(method) : null,
    )
  }

  function inside(method) {
    const parts = [
      state.failure && element('p', { class: 'problem', role: 'alert' }, state.failure),
      ...(isFetched(method.id) ? places(method) : []),
      ...(method.id === homeMethod ? times(method) : []),
    ].filter(Boolean)
    return parts.length > 0 ? element('div', { class: 'way__in' }, ...parts) : null
  }

  function places(method) {
    if (method.id === storeMethod) return state.points === null ? [wait()] : [list(method, state.points)]
    const near = [search()]
    if (state.points === null) return [...near, wait()]
    if (!state.isAvailable) return [...near, away(method)]
    if (state.points.length === 0) return [...near, none()]
    const isLong = !state.areAllShown && state.points.length > firstShown
    const chosen = state.points.find((point) => point.id === state.pointId)
    const shown = isLong ? state.points.filter((point, index) => index < firstShown || point === chosen) : state.points
    return [
      ...near,
      element('div', { class: 'spotset' }, map(shown), list(method, shown)),
      element(
        'div',
        { class: 'row' },
        isLong &&
          element(
            'button',
            { type: 'button', class: 'link', id: 'more', onclick: () => showAll(shown.length) },
            fill(texts.more, { count: state.points.length - shown.length }),
          ),
        chosen ? mapLink(chosen) : null,
      ),
    ]
  }

  function showAll(from) {
    state.areAllShown = true
    render()
    document.getElementById(`spot-${state.points[from]?.id}`)?.focus()
  }

  const wait = () => element('p', { class: 'wait' }, texts.searching)
  const mapLink = (point) =>
    element(
      'a',
      { href: point.mapUrl, target: '_blank', rel: 'noreferrer', class: 'link' },
      texts.map,
      element('span', { class: 'hidden' }, ` ${point.name}`),
    )

  function search() {
    const go = () => void findPoints(document.getElementById('words').value.trim(), false)
    return element(
      'div',
      { class: 'search', role: 'search' },
      element('label', { for: 'words' }, texts.search),
      element('input', {
        id: 'words',
        value: state.words,
        maxlength: 60,
        autocomplete: 'off',
        onkeydown: (event) => event.key === 'Enter' && go(),
      }),
      element('button', { type: 'button', id: 'find', class: 'button', onclick: go }, texts.find),
    )
  }

  const away = (method) =>
    element(
      'div',
      { class: 'problem' },
      element('p', {}, texts.away),
      element(
        'button',
        { type: 'button', id: 'again', class: 'link', onclick: () => void openMethod(method.id) },
        texts.again,
      ),
    )

  function none() {
    const { nearest } = state
    const home = methodOf(homeMethod)
    return element(
      'div',
      { class: 'note' },
      element(
        'p',
        {},
        nearest ? fill(texts.none, { name: nearest.name, distance: nearest.distance }) : texts.noneAtAll,
      ),
      home
        ? element(
            'button',
            { type: 'button', id: 'home-instead', class: 'link', onclick: () => void openMethod(homeMethod) },
            fill(texts.instead, { method: home.name }),
          )
        : null,
    )
  }

  function list(method, points) {
    return element('ul', { class: 'spots' }, ...points.map((point, index) => spot(method, point, index + 1)))
  }

  function spot(method, point, number) {
    return element(
      'li',
      {},
      element(
        'label',
        { class: point.isFull ? 'check check--off' : 'check' },
        element('input', {
          type: 'radio',
          name: 'spot',
          id: `spot-${point.id}`,
          checked: point.id === state.pointId,
          disabled: point.isFull,
          onchange: () => choosePoint(method.id, point.id),
        }),
        element('span', { class: 'dot' }),
        method.id === storeMethod ? null : element('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
        element(
          'span',
          { class: 'check__text' },
          point.name,
          element('small', {}, `${point.street}, ${point.postalCode} ${point.city}`),
          element('small', {}, point.isFull ? texts.full : point.hours),
        ),
        element('span', { class: 'distance' }, point.distance),
      ),
      method.id === storeMethod ? mapLink(point) : null,
    )
  }

  /** A drawing of the points' positions: the frame may load no map. */
  function map(points) {
    const width = 208
    const height = 156
    const edge = 24
    const spread = (values) => {
      const [least, most] = [Math.min(...values), Math.max(...values)]
      return (value) => (most === least ? 0.5 : (value - least) / (most - least))
    }
    const across = spread(points.map((point) => point.longitude))
    const down = spread(points.map((point) => -point.latitude))
    const svg = (name, values, ...children) => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', name)
      for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value))
      made.append(...children)
      return made
    }
    const lines = [0.2, 0.45, 0.72].flatMap((at, index) => [
      svg('path', { d: `M0 ${height * at} L${width} ${height * (at + 0.12 - index * 0.07)}` }),
      svg('path', { d: `M${width * at} 0 L${width * (at + 0.1 - index * 0.08)} ${height}` }),
    ])
    return svg(
      'svg',
      { class: 'map', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMid slice' },
      svg('g', { class: 'map__roads' }, ...lines),
      ...points.map((point, index) => {
        const x = edge + across(point.longitude) * (width - 2 * edge)
        const y = edge + down(-point.latitude) * (height - 2 * edge)
        const kind = point.isFull ? 'off' : point.id === state.pointId ? 'on' : 'free'
        return svg(
          'g',
          { class: `pin pin--${kind}`, transform: `translate(${x} ${y})` },
          svg('circle', { r: 13 }),
          svg('text', { 'text-anchor': 'middle', dy: '.35em' }, String(index + 1)),
        )
      }),
    )
  }

  function times(method) {
    if (state.windows === null || state.windows.length === 0) return []
    const days = [...new Map(state.windows.map((window) => [window.date, window.day]))]
    const isSame = (window) =>
      state.window !== null && window.date === state.window.date && window.from === state.window.from
    const day = state.day ?? state.window?.date ?? null
    const choice = (id, name, isOn, isOff, note, press) =>
      element(
        'button',
        { type: 'button', id, class: 'option', 'aria-pressed': String(isOn), disabled: isOff, onclick: press },
        element('b', {}, name),
        note && element('small', {}, note),
      )
    const pickDay = (date) => {
      state.day = date
      render()
    }
    return [
      element('p', { class: 'legend', id: 'days' }, texts.day),
      element(
        'div',
        { class: 'options', role: 'group', 'aria-labelledby': 'days' },
        ...days.map(([date, name]) => choice(`day-${date}`, name, date === day, false, '', () => pickDay(date))),
      ),
      ...(day === null
        ? []
        : [
            element('p', { class: 'legend', id: 'hours' }, texts.time),
            element(
              'div',
              { class: 'options', role: 'group', 'aria-labelledby': 'hours' },
              ...state.windows
                .filter((window) => window.date === day)
                .map((window) =>
                  choice(
                    `time-${window.date}-${window.from}`,
                    window.time,
                    isSame(window),
                    window.isFull,
                    window.isFull ? texts.full : '',
                    () => {
                      const { date, from, to } = window
                      state.window = { date, from, to }
                      void choose({ methodId: method.id, window: state.window })
                    },
                  ),
                ),
            ),
          ]),
      element('p', { class: 'fine' }, texts.timeNote),
    ]
  }

  /** The widget's interface for the page. */
  window._sw = (take) =>
    take({
      on: (name, listener) => void (name === 'data_changed' && listeners.push(listener)),
      suspend: () => root.setAttribute('inert', ''),
      resume: () => root.removeAttribute('inert'),
    })

  render()
  if (isFetched(state.methodId)) {
    void window.deliveryPage.ask('points', { methodId: state.methodId, q: postalCode }).then((answer) => {
      Object.assign(state, answer.ok ? answer.value : { points: [], nearest: null, isAvailable: false })
      render()
    })
  } else if (state.methodId === homeMethod) void findWindows()
})()
