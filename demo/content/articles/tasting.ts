import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productDetail, productPicture } from '../media.ts'
import { pictureChapter, textChapter } from './chapters.ts'

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
<p>Varaa yksi huoneenlämpöinen ruutu ja lasillinen haaleaa vettä. Kylmä vesi kovettaa kaakaovoin kielelle, ja kahvi kannattaa säästää loppuun.</p>
<h2>Viisi vaihetta</h2>
<ol>
<li><strong>Katso.</strong> Pinnan pitää kiiltää. Harmaa huntu on rasvaa tai sokeria, joka on noussut pintaan lämmönvaihtelussa. Se ei ole hometta eikä vaarallista, mutta rakenne on kärsinyt.</li>
<li><strong>Murra.</strong> Hyvin temperoitu levy napsahtaa ja murtopinta on siisti. Tumma napsahtaa kirkkaasti, maito pehmeämmin, valkoinen tuskin lainkaan.</li>
<li><strong>Haista.</strong> Lämmitä palaa hetki sormien välissä. Ensimmäinen tuoksu on yleensä paahto, toinen se, mitä alla on.</li>
<li><strong>Odota.</strong> Paina pala kieltä vasten kitalakeen ja anna reunojen pehmetä. Tähän kuluu noin puoli minuuttia, ja se on pidempi aika kuin luulisi.</li>
<li><strong>Hengitä nenän kautta ulos.</strong> Nyt maku on auki. Laske, monta eri asiaa tulee ja missä järjestyksessä ne lähtevät.</li>
</ol>
<h2>Kieli tietää viisi sanaa</h2>
<p>Kieli tunnistaa makean, suolaisen, happaman, karvaan ja umamin. Kaikki muu, mitä suklaasta sanotaan, on tuoksua, joka nousee nielusta nenään. Kokeile: pidä nenästä kiinni ja pane pala suuhun. Se on makea ja vähän karvas. Päästä irti, ja kirsikka astuu huoneeseen.</p>
<h2>Mitä prosentti kertoo</h2>
<p>Prosentti kertoo, kuinka suuri osa levystä on kaakaopapua, massaa ja voita yhteensä. Se ei kerro, kuinka tummalta levy maistuu. Kaksi 70-prosenttista voi olla kuin kaksi eri ainetta, sillä toisessa on enemmän voita, ja voi on lähes mautonta. Valkosuklaassa kaakaota on runsas neljännes, eikä se maistu kaakaolta lainkaan. Varmasti prosentista näkee vain sen, paljonko jää sokerille ja maidolle.</p>
<p>Paras hetki on aamupäivä, kun kieli on levännyt eikä lounas ole vielä ehtinyt väliin.</p>
<h2>Mitä etsiä</h2>
<p>Kaakaossa on satoja tuoksuaineita, mutta suu lajittelee ne muutamaan laatikkoon. Jos et keksi sanaa, aloita siitä, onko maku lähempänä hedelmää, pähkinää, kukkaa vai maata.</p>
<table>
<thead><tr><th scope="col">Suklaa</th><th scope="col">Ensin</th><th scope="col">Sitten</th><th scope="col">Viimeiseksi</th></tr></thead>
<tbody>
<tr><th scope="row">Maito 38 %</th><td>Kerma</td><td>Vaalea karamelli</td><td>Kaakao</td></tr>
<tr><th scope="row">Tumma 72 %, merisuola</th><td>Kaakao</td><td>Suola</td><td>Kirsikan hapokkuus</td></tr>
<tr><th scope="row">Tumma 85 %</th><td>Pähkinänkuori ja kahvi</td><td>Kuivattu luumu</td><td>Pitkä, kuiva loppu</td></tr>
<tr><th scope="row">Rubiini</th><td>Hapan marja</td><td>Kerma</td><td>Vadelma</td></tr>
</tbody>
</table>
<p>Virheetkin maistuvat. Savu kertoo, että pavut on kuivattu nuotiolla eikä auringossa. Etikka tarkoittaa, että työ loppui kesken, ja pahvi, että levy on ollut kaapissa liian kauan. Jos maistuu vain vaniljaa, joku on peittänyt jotakin.</p>
<blockquote><p>”Jos suolan huomaa ensimmäisenä, sitä on liikaa.”</p><cite>Tuula Rantanen, valimon vetäjä</cite></blockquote>`,
  sv: `<p>Att smaka på choklad kräver varken ordförråd eller ett tyst rum. Det kräver att man inte tuggar genast. Kakaosmör smälter vid ungefär 34 grader, alltså först i munnen, och så länge biten är fast är det mesta av smaken inlåst.</p>
