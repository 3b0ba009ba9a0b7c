/*
 * The demo brand's member profile, in place of the service's own script: it speaks as Lightning Out does, and shows sample content.
 * It is told an encrypted id, which it cannot read.
 */
;(() => {
  const words = {
    fi: {
      name: 'Maistettuna 41 makua',
      since: 'Jäsen vuodesta 2024',
      rows: [
        ['Seuraava etu', 'Tryffelirasia, 13 makua'],
        ['Suosikki', 'Tumma suklaa 72 %, merisuola'],
        ['Sisältö', 'Esimerkki, demo'],
      ],
    },
    sv: {
      name: '41 smaker provade',
      since: 'Medlem sedan 2024',
      rows: [
        ['Nästa förmån', 'Tryffelask, 13 smaker'],
        ['Favorit', 'Mörk choklad 72 %, havssalt'],
        ['Innehåll', 'Exempel, demo'],
      ],
    },
    en: {
      name: '41 flavours tasted',
      since: 'Member since 2024',
      rows: [
        ['Next benefit', 'Truffle box, 13 flavours'],
        ['Favourite', 'Dark chocolate 72%, sea salt'],
        ['Content', 'Sample, demo'],
      ],
    },
  }

  const make = (tag, className, text) => {
    const element = document.createElement(tag)
    if (className) element.className = className
    if (text) element.textContent = text
    return element
  }

  window.$Lightning = {
    use(_application, onReady) {
      queueMicrotask(onReady)
    },
    createComponent(name, attributes, place, onMade) {
      const target = typeof place === 'string' ? document.getElementById(place) : place
      if (!target || !attributes.userIdEncrypted) return onMade(null, 'ERROR', 'There is no place or no user')
      const said = words[document.documentElement.lang.slice(0, 2)] ?? words.fi
      const list = make('dl', 'kit-num')
      for (const [term, value] of said.rows) {
        const row = make('div')
        row.append(make('dt', '', term), make('dd', '', value))
        list.append(row)
      }
      target.replaceChildren(make('p', 'kit-d3', said.name), make('p', 'kit-ui kit-muted kit-num', said.since), list)
      onMade({ name }, 'SUCCESS', '')
    },
  }
})()
