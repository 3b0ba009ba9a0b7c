import fc, { type Arbitrary } from 'fast-check'

/* Markup of every element that the sanitiser lets through, as the sanitiser writes it. */

const word = fc
  .constantFrom('kaakao', 'Sydän', 'lait & ruis', '4 &lt; 5', 'ä ö', '”niin”', 'a\u00a0b', 'x')
  .map((text) => text.replace(/&(?!lt;)/, '&amp;'))
const language = fc.constantFrom('', '', '', ' lang="sv"', ' lang="en"')
const id = fc.constantFrom('', '', ' id="t-alku"', ' id="t-ä_1"')
const target = fc.constantFrom(
  ' href="content:12"',
  ' href="product:KV1080"',
  ' href="/tarinat?x=1&amp;y=2"',
  ' href="mailto:a@b.example"',
  ' href="https://a.example/" target="_blank" rel="noopener noreferrer"',
  ' href="category:levyt" hreflang="sv"',
)
const list = (item: Arbitrary<string>, most: number): Arbitrary<string> =>
  fc.array(item, { minLength: 1, maxLength: most }).map((parts) => parts.join(''))
const within = (tag: string, inside: Arbitrary<string>, attributes: Arbitrary<string> = language): Arbitrary<string> =>
  fc.tuple(attributes, inside).map(([given, text]) => `<${tag}${given}>${text}</${tag}>`)

const kinds = [['strong', 'b'], ['em', 'i'], ['u'], ['s'], ['sub'], ['sup'], ['small'], ['cite'], ['q'], ['span']]
type Used = ReadonlySet<string>

/** Words with marks in marks, none within another of its kind. */
function words(depth: number, used: Used = new Set()): Arbitrary<string> {
  if (depth === 0) return word
  const open = kinds.filter(([name = '']) => !used.has(name))
  const marked = open.flatMap((tags) =>
    tags.map((tag) => within(tag, words(depth - 1, new Set([...used, tags[0] ?? ''])))),
  )
  const special = [
    ...(used.has('a') ? [] : [within('a', words(depth - 1, new Set([...used, 'a'])), target)]),
    ...(used.has('time') ? [] : [within('time', word, fc.constant(' datetime="2026-11-29"'))]),
    ...(used.has('abbr') ? [] : [within('abbr', word, fc.constantFrom(' title="Ab &quot;c&quot;"', ''))]),
  ]
  const leaf = fc.constantFrom('<br />', '<img src="media:24" alt="Kuva" />', '<img src="media:3" />')
  const part = fc.oneof({ weight: 6, arbitrary: word }, { weight: 1, arbitrary: leaf }, ...marked, ...special)
  // A break at the end of a block is not shown by browsers, but is kept like any other.
  return fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
}

const line = words(3)

function table(inside: Arbitrary<string>): Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.integer({ min: 0, max: 2 }))
    .chain(([columns, rows, hasHead, wide]) => {
      const cell = fc.oneof(within('td', inside), within('th', inside, fc.constant(' scope="row"')))
      const row = (of: Arbitrary<string>) =>
        fc.array(of, { minLength: columns, maxLength: columns }).map((cells) => `<tr>${cells.join('')}</tr>`)
      const head = hasHead
        ? within('thead', row(within('th', line, fc.constant(' scope="col"'))), fc.constant(''))
        : fc.constant('')
      const spanning =
        wide === 1 && columns > 1
          ? within('tr', within('td', inside, fc.constant(` colspan="${columns}"`)))
          : wide === 2
            ? fc
                .tuple(
                  within('td', inside, fc.constant(' rowspan="2"')),
                  fc.array(cell, { minLength: 2 * columns - 2, maxLength: 2 * columns - 2 }),
                )
                .map(([first, others]) => {
                  const half = columns - 1
                  return `<tr>${first}${others.slice(0, half).join('')}</tr><tr>${others.slice(half).join('') || '<td>x</td>'}</tr>`
                })
                .filter((text) => columns > 1 || !text.includes('rowspan'))
            : fc.constant('')
      const body = fc
        .tuple(fc.array(row(cell), { minLength: rows, maxLength: rows }), columns > 1 ? spanning : fc.constant(''))
        .map(([all, last]) => `<tbody>${all.join('')}${last}</tbody>`)
      const caption = fc.oneof(fc.constant(''), within('caption', line))
      return fc
        .tuple(language, caption, head, body, fc.boolean())
        .map(
          ([given, above, first, main, twice]) => `<table${given}>${above}${first}${main}${twice ? main : ''}</table>`,
        )
    })
}

/** Blocks, with loose words among them where `mayBeLoose`. */
function blocks(depth: number, mayBeLoose: boolean): Arbitrary<string> {
  const simple = [
    within('p', fc.oneof(line, fc.constant(''))),
    within('h2', line, fc.oneof(id, language)),
    within('h3', line, id),
    within('h4', line),
    fc.constant('<hr />'),
  ]
  if (depth === 0) return fc.oneof(...simple, ...(mayBeLoose ? [line] : []))
  const inner = flow(depth - 1)
  const terms = fc.tuple(within('dt', line), within('dd', inner)).map((pair) => pair.join(''))
  return fc.oneof(
    ...simple,
    within('ul', list(within('li', inner), 3)),
    within('ol', list(within('li', inner), 3)),
    within('dl', list(terms, 2)),
    within('blockquote', inner),
    within('address', inner),
    fc.tuple(inner, within('figcaption', inner)).map(([what, said]) => `<figure>${what}${said}</figure>`),
    table(inner),
  )
}

/** Loose words never stand beside loose words: together they are one text. */
function flow(depth: number): Arbitrary<string> {
  const pair = fc.tuple(fc.oneof(line, fc.constant('')), blocks(depth, false)).map((both) => both.join(''))
  return fc.oneof(line, blocks(depth, true), list(pair, 2))
}

export const randomText: Arbitrary<string> = list(blocks(2, false), 4)

const anyTag = fc.constantFrom(
  ...'p h2 h3 h4 ul ol li dl dt dd strong b em i u s sub sup small blockquote cite q a abbr time span figure figcaption table caption thead tbody tr th td address'.split(
    ' ',
  ),
)
/** The same elements in any order and nesting. */
export const wildText: Arbitrary<string> = fc.letrec<{ node: string; text: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.constantFrom('<br />', '<hr />', '<img src="media:1" />'),
    fc.tuple(anyTag, tie('text')).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
  ),
  text: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
})).text
