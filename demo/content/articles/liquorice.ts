import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productView } from '../media.ts'
import { shelf } from '../parts.ts'
import { pictureChapter, textChapter } from './chapters.ts'

const products = shelf({
  key: 'article-liquorice-products',
  name: 'Lakritsi: tuotteet',
  heading: { fi: 'Mustaa neljällä tavalla', sv: 'Svart på fyra sätt', en: 'Black in four ways' },
  codes: ['KV3020', 'KV3015', 'KV4010', 'KV1050'],
  way: { label: { fi: 'Kaikki karkit', sv: 'Allt godis', en: 'All sweets' }, url: 'category:karkit' },
})

const mainBody = {
  fi: `<p>Lakritsi on kasvi ennen kuin se on karkki. Lakritsikasvi on herneen sukulainen, metrin korkuinen pensas, joka viihtyy jokien varsilla Välimereltä Keski-Aasiaan. Maan päällä siinä ei ole mitään muistettavaa. Maan alla se kasvattaa juuria niin pitkälle, että pellon reunalla seisova ei tiedä, kenen pensaalla hän seisoo.</p>
<p>Juuri on keltainen, säikeinen ja moninkertaisesti sokeria makeampi. Sitä on pureskeltu tuhansia vuosia, ensin janoon ja sitten yskään. Karkiksi siitä tuli vasta, kun joku keksi keittää uutteen jauhojen kanssa.</p>
<h2>Kolme tuntia kattilassa</h2>
<p>Meidän lakritsissamme on melassia, vehnäjauhoa ja juurta, jota on uutteena kolme prosenttia. Resepti on niin lyhyt, että kaikki riippuu ajasta. Kattila käy kolme tuntia. Ensimmäisen tunnin keittiössä tuoksuu pannukakku, toisen kahvi, ja vasta kolmannella jauhon maku katoaa ja jäljelle jää lakritsi.</p>
<p>Sitten massa pursotetaan putkiksi. Reikä keskellä ei ole säästöä: se tekee purusta kevyen ja antaa maulle tilaa nousta. Umpinainen tanko samasta massasta maistuu raskaammalta, vaikka ainekset ovat samat. Kokeilimme sokkona, ja yhdeksästä maistajasta yhdeksän valitsi putken.</p>
<h2>Mistä suola tulee</h2>
<p>Salmiakki ei ole ruokasuolaa vaan ammoniumkloridia. Pohjoismaisissa apteekeissa sitä sekoitettiin lakritsiin yskänlääkkeeksi, ja lääkkeen maku jäi kansaan, kun yskä meni ohi. Etelämpänä sama yhdistelmä herättää yleensä kysymyksen, onko tämä tehty tahallaan.</p>
<p>On se. Ammoniumkloridi maistuu yhtä aikaa suolaiselta, karvaalta ja vähän lämpimältä, ja se tekee lakritsin makeudelle saman kuin suola kinuskille: antaa sille reunat.</p>
<table>
<thead><tr><th scope="col">Karkki</th><th scope="col">Salmiakkia</th><th scope="col">Mitä tapahtuu</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV3020">Pehmeä lakritsi</a></th><td>Ei lainkaan</td><td>Makea, kahvinen, lopussa anis</td></tr>
<tr><th scope="row"><a href="product:KV1050">Maitosuklaa, lakritsi</a></th><td>Ripaus</td><td>Suklaa sulaa, lakritsi jää</td></tr>
<tr><th scope="row"><a href="product:KV3015">Salmiakkitimantit</a></th><td>5 %</td><td>Kova kulma, sitten suola kielen sivuille</td></tr>
<tr><th scope="row"><a href="product:KV4010">Salmiakkipastillit</a></th><td>6 %</td><td>Suola heti, juuri puolivälissä</td></tr>
</tbody>
</table>
<h2>Miksi se on mustaa</h2>
<p>Melassista tulee ruskeaa, ei mustaa. Jos lakritsi jätettäisiin omanväriseksi, se näyttäisi vanhalta kengännauhalta ja maistuisi täsmälleen samalta. Siksi kattilaan lisätään lopuksi lääkehiiltä, pakkauksessa E153, joka värjää kaiken, mihin koskee. Karkkikeittiön essut ovat mustat samasta syystä, ja uusi työntekijä oppii ensimmäisenä päivänä, ettei hikeä pyyhitä hihaan.</p>
<p>Hiili ei maistu. Silti kun annoimme ruskeaa lakritsia sokkona ja valossa, valossa se jäi kulhoon. Ihminen syö silmillään, ja suomalaisen silmä on lapsena opetettu mustaan.</p>
<h2>Kohtuudella</h2>
<p>Lakritsijuuressa on ainetta, joka nostaa verenpainetta, kun sitä syö paljon ja usein. Kourallinen silloin tällöin ei tee terveelle mitään. Jos verenpaineesi on koholla, pidä lakritsi satunnaisena tapana, ja vahvin salmiakki on tehty aikuisen suuhun eikä lapsen.</p>
<blockquote><p>”Hyvä lakritsi ei venytä hampaita. Se katkeaa, kun käsket.”</p><cite>Anneli Vuori, karkkikeittiön vetäjä</cite></blockquote>`,
  sv: `<p>Lakrits är en växt innan den är godis. Lakritsväxten är släkt med ärtan, en meterhög buske som trivs längs floderna från Medelhavet till Centralasien. Ovan jord är den lätt att glömma. Under jord skickar den sina rötter så långt att den som står vid åkerkanten inte vet vems buske hen står på.</p>
<p>Roten är gul, trådig och många gånger sötare än socker. Den har tuggats i tusentals år, först mot törst och sedan mot hosta. Godis blev den först när någon kom på att koka extraktet med mjöl.</p>
<h2>Tre timmar i grytan</h2>
<p>I vår lakrits finns melass, vetemjöl och tre procent lakritsrotsextrakt. Receptet är så kort att allt hänger på tiden. Grytan går i tre timmar. Den första timmen luktar köket pannkaka, den andra kaffe, och först under den tredje försvinner mjölsmaken och lakritsen blir kvar.</p>
<p>Sedan pressas massan till rör. Hålet i mitten är ingen besparing: det gör tuggan lätt och ger smaken plats att stiga. En solid stång av samma massa smakar tyngre, fast ingredienserna är desamma. Vi provade blint, och nio av nio smakare valde röret.</p>
<h2>Varifrån saltet kommer</h2>
<p>Salmiak är inte koksalt utan ammoniumklorid. På de nordiska apoteken blandades den med lakrits till hostmedicin, och smaken för medicinen satt kvar i folket när hostan hade gått över. Längre söderut väcker samma blandning oftast frågan om det är gjort med flit.</p>
<p>Det är det. Ammoniumklorid smakar på en gång salt, beskt och lite varmt, och den gör med lakritsens sötma vad saltet gör med kolan: ger den kanter.</p>
<table>
<thead><tr><th scope="col">Godis</th><th scope="col">Salmiak</th><th scope="col">Vad som händer</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV3020">Mjuk lakrits</a></th><td>Ingen alls</td><td>Söt, kaffelik, anis till sist</td></tr>
<tr><th scope="row"><a href="product:KV1050">Mjölkchoklad, lakrits</a></th><td>En nypa</td><td>Chokladen smälter, lakritsen blir kvar</td></tr>
<tr><th scope="row"><a href="product:KV3015">Salmiakdiamanter</a></th><td>5 %</td><td>Hårda hörn, sedan salt längs tungans sidor</td></tr>
<tr><th scope="row"><a href="product:KV4010">Salmiakpastiller</a></th><td>6 %</td><td>Saltet genast, roten på halva vägen</td></tr>
</tbody>
</table>
<h2>Varför den är svart</h2>
<p>Av melass blir det brunt, inte svart. Lät man lakritsen ha sin egen färg skulle den se ut som ett gammalt skosnöre och smaka precis likadant. Därför får grytan till sist medicinskt kol, på förpackningen E153, som färgar allt det rör vid. Godiskökets förkläden är svarta av samma skäl.</p>
<p>Kolet smakar inte. Men när vi bjöd på brun lakrits i mörker och i ljus blev den kvar i skålen i ljuset. Man äter med ögonen, och ett finländskt öga har lärt sig svart som barn.</p>
<h2>Med måtta</h2>
<p>I lakritsroten finns ett ämne som höjer blodtrycket om man äter mycket och ofta. En näve då och då gör inget för den som är frisk. Är ditt blodtryck högt ska lakritsen vara en sällsynt vana, och den starkaste salmiaken är gjord för vuxnas mun och inte för barns.</p>
<blockquote><p>”Bra lakrits drar inte i tänderna. Den går av när man säger till.”</p><cite>Anneli Vuori, som leder godisköket</cite></blockquote>`,
  en: `<p>Liquorice is a plant before it is a sweet. It is a cousin of the pea, a bush a metre high that likes river banks from the Mediterranean to Central Asia. Above ground there is nothing to remember about it. Below, it sends its roots so far that whoever stands at the edge of the field cannot say whose bush is underfoot.</p>
<p>The root is yellow, stringy and many times sweeter than sugar. People have chewed it for thousands of years, first for thirst and then for coughs. It became a sweet only when somebody thought of boiling the extract with flour.</p>
<h2>Three hours in the kettle</h2>
<p>Our liquorice is molasses, wheat flour and three per cent of extract from the root. The recipe is so short that everything depends on time. The kettle goes for three hours. In the first the kitchen smells of pancakes, in the second of coffee, and only in the third does the taste of flour go and leave liquorice behind.</p>
<p>Then the mass is pressed into tubes. The hole in the middle is no saving: it makes the bite light and gives the taste room to rise. A solid stick of the same mass tastes heavier, although nothing in it has changed. We tried them blind, and nine tasters out of nine chose the tube.</p>
<h2>Where the salt comes from</h2>
<p>Salmiak is not table salt but ammonium chloride. Nordic pharmacies used to mix it with liquorice as a cough medicine, and when the cough had gone the taste for the medicine stayed. Further south the same mixture mostly raises the question whether it was done on purpose.</p>
<p>It was. Ammonium chloride tastes salty, bitter and a little warm at once, and it does for liquorice what salt does for caramel: it gives the sweetness edges.</p>
<table>
<thead><tr><th scope="col">Sweet</th><th scope="col">Salmiak</th><th scope="col">What happens</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="product:KV3020">Soft liquorice</a></th><td>None at all</td><td>Sweet, like coffee, with anise at the end</td></tr>
<tr><th scope="row"><a href="product:KV1050">Milk chocolate, liquorice</a></th><td>A pinch</td><td>The chocolate melts, the liquorice stays</td></tr>
<tr><th scope="row"><a href="product:KV3015">Salmiak diamonds</a></th><td>5%</td><td>A hard corner, then salt along the tongue</td></tr>
<tr><th scope="row"><a href="product:KV4010">Salmiak pastilles</a></th><td>6%</td><td>Salt at once, the root half-way through</td></tr>
</tbody>
</table>
<h2>Why it is black</h2>
<p>Molasses makes brown, not black. Left its own colour, liquorice would look like an old shoelace and taste exactly the same. So at the end charcoal goes into the kettle, E153 on the package, and colours whatever it touches. The aprons of the sweet kitchen are black for that reason.</p>
<p>The charcoal has no taste. But when we offered brown liquorice in the dark and in the light, in the light it stayed in the bowl.</p>
<h2>In moderation</h2>
<p>Liquorice root holds a substance that raises the blood pressure of people who eat a great deal of it, and often. A handful now and then does nothing to the healthy. If your blood pressure is high, keep liquorice a rare habit; and the strongest salmiak is made for the mouths of adults, not of children.</p>
<blockquote><p>“Good liquorice does not pull at your teeth. It breaks when told to.”</p><cite>Anneli Vuori, head of the sweet kitchen</cite></blockquote>`,
}