<p>Ta fram en rumsvarm ruta och ett glas ljummet vatten. Kallt vatten får kakaosmöret att stelna på tungan, och kaffet är det klokt att spara till sist.</p>
<h2>Fem steg</h2>
<ol>
<li><strong>Titta.</strong> Ytan ska blänka. En grå slöja är fett eller socker som stigit upp när temperaturen har växlat. Det är varken mögel eller farligt, men strukturen har tagit stryk.</li>
<li><strong>Bryt.</strong> En väl tempererad kaka knäpper och får en ren brottyta. Mörk knäpper klart, mjölk mjukare, vit knappt alls.</li>
<li><strong>Lukta.</strong> Värm biten en stund mellan fingrarna. Den första doften är oftast rostningen, den andra det som ligger under.</li>
<li><strong>Vänta.</strong> Tryck biten med tungan mot gommen och låt kanterna mjukna. Det tar ungefär en halv minut, vilket är längre än man tror.</li>
<li><strong>Andas ut genom näsan.</strong> Nu är smaken öppen. Räkna hur många saker som kommer och i vilken ordning de går.</li>
</ol>
<h2>Tungan kan fem ord</h2>
<p>Tungan känner igen sött, salt, surt, beskt och umami. Allt annat som sägs om choklad är doft, som stiger från svalget till näsan. Prova: håll för näsan och lägg en bit i munnen. Den är söt och lite besk. Släpp taget, så stiger körsbäret in i rummet.</p>
<h2>Vad procenten säger</h2>
<p>Procenten säger hur stor del av kakan som är kakaoböna, massa och smör sammanlagt. Den säger inte hur mörkt den smakar. Två kakor på 70 procent kan vara som två olika ämnen, för den ena har mer smör, och smöret smakar nästan ingenting. I vit choklad är drygt en fjärdedel kakao, och den smakar inte kakao alls. Det enda procenten säkert visar är hur mycket som blir över för socker och mjölk.</p>
<p>Bästa stunden är förmiddagen, när tungan är utvilad och lunchen inte har hunnit emellan.</p>
<h2>Vad man letar efter</h2>
<p>I kakao finns hundratals doftämnen, men munnen sorterar dem i några få lådor. Om ordet inte kommer, börja med om smaken ligger närmast frukt, nöt, blomma eller jord.</p>
<table>
<thead><tr><th scope="col">Choklad</th><th scope="col">Först</th><th scope="col">Sedan</th><th scope="col">Sist</th></tr></thead>
<tbody>
<tr><th scope="row">Mjölk 38 %</th><td>Grädde</td><td>Ljus kola</td><td>Kakao</td></tr>
<tr><th scope="row">Mörk 72 %, havssalt</th><td>Kakao</td><td>Salt</td><td>Körsbärssyra</td></tr>
<tr><th scope="row">Mörk 85 %</th><td>Nötskal och kaffe</td><td>Torkat plommon</td><td>Ett långt, torrt slut</td></tr>
<tr><th scope="row">Ruby</th><td>Syrligt bär</td><td>Grädde</td><td>Hallon</td></tr>
</tbody>
</table>
<p>Också felen smakar. Rök säger att bönorna har torkats över eld och inte i sol. Ättika betyder att arbetet slutade för tidigt och papp att kakan har legat för länge i skåpet. Smakar det bara vanilj är det någon som döljer något.</p>
<blockquote><p>”Om saltet är det första man märker är det för mycket.”</p><cite>Tuula Rantanen, som leder gjuteriet</cite></blockquote>`,
  en: `<p>Tasting chocolate takes neither a vocabulary nor a quiet room. It takes not chewing at once. Cocoa butter melts at about 34 degrees, which is to say in the mouth, and as long as the piece is solid most of the taste is still locked up.</p>
