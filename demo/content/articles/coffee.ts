import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productView } from '../media.ts'
import { shelf } from '../parts.ts'
import { pictureChapter, textChapter } from './chapters.ts'

const products = shelf({
  key: 'article-coffee-products',
  name: 'Kahvi ja suklaa: tuotteet',
  heading: { fi: 'Kupin viereen', sv: 'Bredvid koppen', en: 'Beside the cup' },
  codes: ['KV1065', 'KV1020', 'KV2020', 'KV5025'],
  way: {
    label: { fi: 'Kaikki suklaalevyt', sv: 'Alla chokladkakor', en: 'All chocolate bars' },
    url: 'category:suklaalevyt',
  },
})

const mainBody = {
  fi: `<p>Kahvi ja kaakao ovat kumpikin siemen, joka kasvaa päiväntasaajan tuntumassa, kuoritaan hedelmästään, käytetään, kuivataan ja lopuksi paahdetaan. Jos ne tapaisivat bussissa, ne huomaisivat pian tuntevansa samat ihmiset. Silti niitä kohdellaan eri tavoin: toinen juodaan seisaalta ennen töitä, toinen säästetään iltaan.</p>
<p>Me teemme suklaata, emme kahvia. Mutta kahviloissamme kumpaakin on tiskillä aamusta iltaan, ja neljäntoista tiskin takana on opittu jotakin siitä, mikä sopii minkäkin viereen.</p>
<h2>Sama lämpö, eri aika</h2>
<p>Paahdossa kumpikin papu menettää vettä ja saa väriä. Kahvi tarvitsee yli kahdensadan asteen lämmön ja reilut kymmenen minuuttia, kaakao noin sadankahdenkymmenen ja kaksi kertaa niin kauan. Siksi kahvista tulee savuisempaa ja kaakaosta leipäisempää, vaikka molempien tuoksussa on satoja samoja aineita.</p>
<p>Käyminenkin on yhteinen. Pavun ympärillä on makea hedelmäliha, jonka hiivat syövät pois, ja siinä syntyvä happo jää makuun. Kirpeä kahvi ja kirsikkainen suklaa ovat siis samaa perua: joku on antanut niiden käydä rauhassa.</p>
<h2>Vastakohta vai sukulainen</h2>
<p>Pareja voi tehdä kahdella tavalla. Joko etsitään sama maku molemmista, jolloin se vahvistuu, tai annetaan toisen tehdä se, mihin toinen ei pysty. Kumpikaan ei ole väärin, mutta yhdellä kertaa kannattaa valita vain toinen.</p>
<table>
<thead><tr><th scope="col">Kahvi</th><th scope="col">Viereen</th><th scope="col">Miksi</th></tr></thead>
<tbody>
<tr><th scope="row">Vaaleapaahtoinen suodatinkahvi</th><td><a href="product:KV1005">Tumma 72 %, merisuola</a></td><td>Happo löytää kirsikan</td></tr>
<tr><th scope="row">Tummapaahtoinen pannukahvi</th><td><a href="product:KV5025">Voimurokeksit</a></td><td>Voi pehmentää savun</td></tr>
<tr><th scope="row">Espresso</th><td><a href="product:KV2020">Kaakaotryffeli</a></td><td>Kerma ja karvas, yksi suupala</td></tr>
<tr><th scope="row">Cappuccino</th><td><a href="product:KV1020">Maito 38 %, klassikko</a></td><td>Maito tapaa maidon</td></tr>
<tr><th scope="row">Kaurajuomalla tehty</th><td><a href="product:KV1080">Kaurasuklaa</a></td><td>Vilja jatkuu kupista levyyn</td></tr>
</tbody>
</table>
<h2>Lämpö tekee työn</h2>
<p>Kuuma kahvi nostaa suun lämpötilaa, ja silloin kaakaovoi sulaa nopeammin kuin ilman sitä. Siksi suklaa maistuu kahvin kanssa heti ja lyhyesti. Jos haluat maistaa suklaan kunnolla, odota, että kahvi jäähtyy juotavasta haaleaksi, tai syö pala ensin ja juo vasta, kun se on sulanut.</p>
<p>Kylmällä kahvilla käy päinvastoin. Se kovettaa kaakaovoin kielelle ohueksi kalvoksi, jonka läpi ei maistu mikään. Jääkahvin viereen otetaan keksi.</p>
<h2>Entä tee</h2>
<p>Teetä juova ei jää ilman, mutta hän tarvitsee toisen palan. Teessä on vähän tuoksua ja paljon kuivaa, ja tumma suklaa sen vieressä tekee suusta nahkaa. Siksi mustan teen kanssa otetaan maitosuklaata, vihreän kanssa valkosuklaata, jossa on sitruunaa, ja yrttiteen kanssa jotakin, missä on minttua tai kuusenkerkkää.</p>
<p>Savuteen vieressä meillä on kokeiltu kaikkea. Ainoa, mikä kesti, oli ruisnäkkäri ja paksulti voita. Joskus paras pari suklaalle on se, että suklaa odottaa vuoroaan lautasen reunalla ja tulee pöytään vasta, kun teekannu on tyhjä.</p>
<p>Vesi on aina mukana. Se ei ole pari vaan pyyhekumi.</p>
<blockquote><p>”Asiakas kysyy aina, kumpi ensin. Sanon: se, jota et jaksa odottaa.”</p><cite>Leena Koski, Vallilan tehdaskahvila</cite></blockquote>`,
  sv: `<p>Kaffe och kakao är båda frön som växer kring ekvatorn, skalas ur sin frukt, får jäsa, torkas och till sist rostas. Om de möttes på bussen skulle de snart märka att de känner samma människor. Ändå behandlas de olika: den ena dricks stående före jobbet, den andra sparas till kvällen.</p>
<p>Vi gör choklad, inte kaffe. Men på våra kaféer finns båda på disken dagen lång, och bakom fjorton diskar har man lärt sig ett och annat om vad som passar bredvid vad.</p>
<h2>Samma värme, olika tid</h2>
<p>När bönorna rostas förlorar båda vatten och får färg. Kaffet behöver över tvåhundra grader och drygt tio minuter, kakaon ungefär etthundratjugo och dubbelt så lång tid. Därför blir kaffet rökigare och kakaon brödigare, fast de har hundratals doftämnen gemensamt.</p>
<p>Jäsningen delar de också. Runt fröet finns ett sött fruktkött som jästen äter upp, och syran som då bildas blir kvar i smaken. Ett syrligt kaffe och en choklad som smakar körsbär har alltså samma ursprung: någon lät dem jäsa i fred.</p>
<h2>Motsats eller släkting</h2>
<p>Par kan man göra på två sätt. Antingen letar man efter samma smak i båda, så att den blir starkare, eller så får den ena göra det som den andra inte kan. Inget är fel, men på en gång väljer man helst bara det ena.</p>
<table>
<thead><tr><th scope="col">Kaffe</th><th scope="col">Bredvid</th><th scope="col">Varför</th></tr></thead>
<tbody>
<tr><th scope="row">Ljusrostat bryggkaffe</th><td><a href="product:KV1005">Mörk 72 %, havssalt</a></td><td>Syran hittar körsbäret</td></tr>
<tr><th scope="row">Mörkrostat kokkaffe</th><td><a href="product:KV5025">Smörmördegskex</a></td><td>Smöret mjukar upp röken</td></tr>
<tr><th scope="row">Espresso</th><td><a href="product:KV2020">Kakaotryffel</a></td><td>Grädde och beska i en munsbit</td></tr>
<tr><th scope="row">Cappuccino</th><td><a href="product:KV1020">Mjölk 38 %, klassiker</a></td><td>Mjölk möter mjölk</td></tr>
<tr><th scope="row">Kaffe med havredryck</th><td><a href="product:KV1080">Havrechoklad</a></td><td>Säden går vidare från kopp till kaka</td></tr>
</tbody>
</table>
<h2>Värmen gör jobbet</h2>
<p>Hett kaffe höjer temperaturen i munnen, och då smälter kakaosmöret fortare än annars. Därför smakar choklad till kaffe genast och kort. Vill du smaka ordentligt på chokladen, vänta tills kaffet har gått från varmt till ljummet, eller ät biten först och drick när den har smält.</p>
<p>Med kallt kaffe blir det tvärtom. Det får kakaosmöret att stelna till en hinna på tungan, och genom den smakar ingenting. Till iskaffe tar man ett kex.</p>
<h2>Och te</h2>
<p>Den som dricker te blir inte utan men behöver en annan bit. Te har lite doft och mycket torrt, och mörk choklad bredvid gör munnen till läder. Därför tar man mjölkchoklad till svart te, vit choklad med citron till grönt, och till örtte något med mynta eller granskott.</p>
<p>Till rökigt te har vi prövat allt. Det enda som höll var rågknäcke med tjockt smör. Vatten finns alltid med. Det är ingen partner utan ett suddgummi.</p>
<blockquote><p>”Gästen frågar alltid vilken man tar först. Jag säger: den du inte kan vänta på.”</p><cite>Leena Koski, fabrikskaféet i Vallgård</cite></blockquote>`,
  en: `<p>Coffee and cocoa are both seeds that grow near the equator, are stripped of their fruit, fermented, dried and at last roasted. If they met on a bus they would soon find that they know the same people. All the same they are treated differently: one is drunk standing up before work, the other is saved for the evening.</p>
<p>We make chocolate, not coffee. But in our cafés both stand on the counter all day, and behind fourteen counters something has been learnt about what goes beside what.</p>
<h2>The same heat, another time</h2>
<p>In the roaster both beans lose water and take on colour. Coffee needs more than two hundred degrees and a good ten minutes, cocoa about a hundred and twenty and twice as long. So coffee turns out smokier and cocoa more like bread, although they share hundreds of aromas.</p>
<p>They have fermentation in common too. Around the seed is a sweet pulp that yeasts eat away, and the acid that forms stays in the taste. A sharp coffee and a chocolate with cherry in it have the same cause: somebody let them ferment in peace.</p>
<h2>Opposites or relations</h2>
<p>There are two ways to make a pair. Either look for one taste in both, which makes it stronger, or let one do what the other cannot. Neither is wrong, but it is best to choose only one of them at a time.</p>
<table>
<thead><tr><th scope="col">Coffee</th><th scope="col">Beside it</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">Light-roast filter</th><td><a href="product:KV1005">Dark 72%, sea salt</a></td><td>The acid finds the cherry</td></tr>
<tr><th scope="row">Dark-roast pot coffee</th><td><a href="product:KV5025">Butter shortbread</a></td><td>Butter softens the smoke</td></tr>
<tr><th scope="row">Espresso</th><td><a href="product:KV2020">Cocoa truffle</a></td><td>Cream and bitterness in one bite</td></tr>
<tr><th scope="row">Cappuccino</th><td><a href="product:KV1020">Milk 38%, classic</a></td><td>Milk meets milk</td></tr>
<tr><th scope="row">Made with oat drink</th><td><a href="product:KV1080">Oat chocolate</a></td><td>The grain goes on from cup to bar</td></tr>
</tbody>
</table>
<h2>Heat does the work</h2>
<p>Hot coffee warms the mouth, and cocoa butter then melts faster than it would alone. That is why chocolate with coffee tastes at once, and briefly. To taste the chocolate properly, wait until the coffee has gone from hot to lukewarm, or have the piece first and drink when it has melted.</p>
<p>Cold coffee does the reverse. It sets the cocoa butter to a film on the tongue, and nothing comes through. With iced coffee, take a biscuit.</p>
<h2>And tea</h2>
<p>Tea drinkers need not go without, but they need another piece. Tea has little scent and much dryness, and dark chocolate beside it turns the mouth to leather. So take milk chocolate with black tea, white chocolate with lemon with green, and something with mint or spruce with herbs.</p>
<p>Beside smoked tea we have tried everything. Only rye crispbread with thick butter held its own. Water is always there. It is no partner; it is an eraser.</p>
<blockquote><p>“People always ask which comes first. I tell them: the one you cannot wait for.”</p><cite>Leena Koski, the factory café in Vallila</cite></blockquote>`,
}

