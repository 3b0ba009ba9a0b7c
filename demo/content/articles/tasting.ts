import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { productPicture } from '../media.ts'

const products = {
  key: 'article-tasting-products',
  type: 'ProductHighlightBlock',
  name: 'Suklaan maistaminen: tuotteet',
  fields: {
    heading: { fi: 'Neljä rinnakkain', sv: 'Fyra bredvid varandra', en: 'Four, side by side' },
    headingLevel: 'h2',
    body: {
      fi: 'Aloita vaaleimmasta ja lopeta tummimpaan.',
      sv: 'Börja med den ljusaste och sluta med den mörkaste.',
      en: 'Begin with the palest and end with the darkest.',
    },
    ctaLabel: '',
    ctaUrl: '',
    productCodes: ['KV1025', 'KV1020', 'KV1005', 'KV1010'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const mainBody = {
  fi: `<p>Suklaan maistaminen ei vaadi sanastoa eikä hiljaista huonetta. Se vaatii sen, ettei suklaata pureskella heti. Kaakaovoi sulaa noin 34 asteessa, siis vasta suussa, ja niin kauan kuin pala on kiinteä, suurin osa mausta on vielä lukkojen takana.</p>
<p>Varaa yksi ruutu, huoneenlämpöä ja lasillinen haaleaa vettä. Kylmä vesi kovettaa kaakaovoin kielelle, ja kahvi kannattaa säästää loppuun.</p>
<h2>Viisi vaihetta</h2>
<ol>
<li><strong>Katso.</strong> Pinnan pitää kiiltää. Harmaa huntu on rasvaa tai sokeria, joka on noussut pintaan lämmönvaihtelussa. Se ei ole hometta eikä vaarallista, mutta rakenne on kärsinyt.</li>
<li><strong>Murra.</strong> Hyvin temperoitu levy napsahtaa ja murtopinta on siisti. Tumma napsahtaa kirkkaasti, maito pehmeämmin, valkoinen tuskin lainkaan.</li>
<li><strong>Haista.</strong> Lämmitä palaa hetki sormien välissä. Ensimmäinen tuoksu on yleensä paahto, toinen se, mitä alla on.</li>
<li><strong>Odota.</strong> Paina pala kieltä vasten kitalakeen ja anna reunojen pehmetä. Tähän kuluu noin puoli minuuttia, ja se on pidempi aika kuin luulisi.</li>
<li><strong>Hengitä nenän kautta ulos.</strong> Nyt maku on auki. Laske, monta eri asiaa tulee ja missä järjestyksessä ne lähtevät.</li>
</ol>
<h2>Mitä etsiä</h2>
<p>Kaakaossa on satoja tuoksuaineita, mutta suu lajittelee ne muutamaan laatikkoon. Jos et keksi sanaa, aloita siitä, onko maku lähempänä hedelmää, pähkinää, kukkaa vai maata.</p>
<table>
<thead><tr><th scope="col">Suklaa</th><th scope="col">Ensin</th><th scope="col">Sitten</th><th scope="col">Viimeiseksi</th></tr></thead>
<tbody>
<tr><th scope="row">Maito 38 %</th><td>Kerma</td><td>Kinuski</td><td>Paahdettu pähkinä</td></tr>
<tr><th scope="row">Tumma 72 %, merisuola</th><td>Kaakao</td><td>Suola</td><td>Kirsikan hapokkuus</td></tr>
<tr><th scope="row">Tumma 85 %</th><td>Paahto</td><td>Tupakka ja luumu</td><td>Pitkä, kuiva loppu</td></tr>
<tr><th scope="row">Rubiini</th><td>Hapan marja</td><td>Kerma</td><td>Vadelma</td></tr>
</tbody>
</table>
<blockquote><p>”Jos suolan huomaa ensimmäisenä, sitä on liikaa.”</p><cite>Tuula Rantanen, valimon vetäjä</cite></blockquote>
<h2>Useampi rinnakkain</h2>
<p>Kun maistat useita, etene vaaleasta tummaan. Toisin päin tumma suklaa peittää kaiken, mitä sen jälkeen tulee, niin kuin joku, joka puhuu kovaa puhelimeen. Neljä levyä riittää. Viidennen kohdalla kieli alkaa toistaa edellistä.</p>
<p>Puhdista suu vedellä ja palalla <a href="product:KV6015">ohutta ruisnäkkileipää</a>. Leivän happo ja suola nollaavat kielen paremmin kuin vesi yksin.</p>
<h2>Maistajaiset keittiön pöydällä</h2>
<p>Neljä levyä riittää kahdeksalle. Murra kukin paloiksi omalle lautaselleen, käännä kääreet nurin ja numeroi lautaset. Anna jokaiselle paperi ja pyydä kirjoittamaan kolme sanaa kustakin ennen kuin kukaan puhuu. Se, joka puhuu ensin, päättää muuten muidenkin puolesta.</p>
<p>Lue sanat ääneen ja käännä vasta sitten kääreet. Yleensä joku on kirjoittanut saman sanan kahdesta aivan eri levystä, ja siitä alkaa illan paras keskustelu. Oikeita vastauksia ei ole, mutta huonoin arvaaja tiskaa.</p>
<h2>Mitä sen kanssa</h2>
<ul>
<li>Tumma 85 % ja kypsä päärynä: hedelmän vesi avaa karvauden.</li>
<li>Maitosuklaa ja vaaleapaahtoinen suodatinkahvi: kumpikin maistuu kinuskimmalta.</li>
<li>Valkosuklaa, sitruuna ja lakritsi: ei mitään. Siinä on jo seura mukana.</li>
</ul>
<p>Säilytä loput kääreessään 15–18 asteessa. Jääkaappi on suklaalle liian kylmä ja haisee siltä, mitä siellä eilen oli.</p>
<p><a href="content:article-rye">Seuraava tarina: kuusitoista tuntia juurta</a></p>`,
  sv: `<p>Att smaka på choklad kräver varken ordförråd eller ett tyst rum. Det kräver att man inte tuggar genast. Kakaosmör smälter vid ungefär 34 grader, alltså först i munnen, och så länge biten är fast är det mesta av smaken inlåst.</p>
<p>Ta fram en ruta, rumsvärme och ett glas ljummet vatten. Kallt vatten får kakaosmöret att stelna på tungan, och kaffet är det klokt att spara till sist.</p>
<h2>Fem steg</h2>
<ol>
<li><strong>Titta.</strong> Ytan ska blänka. En grå slöja är fett eller socker som stigit upp när temperaturen har växlat. Det är varken mögel eller farligt, men strukturen har tagit stryk.</li>
<li><strong>Bryt.</strong> En väl tempererad kaka knäpper och får en ren brottyta. Mörk knäpper klart, mjölk mjukare, vit knappt alls.</li>
<li><strong>Lukta.</strong> Värm biten en stund mellan fingrarna. Den första doften är oftast rostningen, den andra det som ligger under.</li>
<li><strong>Vänta.</strong> Tryck biten med tungan mot gommen och låt kanterna mjukna. Det tar ungefär en halv minut, vilket är längre än man tror.</li>
<li><strong>Andas ut genom näsan.</strong> Nu är smaken öppen. Räkna hur många saker som kommer och i vilken ordning de går.</li>
</ol>
<h2>Vad man letar efter</h2>
<p>I kakao finns hundratals doftämnen, men munnen sorterar dem i några få lådor. Om ordet inte kommer, börja med om smaken ligger närmast frukt, nöt, blomma eller jord.</p>
<table>
<thead><tr><th scope="col">Choklad</th><th scope="col">Först</th><th scope="col">Sedan</th><th scope="col">Sist</th></tr></thead>
<tbody>
<tr><th scope="row">Mjölk 38 %</th><td>Grädde</td><td>Kola</td><td>Rostad nöt</td></tr>
<tr><th scope="row">Mörk 72 %, havssalt</th><td>Kakao</td><td>Salt</td><td>Körsbärssyra</td></tr>
<tr><th scope="row">Mörk 85 %</th><td>Rostning</td><td>Tobak och plommon</td><td>Ett långt, torrt slut</td></tr>
<tr><th scope="row">Ruby</th><td>Syrligt bär</td><td>Grädde</td><td>Hallon</td></tr>
</tbody>
</table>
<blockquote><p>”Om saltet är det första man märker är det för mycket.”</p><cite>Tuula Rantanen, som leder gjuteriet</cite></blockquote>
<h2>Flera bredvid varandra</h2>
<p>När du smakar på flera, gå från ljust till mörkt. Åt andra hållet lägger sig den mörka chokladen över allt som kommer efter, som någon som talar högt i telefon. Fyra kakor räcker. Vid den femte börjar tungan upprepa den förra.</p>
<p>Rensa munnen med vatten och en bit <a href="product:KV6015">tunt rågknäcke</a>. Brödets syra och salt nollställer tungan bättre än bara vatten.</p>
<h2>Provning vid köksbordet</h2>
<p>Fyra kakor räcker till åtta personer. Bryt varje kaka i bitar på ett eget fat, vänd omslagen upp och ner och numrera faten. Ge alla ett papper och be dem skriva tre ord om varje innan någon säger något. Den som talar först bestämmer annars åt de andra.</p>
<p>Läs orden högt och vänd först därefter på omslagen. Oftast har någon skrivit samma ord om två helt olika kakor, och där börjar kvällens bästa samtal. Rätta svar finns inte, men den som gissar sämst diskar.</p>
<h2>Vad man äter till</h2>
<ul>
<li>Mörk 85 % och ett moget päron: fruktens vatten öppnar beskan.</li>
<li>Mjölkchoklad och ljusrostat bryggkaffe: båda smakar mer kola.</li>
<li>Vit choklad med citron och lakrits: ingenting. Den har sällskap med sig.</li>
</ul>
<p>Förvara resten i omslaget vid 15–18 grader. Kylskåpet är för kallt för choklad och luktar som det som stod där i går.</p>
<p><a href="content:article-rye">Nästa berättelse: sexton timmar surdeg</a></p>`,
  en: `<p>Tasting chocolate takes neither a vocabulary nor a quiet room. It takes not chewing at once. Cocoa butter melts at about 34 degrees, which is to say in the mouth, and as long as the piece is solid most of the taste is still locked up.</p>
<p>Have ready one square, room temperature and a glass of lukewarm water. Cold water sets the cocoa butter on your tongue, and coffee is best kept for the end.</p>
<h2>Five steps</h2>
<ol>
<li><strong>Look.</strong> The surface should shine. A grey veil is fat or sugar that has risen as the temperature swung. It is neither mould nor dangerous, but the texture has suffered.</li>
<li><strong>Break.</strong> A well-tempered bar snaps and leaves a clean edge. Dark snaps brightly, milk more softly, white hardly at all.</li>
<li><strong>Smell.</strong> Warm the piece between your fingers for a moment. The first scent is usually the roast, the second is what lies under it.</li>
<li><strong>Wait.</strong> Press the piece to the roof of your mouth and let its edges soften. This takes about half a minute, which is longer than you would think.</li>
<li><strong>Breathe out through your nose.</strong> Now the taste is open. Count how many things arrive, and in which order they leave.</li>
</ol>
<h2>What to look for</h2>
<p>Cocoa has hundreds of aromas, but the mouth sorts them into a few drawers. If no word comes, begin with whether the taste is nearest to fruit, nut, flower or earth.</p>
<table>
<thead><tr><th scope="col">Chocolate</th><th scope="col">First</th><th scope="col">Then</th><th scope="col">Last</th></tr></thead>
<tbody>
<tr><th scope="row">Milk 38%</th><td>Cream</td><td>Caramel</td><td>Roasted nut</td></tr>
<tr><th scope="row">Dark 72%, sea salt</th><td>Cocoa</td><td>Salt</td><td>Cherry sharpness</td></tr>
<tr><th scope="row">Dark 85%</th><td>Roast</td><td>Tobacco and plum</td><td>A long, dry finish</td></tr>
<tr><th scope="row">Ruby</th><td>Sharp berry</td><td>Cream</td><td>Raspberry</td></tr>
</tbody>
</table>
<blockquote><p>“If salt is the first thing you notice, there is too much of it.”</p><cite>Tuula Rantanen, head of the moulding room</cite></blockquote>
<h2>Several side by side</h2>
<p>When you taste several, go from pale to dark. The other way round, dark chocolate covers whatever follows, like somebody talking loudly on the telephone. Four bars are enough. At the fifth the tongue begins to repeat the one before.</p>
<p>Clear your mouth with water and a piece of <a href="product:KV6015">thin rye crispbread</a>. The acid and salt of the bread reset the tongue better than water alone.</p>
<h2>A tasting at the kitchen table</h2>
<p>Four bars are enough for eight people. Break each on a plate of its own, turn the wrappers face down and number the plates. Give everybody a sheet of paper and ask for three words about each before anyone speaks. Otherwise whoever speaks first decides for the rest.</p>
<p>Read the words aloud, and only then turn the wrappers over. Somebody has usually written the same word about two quite different bars, and that is where the best talk of the evening begins. There are no right answers, but the worst guesser washes up.</p>
<h2>What to have with it</h2>
<ul>
<li>Dark 85% and a ripe pear: the water in the fruit opens the bitterness.</li>
<li>Milk chocolate and lightly roasted filter coffee: each makes the other taste more of caramel.</li>
<li>White chocolate, lemon and liquorice: nothing. It has brought its own company.</li>
</ul>
<p>Keep the rest in its wrapper at 15–18 degrees. A refrigerator is too cold for chocolate and smells of whatever was in it yesterday.</p>
<p><a href="content:article-rye">Next story: sixteen hours of sourdough</a></p>`,
}

export const tastingArticle = {
  key: 'article-tasting',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Näin maistat suklaata', sv: 'Så smakar du choklad', en: 'How to taste chocolate' },
  slug: { fi: 'nain-maistat-suklaata', sv: 'sa-smakar-du-choklad', en: 'how-to-taste-chocolate' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Näin maistat suklaata: viisi vaihetta · Konvehti',
      sv: 'Så smakar du choklad: fem steg · Konvehti',
      en: 'How to taste chocolate in five steps · Konvehti',
    },
    metaDescription: {
      fi: 'Katso, murra, haista, odota ja hengitä: näin yhdestä suklaaruudusta saa irti enemmän kuin neljästä. Mukana järjestys ja se, mitä tarjota vierellä.',
      sv: 'Titta, bryt, lukta, vänta och andas: så får du ut mer av en ruta choklad än av fyra. Med ordningsföljd och tips om vad du kan äta till.',
      en: 'Look, break, smell, wait and breathe: how to get more out of one square of chocolate than out of four. With an order to follow and what to serve.',
    },
    ogImage: '/media/products/tumma-72-merisuola.webp',
    heading: { fi: 'Näin *maistat* suklaata', sv: 'Så *smakar* du choklad', en: 'How to *taste* chocolate' },
    heroText: {
      fi: 'Yksi ruutu, puoli minuuttia ja malttia olla pureskelematta. Muuta ei tarvita.',
      sv: 'En ruta, en halv minut och tålamod att inte tugga. Mer behövs inte.',
      en: 'One square, half a minute and the patience not to chew. Nothing else is needed.',
    },
    heroImage: productPicture('tumma-72-merisuola'),
    publishedDate: '2026-10-08T06:00:00.000Z',
    topic: { fi: 'Suklaa', sv: 'Choklad', en: 'Chocolate' },
    mainBody,
    field: 'sand',
  },
  areas: { bottomContentArea: [products] },
} satisfies PageDefinition