<p>Have ready one square at room temperature and a glass of lukewarm water. Cold water sets the cocoa butter on your tongue, and coffee is best kept for the end.</p>
<h2>Five steps</h2>
<ol>
<li><strong>Look.</strong> The surface should shine. A grey veil is fat or sugar that has risen as the temperature swung. It is neither mould nor dangerous, but the texture has suffered.</li>
<li><strong>Break.</strong> A well-tempered bar snaps and leaves a clean edge. Dark snaps brightly, milk more softly, white hardly at all.</li>
<li><strong>Smell.</strong> Warm the piece between your fingers for a moment. The first scent is usually the roast, the second is what lies under it.</li>
<li><strong>Wait.</strong> Press the piece to the roof of your mouth and let its edges soften. This takes about half a minute, which is longer than you would think.</li>
<li><strong>Breathe out through your nose.</strong> Now the taste is open. Count how many things arrive, and in which order they leave.</li>
</ol>
<h2>The tongue knows five words</h2>
<p>The tongue tells sweet, salt, sour, bitter and umami. Everything else that is said of chocolate is scent, rising from the throat to the nose. Try it: hold your nose and put a piece in your mouth. It is sweet and a little bitter. Let go, and cherry walks into the room.</p>
<h2>What the percentage says</h2>
<p>The percentage tells how much of the bar is cocoa bean, mass and butter together. It does not tell how dark it tastes. Two 70% bars can be two different things, because one has more butter, and the butter tastes of next to nothing. White chocolate is more than a quarter cocoa and tastes of none. All the figure shows for certain is what is left for sugar and milk.</p>
<p>The best hour is the forenoon, when the tongue has rested and lunch has not come between.</p>
<h2>What to look for</h2>
<p>Cocoa has hundreds of aromas, but the mouth sorts them into a few drawers. If no word comes, begin with whether the taste is nearest to fruit, nut, flower or earth.</p>
<table>
<thead><tr><th scope="col">Chocolate</th><th scope="col">First</th><th scope="col">Then</th><th scope="col">Last</th></tr></thead>
<tbody>
<tr><th scope="row">Milk 38%</th><td>Cream</td><td>Light caramel</td><td>Cocoa</td></tr>
<tr><th scope="row">Dark 72%, sea salt</th><td>Cocoa</td><td>Salt</td><td>Cherry sharpness</td></tr>
<tr><th scope="row">Dark 85%</th><td>Nutshell and coffee</td><td>Dried plum</td><td>A long, dry finish</td></tr>
<tr><th scope="row">Ruby</th><td>Sharp berry</td><td>Cream</td><td>Raspberry</td></tr>
</tbody>
</table>
<p>Faults have a taste too. Smoke says that the beans were dried over a fire and not in the sun. Vinegar means that somebody stopped too soon, and cardboard that the bar has been in the cupboard too long. If there is only vanilla, somebody is hiding something.</p>
<blockquote><p>“If salt is the first thing you notice, there is too much of it.”</p><cite>Tuula Rantanen, head of the moulding room</cite></blockquote>`,
}

const chapters = [
  pictureChapter({
    key: 'article-tasting-snap',
    name: 'Suklaan maistaminen: napsahdus',
    heading: { fi: 'Miksi se *napsahtaa*', sv: 'Varför den *knäpper*', en: 'Why it *snaps*' },
    text: {
      fi: `<p>Kaakaovoi voi jähmettyä kuudella tavalla, ja vain yhdellä niistä levy kiiltää, napsahtaa ja sulaa suussa. Kun sula massa jäähdytetään 27 asteeseen ja lämmitetään sitten muutama aste, väärät kiteet sulavat ja oikeat jäävät. Tätä sanotaan temperoinniksi, ja se on valimon tarkin työ: puoli astetta liikaa, ja levy jää himmeäksi.</p>