const chapters = [
  pictureChapter({
    key: 'article-coffee-bar',
    name: 'Kahvi ja suklaa: kahvilevy',
    heading: { fi: 'Levy, jossa on *kummatkin*', sv: 'Kakan som har *båda*', en: 'The bar with *both in it*' },
    text: {
      fi: `<p>Kun kahvi ja kaakao pannaan samaan levyyn, vettä ei saa olla pisaraakaan: se tekisi massasta puuroa. Siksi <a href="product:KV1065">kahvilevyssä</a> on kahvia papuna, neljä prosenttia, jauhettuna kahteen karkeuteen. Hieno jauhe sulaa suklaaseen ja antaa pohjan. Karkea rouskuu ja muistuttaa, mistä maku tulee.</p>
<p>Pavut paahdetaan Helsingissä keskitummiksi. Vaaleampi jäi suklaan alle, tummempi maistui tuhkalta. Yhdessä rivissä on kofeiinia suunnilleen puolen kupillisen verran, mikä kannattaa muistaa illalla kello yhdeksän.</p>`,
      sv: `<p>När kaffe och kakao ska i samma kaka får det inte finnas en droppe vatten: då blir massan gröt. Därför finns kaffet i <a href="product:KV1065">kaffekakan</a> som bönor, fyra procent, malda i två grovlekar. Det fina pulvret smälter in i chokladen och ger botten. Det grova knastrar och påminner om varifrån smaken kommer.</p>
<p>Bönorna rostas medelmörkt i Helsingfors. Ljusare försvann de under chokladen, mörkare smakade de aska. I en rad finns ungefär lika mycket koffein som i en halv kopp, vilket är bra att minnas klockan nio på kvällen.</p>`,
      en: `<p>When coffee and cocoa go into one bar there must not be a drop of water: it would turn the mass to porridge. So the coffee in <a href="product:KV1065">the coffee bar</a> is in the form of beans, four per cent of them, ground in two sizes. The fine powder melts into the chocolate and gives it a floor. The coarse one crunches and reminds you where the taste is from.</p>
<p>The beans are roasted in Helsinki, medium dark. Lighter, they were lost under the chocolate; darker, they tasted of ash. One row holds about as much caffeine as half a cup, which is worth knowing at nine in the evening.</p>`,
    },
    image: productView('tumma-60-kahvi', 2),
    side: 'left',
  }),
  textChapter({
    key: 'article-coffee-home',
    name: 'Kahvi ja suklaa: kotona',
    heading: {
      fi: 'Kahvipöytä *viidessä minuutissa*',
      sv: 'Kaffebord *på fem minuter*',
      en: 'A coffee table *in five minutes*',
    },
    text: {
      fi: `<ul>
<li><strong>Kolme palaa riittää.</strong> Yksi vaalea, yksi tumma ja yksi, jossa on jotakin rapeaa.</li>
<li><strong>Murra valmiiksi.</strong> Kukaan ei kehtaa murtaa ensimmäistä palaa kokonaisesta levystä.</li>
<li><strong>Ota suklaa esiin ajoissa.</strong> Puoli tuntia huoneenlämmössä ennen vieraita.</li>
<li><strong>Vettä pöytään.</strong> Haaleaa, lasillinen kullekin.</li>
<li><strong>Leipä mukaan.</strong> Pala ruisnäkkäriä katkaisee makeuden paremmin kuin mikään muu.</li>
</ul>
<p>Jos vieraissa on joku, joka ei juo kahvia, keitä hänelle kaakao oikeasta suklaasta. Hän saa silloin pöydän parhaan kupin, eikä siitä tarvitse sanoa muille mitään.</p>`,
      sv: `<ul>
<li><strong>Tre sorter räcker.</strong> En ljus, en mörk och en med något knaprigt.</li>
<li><strong>Bryt på förhand.</strong> Ingen vågar bryta första biten av en hel kaka.</li>
<li><strong>Ta fram chokladen i tid.</strong> En halvtimme i rumsvärme före gästerna.</li>
<li><strong>Vatten på bordet.</strong> Ljummet, ett glas till var och en.</li>
<li><strong>Bröd till.</strong> En bit rågknäcke bryter sötman bättre än något annat.</li>
</ul>
<p>Finns det någon som inte dricker kaffe, koka varm choklad av riktig choklad. Den gästen får bordets bästa kopp, och det behöver man inte berätta för de andra.</p>`,
      en: `<ul>
<li><strong>Three kinds are enough.</strong> One pale, one dark and one with something crisp in it.</li>
<li><strong>Break it beforehand.</strong> Nobody dares to break the first piece off a whole bar.</li>
<li><strong>Take the chocolate out in time.</strong> Half an hour at room temperature before the guests.</li>
<li><strong>Water on the table.</strong> Lukewarm, a glass for each.</li>
<li><strong>And bread.</strong> A piece of rye crispbread cuts the sweetness better than anything.</li>
</ul>
<p>If somebody does not drink coffee, make them hot chocolate from real chocolate. They will have the best cup at the table, and the others need not be told.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-coffee-break',
    name: 'Kahvi ja suklaa: kahvihetki',
    heading: {
      fi: 'Kello kaksi *iltapäivällä*',
      sv: 'Klockan två *på eftermiddagen*',
      en: 'Two o’clock *in the afternoon*',
    },
    text: {
      fi: `<p>Suomessa juodaan kahvia enemmän kuin juuri missään, ja puolet siitä kello kahden maissa. Silloin lounas on muisto, päivällinen lupaus ja suklaa ainoa, mikä mahtuu väliin. Kahviloissamme pala tulee kupin mukana pyytämättä, koska kysyminen vie enemmän aikaa kuin antaminen.</p>
<p>Kotona saman voi tehdä laatikosta. Kun levy on aina samassa paikassa, siitä tulee tapa, ja tapa on parempi kuin palkinto: sitä ei tarvitse ansaita. Laatikko saa olla työpöydässäkin, kunhan avain on jollakulla toisella.</p>`,
      sv: `<p>I Finland dricks det mer kaffe än nästan någonstans, och hälften av det vid tvåtiden. Då är lunchen ett minne, middagen ett löfte och choklad det enda som ryms emellan. På våra kaféer kommer biten med koppen utan att man ber om den, för det tar längre tid att fråga än att ge.</p>
<p>Hemma gör man likadant med en låda. När kakan alltid finns på samma ställe blir den en vana, och en vana är bättre än en belöning: den behöver man inte förtjäna.</p>`,
      en: `<p>Finns drink more coffee than nearly anybody, and half of it at about two. Lunch is a memory by then, dinner a promise, and chocolate the only thing that fits between. In our cafés a piece comes with the cup unasked, because asking takes longer than giving.</p>
<p>At home a drawer will do. When the bar is always in the same place it becomes a habit, and a habit is better than a reward: you need not earn it.</p>`,
    },
    image: picture('recipes/hot-chocolate'),
    side: 'right',
    next: {
      label: {
        fi: 'Seuraava tarina: missä suklaa asuu',
        sv: 'Nästa berättelse: var chokladen bor',
        en: 'Next story: where chocolate lives',
      },
      url: 'content:article-storing',
    },
  }),
] satisfies readonly BlockDefinition[]

export const coffeeArticle = {
  key: 'article-coffee',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Kaksi paahdettua siementä', sv: 'Två rostade frön', en: 'Two roasted seeds' },
  slug: { fi: 'kahvi-ja-suklaa', sv: 'kaffe-och-choklad', en: 'coffee-and-chocolate' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Kahvi ja suklaa: mikä sopii minkäkin viereen · Konvehti',
      sv: 'Kaffe och choklad: vad som passar bredvid vad · Konvehti',
      en: 'Coffee and chocolate: what goes beside what · Konvehti',
    },
    metaDescription: {
      fi: 'Kahvi ja kaakao ovat sukua enemmän kuin luulisi. Viisi paria, joita neljäntoista kahvilan tiskillä on kokeiltu, ja miksi lämpö ratkaisee.',
      sv: 'Kaffe och kakao är närmare släkt än man tror. Fem par som har prövats vid fjorton kafédiskar, och varför värmen avgör.',
      en: 'Coffee and cocoa are closer relations than you would think. Five pairs tried at fourteen café counters, and why heat decides.',
    },
    ogImage: picture('recipes/hot-chocolate'),
    heading: { fi: 'Kaksi paahdettua *siementä*', sv: 'Två rostade *frön*', en: 'Two roasted *seeds*' },
    heroText: {
      fi: 'Kahvi ja kaakao kasvavat samalla vyöllä ja päätyvät samaan pöytään. Kysyimme tiskin takaa, miten ne saa puhumaan toisilleen.',
      sv: 'Kaffe och kakao växer i samma bälte och hamnar på samma bord. Vi frågade bakom disken hur man får dem att tala med varandra.',
      en: 'Coffee and cocoa grow in one belt and end up on one table. We asked behind the counter how to get them talking.',
    },
    heroImage: picture('recipes/hot-chocolate'),
    publishedDate: '2026-07-16T06:00:00.000Z',
    topic: { fi: 'Kahvilat', sv: 'Kaféer', en: 'Cafés' },
    dateTextColor: null,
    mainBody,
    field: 'sky',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