const chapters = [
  pictureChapter({
    key: 'article-liquorice-taste',
    name: 'Lakritsi: maistaminen',
    heading: { fi: 'Maista *hitaasti*', sv: 'Smaka *långsamt*', en: 'Taste it *slowly*' },
    text: {
      fi: `<p>Lakritsi on harvoja karkkeja, jotka muuttuvat suussa. Pane pala kielelle äläkä pure. Ensin tulee melassi, tumma ja melkein palanut. Kun se ohenee, juuri nousee esiin yrttisenä ja vähän puisena, ja vasta viimeisenä käy anis, joka viipyy nenässä vielä silloin, kun suu on tyhjä.</p>
<p>Lämpötila ratkaisee paljon. Kylmä lakritsi on kovaa ja hiljaista, huoneenlämpöinen pehmeää ja puheliasta. Jos pussi on unohtunut auki ja putket ovat kovettuneet, pane mukaan omenaviipale yöksi. Aamulla lakritsi on taas pehmeää ja omena maistuu siltä, miltä sen kuuluukin.</p>`,
      sv: `<p>Lakrits hör till det lilla godis som förändras i munnen. Lägg en bit på tungan och bit inte. Först kommer melassen, mörk och nästan bränd. När den tunnas ut stiger roten fram, örtig och lite träig, och allra sist kommer anisen, som dröjer i näsan ännu när munnen är tom.</p>
<p>Temperaturen avgör mycket. Kall lakrits är hård och tyst, rumsvarm är den mjuk och pratsam. Har påsen glömts öppen och rören hårdnat, lägg i en äppelskiva över natten. På morgonen är lakritsen mjuk igen och äpplet smakar som det ska.</p>`,
      en: `<p>Liquorice is one of the few sweets that change in the mouth. Put a piece on your tongue and do not bite. First comes molasses, dark and nearly burnt. As it thins the root comes up, herbal and a little woody, and last of all anise, which stays in the nose when the mouth is already empty.</p>
<p>Temperature decides a good deal. Cold liquorice is hard and silent; at room temperature it is soft and talkative. If the bag was left open and the tubes have gone hard, put in a slice of apple overnight. In the morning the liquorice is soft again and the apple tastes as it should.</p>`,
    },
    image: productView('pehmea-lakritsi', 2),
    side: 'left',
  }),
  textChapter({
    key: 'article-liquorice-guest',
    name: 'Lakritsi: vieraalle',
    heading: { fi: 'Näin tarjoat *vieraalle*', sv: 'Så bjuder du *en gäst*', en: 'How to offer it *to a guest*' },
    text: {
      fi: `<p>Ulkomaalaiselle ei anneta salmiakkia yllättäen. Hyvä järjestys on tämä, ja siinä voi pysähtyä missä kohdassa tahansa.</p>
<ol>
<li>Maitosuklaa, jossa on lakritsia. Suklaa pitää kädestä kiinni.</li>
<li>Pehmeä lakritsi. Ei suolaa, ei yllätyksiä.</li>
<li>Lakritsitryffeli, jonka pinnalla on vähän suolaa.</li>
<li>Yksi timantti, ja lasillinen vettä viereen.</li>
<li>Pastilli, jos hän pyytää. Jos hän ei pyydä, ota itse.</li>
</ol>
<p>Lapsille riittävät kaksi ensimmäistä. Kumpikaan ei ole vahvaa, ja kummankin kanssa voi jutella. Jos vieras kysyy, onko tämä totta, vastaa rauhallisesti, että lapsena kaikki pelkäsivät sitä vähän ja että juuri siksi kukaan ei enää lopeta.</p>`,
      sv: `<p>Man överraskar inte en utlänning med salmiak. En bra ordning är den här, och man kan stanna var som helst i den.</p>
<ol>
<li>Mjölkchoklad med lakrits. Chokladen håller i handen.</li>
<li>Mjuk lakrits. Inget salt, inga överraskningar.</li>
<li>En lakritstryffel, med lite salt på ytan.</li>
<li>En diamant, och ett glas vatten bredvid.</li>
<li>Pastillen, om gästen ber om den. Gör gästen inte det tar du den själv.</li>
</ol>
<p>För barn räcker de två första. Ingen av dem är stark, och båda går att prata över.</p>`,
      en: `<p>Do not surprise a foreigner with salmiak. This is a good order, and you may stop at any point of it.</p>
<ol>
<li>Milk chocolate with liquorice. The chocolate holds their hand.</li>
<li>Soft liquorice. No salt, no surprises.</li>
<li>A liquorice truffle, with a little salt on the outside.</li>
<li>One diamond, and a glass of water beside it.</li>
<li>The pastille, if they ask. If they do not, have it yourself.</li>
</ol>
<p>For children the first two are enough. Neither is strong, and you can talk over both.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-liquorice-chocolate',
    name: 'Lakritsi: suklaan kanssa',
    heading: { fi: 'Miksi suklaa *suostuu*', sv: 'Varför chokladen *går med på det*', en: 'Why chocolate *agrees*' },
    text: {
      fi: `<p>Lakritsi ja suklaa eivät ole luonnostaan ystäviä: toinen on vesiliukoista ja sitkeää, toinen rasvaa, joka sulaa. Kun palat leikataan herneen kokoisiksi, kumpikin ehtii tehdä oman osuutensa vuorollaan. Kaakaoksi valitsimme Ghanan pavun, joka on pähkinäinen. Hedelmäinen riitelisi.</p>
<p><a href="product:KV2035">Lakritsitryffelissä</a> tehdään toisin. Raakalakritsi liuotetaan kuumaan kermaan, jolloin se katoaa ganacheen ja jättää siihen savun. Musta jauhe pinnassa on suolaisempaa kuin sisus, joten tryffeli aloittaa tiukasti ja päättää hellästi.</p>`,
      sv: `<p>Lakrits och choklad är inga födda vänner: den ena är seg och löser sig i vatten, den andra är fett som smälter. När bitarna skärs små som ärtor hinner båda göra sitt i tur och ordning. Kakaon valde vi från Ghana, för den är nötig. En fruktig böna skulle gräla.</p>
<p>I <a href="product:KV2035">lakritstryffeln</a> gör vi tvärtom. Rålakritsen löses i varm grädde, försvinner i ganachen och lämnar rök efter sig. Det svarta pulvret på ytan är saltare än det inre, så tryffeln börjar strängt och slutar mjukt.</p>`,
      en: `<p>Liquorice and chocolate are not friends by nature: one is chewy and dissolves in water, the other is fat that melts. Cut the pieces as small as peas and each has time to do its part in turn. For the cocoa we chose the Ghanaian bean, which is nutty. A fruity one would quarrel.</p>
<p>In <a href="product:KV2035">the liquorice truffle</a> it is done the other way. Raw liquorice is melted into hot cream, where it vanishes into the ganache and leaves smoke behind. The black powder outside is saltier than the inside, so the truffle begins sternly and ends gently.</p>`,
    },
    image: productView('lakritsitryffelit', 2),
    side: 'right',
    next: {
      label: {
        fi: 'Seuraava tarina: kahvi ja suklaa',
        sv: 'Nästa berättelse: kaffe och choklad',
        en: 'Next story: coffee and chocolate',
      },
      url: 'content:article-coffee',
    },
  }),
] satisfies readonly BlockDefinition[]

export const liquoriceArticle = {
  key: 'article-liquorice',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Juuri, joka on karkki', sv: 'Roten som är godis', en: 'The root that is a sweet' },
  slug: { fi: 'lakritsi', sv: 'lakrits', en: 'liquorice' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Lakritsi ja salmiakki: juuri, suola ja aika · Konvehti',
      sv: 'Lakrits och salmiak: roten, saltet och tiden · Konvehti',
      en: 'Liquorice and salmiak: root, salt and time · Konvehti',
    },
    metaDescription: {
      fi: 'Mistä lakritsi tulee, miksi se keitetään kolme tuntia, mitä salmiakki on ja missä järjestyksessä sitä kannattaa tarjota vieraalle.',
      sv: 'Varifrån lakritsen kommer, varför den kokas i tre timmar, vad salmiak är och i vilken ordning man bjuder en gäst på den.',
      en: 'Where liquorice comes from, why it boils for three hours, what salmiak is, and in which order to offer it to a guest.',
    },
    ogImage: picture('category/karkit'),
    heading: { fi: 'Juuri, joka on *karkki*', sv: 'Roten som är *godis*', en: 'The root that is *a sweet*' },
    heroText: {
      fi: 'Pensas joen rannalla, kolme tuntia kattilassa ja suola, jota etelässä luullaan vahingoksi. Karkkikeittiö kertoo.',
      sv: 'En buske vid floden, tre timmar i grytan och ett salt som man längre söderut tror är ett misstag. Godisköket berättar.',
      en: 'A bush by a river, three hours in a kettle and a salt that the south takes for an accident. The sweet kitchen explains.',
    },
    heroImage: picture('category/karkit'),
    publishedDate: '2026-08-20T06:00:00.000Z',
    topic: { fi: 'Karkit', sv: 'Godis', en: 'Sweets' },
    dateTextColor: 'copper-ink',
    mainBody,
    field: 'mint',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