<p>Napsahdus on siis mittari. Jos levy taipuu tai murenee, se on ollut jossakin liian lämpimässä. Sen voi syödä, mutta siitä ei opi enää mitään. Paras se on kaakaona.</p>`,
      sv: `<p>Kakaosmör kan stelna på sex sätt, och bara på ett av dem blänker kakan, knäpper och smälter i munnen. När den smälta massan kyls till 27 grader och sedan värms några grader smälter de fel kristallerna och de rätta blir kvar. Det kallas temperering och är gjuteriets noggrannaste arbete: en halv grad för mycket, och kakan blir matt.</p>
<p>Knäppet är alltså en mätare. Böjer eller smular sig kakan har den legat för varmt någonstans. Den går att äta, men den lär en ingenting mer. Bäst är den som varm choklad.</p>`,
      en: `<p>Cocoa butter can set in six ways, and only in one of them does a bar shine, snap and melt in the mouth. When the melted mass is cooled to 27 degrees and then warmed by a few, the wrong crystals melt and the right ones stay. This is tempering, the most exact work in the house: half a degree too much, and the bar comes out dull.</p>
<p>The snap is a gauge, then. A bar that bends or crumbles has been somewhere too warm. You can eat it, but there is nothing more to learn from it. It is best as hot chocolate.</p>`,
    },
    image: productDetail('tumma-85', 2, {
      fi: 'Avattu 85-prosenttinen levy foliolla, vieressä musta kääre, jossa on sädekuvio',
      sv: 'En öppnad 85-procentskaka på folie bredvid ett svart omslag med solstrålar',
      en: 'An opened 85% bar on foil beside its black wrapper with sun rays',
    }),
    side: 'left',
  }),
  textChapter({
    key: 'article-tasting-row',
    name: 'Suklaan maistaminen: useampi rinnakkain',
    heading: { fi: 'Useampi *rinnakkain*', sv: 'Flera *bredvid varandra*', en: 'Several *side by side*' },
    text: {
      fi: `<p>Kun maistat useita, etene vaaleasta tummaan. Toisin päin tumma suklaa peittää kaiken, mitä sen jälkeen tulee, niin kuin joku, joka puhuu kovaa puhelimeen. Neljä levyä riittää. Viidennen kohdalla kieli alkaa toistaa edellistä.</p>
<p>Puhdista suu vedellä ja palalla <a href="product:KV6015">ohutta ruisnäkkileipää</a>. Leivän happo ja suola nollaavat kielen paremmin kuin vesi yksin.</p>
<h3>Maistajaiset keittiön pöydällä</h3>
<p>Samat neljä levyä riittävät kahdeksalle. Murra kukin paloiksi omalle lautaselleen, käännä kääreet nurin ja numeroi lautaset. Anna jokaiselle paperi ja pyydä kirjoittamaan kolme sanaa kustakin ennen kuin kukaan puhuu. Se, joka puhuu ensin, päättää muuten muidenkin puolesta.</p>
<p>Lue sanat ääneen ja käännä vasta sitten kääreet. Yleensä joku on kirjoittanut saman sanan kahdesta aivan eri levystä, ja siitä alkaa illan paras keskustelu. Oikeita vastauksia ei ole, mutta huonoin arvaaja tiskaa.</p>`,
      sv: `<p>När du smakar på flera, gå från ljust till mörkt. Åt andra hållet lägger sig den mörka chokladen över allt som kommer efter, som någon som talar högt i telefon. Fyra kakor räcker. Vid den femte börjar tungan upprepa den förra.</p>
<p>Rensa munnen med vatten och en bit <a href="product:KV6015">tunt rågknäcke</a>. Brödets syra och salt nollställer tungan bättre än bara vatten.</p>
<h3>Provning vid köksbordet</h3>
<p>Samma fyra kakor räcker till åtta personer. Bryt varje kaka i bitar på ett eget fat, vänd omslagen upp och ner och numrera faten. Ge alla ett papper och be dem skriva tre ord om varje innan någon säger något. Den som talar först bestämmer annars åt de andra.</p>
<p>Läs orden högt och vänd först därefter på omslagen. Oftast har någon skrivit samma ord om två helt olika kakor, och där börjar kvällens bästa samtal. Rätta svar finns inte, men den som gissar sämst diskar.</p>`,
      en: `<p>When you taste several, go from pale to dark. The other way round, dark chocolate covers whatever follows, like somebody talking loudly on the telephone. Four bars are enough. At the fifth the tongue begins to repeat the one before.</p>
<p>Clear your mouth with water and a piece of <a href="product:KV6015">thin rye crispbread</a>. The acid and salt of the bread reset the tongue better than water alone.</p>
<h3>A tasting at the kitchen table</h3>
<p>The same four bars are enough for eight people. Break each on a plate of its own, turn the wrappers face down and number the plates. Give everybody a sheet of paper and ask for three words about each before anyone speaks. Otherwise whoever speaks first decides for the rest.</p>
<p>Read the words aloud, and only then turn the wrappers over. Somebody has usually written the same word about two quite different bars, and that is where the best talk of the evening begins. There are no right answers, but the worst guesser washes up.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-tasting-with',
    name: 'Suklaan maistaminen: mitä sen kanssa',
    heading: { fi: 'Mitä *sen kanssa*', sv: 'Vad man äter *till*', en: 'What to *have with it*' },
    text: {
      fi: `<ul>
<li>Tumma 85 % ja kypsä päärynä: hedelmän vesi avaa karvauden.</li>
<li>Maitosuklaa ja vaaleapaahtoinen suodatinkahvi: kumpikin maistuu kinuskimmalta.</li>
<li>Valkosuklaa, sitruuna ja lakritsi: ei mitään. Siinä on jo seura mukana.</li>
</ul>
<p>Säilytä loput kääreessään 15–18 asteessa. Jääkaappi on suklaalle liian kylmä ja haisee siltä, mitä siellä eilen oli.</p>`,
      sv: `<ul>
<li>Mörk 85 % och ett moget päron: fruktens vatten öppnar beskan.</li>
<li>Mjölkchoklad och ljusrostat bryggkaffe: båda smakar mer kola.</li>
<li>Vit choklad med citron och lakrits: ingenting. Den har sällskap med sig.</li>
</ul>
<p>Förvara resten i omslaget vid 15–18 grader. Kylskåpet är för kallt för choklad och luktar som det som stod där i går.</p>`,
      en: `<ul>
<li>Dark 85% and a ripe pear: the water in the fruit opens the bitterness.</li>
<li>Milk chocolate and lightly roasted filter coffee: each makes the other taste more of caramel.</li>
<li>White chocolate, lemon and liquorice: nothing. It has brought its own company.</li>
</ul>
<p>Keep the rest in its wrapper at 15–18 degrees. A refrigerator is too cold for chocolate and smells of whatever was in it yesterday.</p>`,
    },
    image: picture('recipes/hot-chocolate'),
    side: 'right',
    next: {
      label: {
        fi: 'Seuraava tarina: kuusitoista tuntia juurta',
        sv: 'Nästa berättelse: sexton timmar surdeg',
        en: 'Next story: sixteen hours of sourdough',
      },
      url: 'content:article-rye',
    },
  }),
] satisfies readonly BlockDefinition[]

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
    dateTextColor: null,
    mainBody,
    field: 'sand',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
