import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productDetail } from '../media.ts'
import { pictureChapter, textChapter } from './chapters.ts'

const products = {
  key: 'article-engraving-products',
  type: 'ProductHighlightBlock',
  name: 'Kaiverrus: tuotteet',
  fields: {
    heading: { fi: 'Annettavaksi', sv: 'Att ge bort', en: 'To give away' },
    headingLevel: 'h2',
    body: '',
    ctaLabel: { fi: 'Kaikki lahjat', sv: 'Alla presenter', en: 'All gifts' },
    ctaUrl: 'category:lahjat',
    productCodes: ['KV8000', 'KV7020', 'KV2045', 'KV7005'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const mainBody = {
  fi: `<p>Kuusitoista merkkiä on vähemmän kuin luulisi. ”Hyvää syntymäpäivää” ei mahdu, ”Onnea, Aino” mahtuu. Raja tulee levystä: kirjaimen on oltava niin iso, että terä pysyy siinä pystyssä, ja niin väljä, ettei kahden viivan väli murene. Kun kirjaimia on enemmän, lukija saa murusia.</p>
<h2>Terä, ei laser</h2>
<p>Laser olisi nopeampi. Se myös polttaa, ja palanut suklaa haisee kärähtäneelle sokerille vielä rasiassa. Siksi teksti jyrsitään: puolentoista millin terä pyörii hitaasti ja uppoaa saman verran, ja kone puhaltaa lastut pois kylmällä ilmalla. Levyn on oltava 16-asteinen. Lämpimämpi tahraa, kylmempi lohkeaa.</p>
<p>Ura täytetään kaakaovoilla, johon on sekoitettu levyn omaa väriä. Näin teksti erottuu mutta ei maistu, ja sen tuntee sormella myös pimeässä.</p>
<h2>Kirjain, joka kestää</h2>
<p>Kirjasin on sama kuin kääreissä, mutta ohuimmat viivat on vahvistettu, koska ohut ura täyttyy huonosti. Kulmat ovat hieman pyöreät, sillä terä on pyöreä: terävää kulmaa kone ei osaa. Pienet kirjaimet luetaan helpommin kuin isot, sillä niissä on ylhäällä ja alhaalla jotakin, mihin silmä tarttuu. Kirjoita siis niin kuin kirjeessä, isolla vain alussa.</p>
<h2>Millä suklaalla sana näkyy</h2>
<p>Kaikki kuusi ovat luettavia, mutta eri tavalla. Jos sana on vakava, ota tumma. Jos se on iloinen, rubiini tekee puolet työstä.</p>
<table>
<thead><tr><th scope="col">Levy</th><th scope="col">Miltä teksti näyttää</th><th scope="col">Mihin se sopii</th></tr></thead>
<tbody>
<tr><th scope="row">Tumma 70 %</th><td>Hillitty, näkyy sivuvalossa</td><td>Kiitos, osanotto, päätös</td></tr>
<tr><th scope="row">Maito</th><td>Pehmeä, kuin puuhun piirretty</td><td>Syntymäpäivä, äiti, isä</td></tr>
<tr><th scope="row">Valkoinen</th><td>Terävin, kuin painettua</td><td>Häät, ristiäiset</td></tr>
<tr><th scope="row">Kinuski</th><td>Lämmin, matala</td><td>Ystävä, naapuri</td></tr>
<tr><th scope="row">Rubiini</th><td>Kaukaa luettava</td><td>Rakkaus, anteeksipyyntö</td></tr>
<tr><th scope="row">Kaura</th><td>Kuten maito, hieman vaaleampi</td><td>Se, joka syö vegaanisesti</td></tr>
</tbody>
</table>
<h2>Mitä ihmiset kirjoittavat</h2>
<p>Joka kolmas levy kiittää. Sen jälkeen tulevat syntymäpäivät, häät ja tuparit, tässä järjestyksessä. Toukokuussa kaiverretaan opettajien nimiä, helmikuussa lempinimiä ja joulun alla kokonaisia sukuja. Anteeksipyynnöt tulevat tasaisesti ympäri vuoden, yleensä maanantaisin. Lyhin teksti on ollut kysymysmerkki. Viikkoa myöhemmin samasta osoitteesta tilattiin levy, jossa luki ”Kyllä”.</p>
<h2>Mitä kirjoittaa</h2>
<p>Olemme kaivertaneet lupauksia, kosintoja ja yhden ostoslistan. Parhaat ovat lyhyitä ja sellaisia, ettei kukaan muu olisi voinut kirjoittaa niitä.</p>
<ul>
<li><strong>Nimi ja piste.</strong> ”Eeva.” Piste tekee siitä lauseen.</li>
<li><strong>Kahden sana.</strong> Se, jota käytätte vain te. Meidän ei tarvitse ymmärtää.</li>
<li><strong>Vastaus.</strong> ”Kyllä.” Kysymyksen voi kirjoittaa taakse.</li>
<li><strong>Päivämäärä.</strong> 12.6.2027 on yhdeksän merkkiä, pisteet mukaan luettuina.</li>
</ul>
<blockquote><p>”Ihmiset soittavat ja kysyvät, voiko sydämen kaivertaa. Ei voi. Sanojen on pärjättävä yksin, ja ne pärjäävät.”</p><cite>Mirva Saarela, kaivertaja</cite></blockquote>`,
  sv: `<p>Sexton tecken är färre än man tror. ”Grattis på födelsedagen” ryms inte, ”Grattis, Aino” ryms. Gränsen sätts av chokladen: bokstaven måste vara så stor att verktyget kan stå i den och så luftig att väggen mellan två streck inte smulas. Med fler bokstäver får läsaren smulor.</p>
<h2>Ett stål, ingen laser</h2>
<p>En laser vore snabbare. Den bränner också, och bränd choklad luktar vidbränt socker ännu i asken. Därför fräses texten: ett stål på en och en halv millimeter roterar långsamt och går lika djupt, och maskinen blåser bort spånen med kall luft. Kakan ska hålla 16 grader. Är den varmare kletar den, är den kallare spricker den.</p>
<p>Spåret fylls med kakaosmör i kakans egen färg. Så syns texten utan att smaka, och fingret hittar den också i mörker.</p>
<h2>En bokstav som håller</h2>
<p>Typsnittet är detsamma som på omslagen, men de tunnaste strecken är förstärkta, för ett tunt spår är svårt att fylla. Hörnen är lite runda, eftersom stålet är runt: ett skarpt hörn kan maskinen inte. Små bokstäver läses lättare än stora, för de har något upptill och nertill som ögat får tag i. Skriv alltså som i ett brev, med stor bokstav bara i början.</p>
<h2>I vilken choklad ordet syns</h2>
<p>Alla sex går att läsa, men på olika sätt. Är ordet allvarligt, ta den mörka. Är det glatt gör ruby halva arbetet.</p>
<table>
<thead><tr><th scope="col">Kaka</th><th scope="col">Hur texten ser ut</th><th scope="col">Vad den passar till</th></tr></thead>
<tbody>
<tr><th scope="row">Mörk 70 %</th><td>Återhållen, syns i sidoljus</td><td>Tack, kondoleans, beslut</td></tr>
<tr><th scope="row">Mjölk</th><td>Mjuk, som ritad i trä</td><td>Födelsedag, mamma, pappa</td></tr>
<tr><th scope="row">Vit</th><td>Skarpast, som tryckt</td><td>Bröllop, dop</td></tr>
<tr><th scope="row">Karamell</th><td>Varm, låg</td><td>Vän, granne</td></tr>
<tr><th scope="row">Ruby</th><td>Läses på håll</td><td>Kärlek, ursäkt</td></tr>
<tr><th scope="row">Havre</th><td>Som mjölk, lite ljusare</td><td>Den som äter veganskt</td></tr>
</tbody>
</table>
<h2>Vad folk skriver</h2>
<p>Var tredje kaka tackar. Sedan följer födelsedagar, bröllop och inflyttningsfester, i den ordningen. I maj graveras lärares namn, i februari smeknamn och före jul hela släkter. Ursäkterna kommer jämnt året om, oftast på måndagar. Den kortaste texten hittills var ett frågetecken. En vecka senare beställdes en kaka från samma adress där det stod ”Ja”.</p>
<h2>Vad man ska skriva</h2>
<p>Vi har graverat löften, frierier och en inköpslista. De bästa är korta och sådana att ingen annan hade kunnat skriva dem.</p>
<ul>
<li><strong>Ett namn och en punkt.</strong> ”Eva.” Punkten gör det till en mening.</li>
<li><strong>Ett ord för två.</strong> Det som bara ni använder. Vi behöver inte förstå det.</li>
<li><strong>Ett svar.</strong> ”Ja.” Frågan kan stå på baksidan.</li>
<li><strong>Ett datum.</strong> 12.6.2027 är nio tecken, punkterna inräknade.</li>
</ul>
<blockquote><p>”Folk ringer och frågar om man kan gravera ett hjärta. Det kan man inte. Orden får klara sig själva, och det gör de.”</p><cite>Mirva Saarela, gravör</cite></blockquote>`,
  en: `<p>Sixteen characters are fewer than you would think. “Happy birthday, Aino” will not fit, “Dear Aino” will. The limit comes from the tablet: a letter must be large enough for the cutter to stand in it, and airy enough that the wall between two strokes does not crumble. With more letters the reader gets crumbs.</p>
<h2>A blade, not a laser</h2>
<p>A laser would be faster. It also burns, and burnt chocolate still smells of scorched sugar in the box. So the text is milled: a cutter of a millimetre and a half turns slowly and goes equally deep, while the machine blows the shavings away with cold air. The tablet must be at 16 degrees. Warmer, it smears; colder, it splits.</p>
<p>The groove is filled with cocoa butter tinted with the tablet’s own colour. That way the text shows but has no taste, and a finger can read it in the dark.</p>
<h2>A letter that lasts</h2>
<p>The typeface is that of the wrappers, but its thinnest strokes are strengthened, because a thin groove fills badly. The corners are a little round, since the cutter is round: a sharp corner is beyond it. Small letters are easier to read than capitals, as they have something above and below for the eye to catch. So write as you would in a letter, with a capital only at the start.</p>
<h2>Which chocolate shows the word</h2>
<p>All six can be read, each in its own way. If the word is serious, take the dark. If it is glad, ruby does half the work.</p>
<table>
<thead><tr><th scope="col">Tablet</th><th scope="col">How the text looks</th><th scope="col">What it suits</th></tr></thead>
<tbody>
<tr><th scope="row">Dark 70%</th><td>Reserved, shows in side light</td><td>Thanks, sympathy, a decision</td></tr>
<tr><th scope="row">Milk</th><td>Soft, as if drawn in wood</td><td>Birthdays, mothers, fathers</td></tr>
<tr><th scope="row">White</th><td>Sharpest, as if printed</td><td>Weddings, christenings</td></tr>
<tr><th scope="row">Caramel</th><td>Warm and shallow</td><td>A friend, a neighbour</td></tr>
<tr><th scope="row">Ruby</th><td>Legible from across the room</td><td>Love, apologies</td></tr>
<tr><th scope="row">Oat</th><td>Like milk, a shade lighter</td><td>Somebody who eats vegan</td></tr>
</tbody>
</table>
<h2>What people write</h2>
<p>Every third tablet says thank you. Then come birthdays, weddings and new homes, in that order. In May we engrave the names of teachers, in February pet names, before Christmas whole families. Apologies arrive evenly all year, mostly on Mondays. The shortest text so far was a question mark. A week later the same address ordered a tablet that said “Yes”.</p>
<h2>What to write</h2>
<p>We have engraved promises, proposals and one shopping list. The best are short and such that nobody else could have written them.</p>
<ul>
<li><strong>A name and a full stop.</strong> “Eve.” The stop makes it a sentence.</li>
<li><strong>A word for two.</strong> The one only you use. We need not understand it.</li>
<li><strong>An answer.</strong> “Yes.” The question can go on the back.</li>
<li><strong>A date.</strong> 12.6.2027 is nine characters, the dots included.</li>
</ul>
<blockquote><p>“People ring up and ask whether we can engrave a heart. We cannot. The words have to manage on their own, and they do.”</p><cite>Mirva Saarela, engraver</cite></blockquote>`,
}

const chapters = [
  pictureChapter({
    key: 'article-engraving-day',
    name: 'Kaiverrus: päivä kaivertajan pöydällä',
    heading: {
      fi: 'Päivä *kaivertajan pöydällä*',
      sv: 'En dag vid *gravörens bord*',
      en: 'A day at the *engraver’s table*',
    },
    text: {
      fi: `<p>Aamulla koneeseen luetaan yön tilaukset, ja ensimmäisenä Mirva katsoo kirjaimet, jotka koskettavat toisiaan. Å:n rengas ja ö:n pisteet ovat pahimmat: ne irtoavat helposti, jos väli on liian kapea. Joskus hän siirtää kirjainta puoli milliä. Tekstiin hän ei koske.</p>
<p>Yhden levyn jyrsiminen kestää neljä minuuttia, täyttäminen kaksi ja jähmettyminen tunnin. Sen jälkeen levy käännetään, ja kirje kaiverretaan taakse. Lopuksi lastut punnitaan. Niitä kertyy päivässä noin puoli kiloa, ja ne sulatetaan iltapäivän kaakaoksi. Siinä on siis joka päivä vähän kaikkien sanoja.</p>`,
      sv: `<p>På morgonen läses nattens beställningar in i maskinen, och det första Mirva tittar på är bokstäver som rör vid varandra. Ringen på å och prickarna på ö är värst: de lossnar lätt om mellanrummet är för smalt. Ibland flyttar hon en bokstav en halv millimeter. Texten rör hon inte.</p>
<p>Att fräsa en kaka tar fyra minuter, att fylla spåren två och att låta dem stelna en timme. Sedan vänds kakan och brevet graveras på baksidan. Sist vägs spånen. Det blir ungefär ett halvt kilo om dagen, och de smälts till eftermiddagens varma choklad. I den finns alltså varje dag lite av allas ord.</p>`,
      en: `<p>In the morning the night’s orders are read into the machine, and the first thing Mirva looks for is letters that touch. The ring of an å and the dots of an ö are the worst: they come off easily if the gap is too narrow. Sometimes she moves a letter by half a millimetre. She does not touch the text.</p>
<p>Milling one tablet takes four minutes, filling it two and setting an hour. Then the tablet is turned over and the letter engraved on the back. Last, the shavings are weighed. They come to about half a kilo a day and are melted into the afternoon’s cocoa, which therefore holds a little of everybody’s words.</p>`,
    },
    image: productDetail('kaiverrettu-levy', 2, {
      fi: 'Tumma kaiverrettu levy avatussa vihreässä rasiassaan, levyssä lukee Kiitos, olet kultaa',
      sv: 'En mörk graverad chokladkaka i sin öppna gröna ask, texten är finska för Tack, du är guld värd',
      en: 'A dark engraved tablet in its open green box; the words are Finnish for Thank you, you are gold',
    }),
    side: 'left',
  }),
  textChapter({
    key: 'article-engraving-back',
    name: 'Kaiverrus: kääntöpuoli',
    heading: { fi: 'Kuusi riviä *taakse*', sv: 'Sex rader på *baksidan*', en: 'Six lines *behind*' },
    text: {
      fi: `<p>Kääntöpuolelle mahtuu kuusi riviä ja loppuun nimesi. Se on suunnilleen sähkeen mitta, ja neuvo on sama kuin silloin: jätä pois kaikki, minkä saaja jo tietää. Onnittelun syytä ei tarvitse selittää, sen hän muistaa itse.</p>
<p>Jos rivit tuntuvat loppuvan kesken, aloita keskeltä. Useimmat kirjeet alkavat vasta kolmannesta lauseesta, ja kaksi ensimmäistä ovat kurkun selvittämistä. Joku on lähettänyt isoäitinsä pullareseptin, ja sekin oli kirje. Runoakin on kokeiltu. Se toimii, kunhan sitä on vähän eikä se ole oma ensimmäinen.</p>`,
      sv: `<p>På baksidan ryms sex rader och sist ditt namn. Det är ungefär ett telegrams mått, och rådet är detsamma som då: stryk allt som mottagaren redan vet. Varför du gratulerar behöver inte förklaras, det minns hen själv.</p>
<p>Tycks raderna ta slut, börja i mitten. De flesta brev börjar egentligen först med den tredje meningen; de två första är harklingar. Någon har skickat sin farmors bullrecept, och det var också ett brev. Dikt har prövats. Det går bra, om den är kort och inte ens egen första.</p>`,
      en: `<p>The back holds six lines, with your name last. That is about the measure of a telegram, and the advice is the same: leave out whatever the recipient knows already. There is no need to explain what the congratulations are for.</p>
<p>If the lines seem to run out, begin in the middle. Most letters only start with their third sentence; the first two are clearing the throat. Somebody sent a grandmother’s recipe for buns, and that was a letter too. Poetry has been tried. It works if there is little of it and it is not your first.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-engraving-before',
    name: 'Kaiverrus: ennen kuin painat valmis',
    heading: { fi: 'Ennen kuin *painat valmis*', sv: 'Innan du *är klar*', en: 'Before you *finish*' },
    text: {
      fi: `<p>Lue teksti ääneen ja lue nimi kahdesti. Kaiverramme täsmälleen sen, mitä kirjoitit, emmekä korjaa kirjoitusvirheitä, koska ne ovat joskus tahallisia. Levy valmistuu kahdessa arkipäivässä ja lähtee kirjepakettina suoraan saajalle, jäykässä rasiassa, joka mahtuu postiluukusta. Hintaa siinä ei näy. Koska se on tehty juuri tälle ihmiselle, sitä ei voi palauttaa, kuten <a href="content:returns">palautusehdoissa</a> sanotaan.</p>
<p>Säilytä levy 15–18 asteessa. Ikkunalaudalla uran kaakaovoi sulaa ensimmäisenä, ja sana katoaa ennen suklaata. Jääkaapissa pinta hikoilee ja harmaantuu.</p>
<p>Vielä yksi neuvo niille, jotka saavat levyn: aloittakaa kulmasta. Sana syödään viimeisenä.</p>`,
      sv: `<p>Läs texten högt och läs namnet två gånger. Vi graverar exakt det du har skrivit och rättar inga stavfel, för ibland är de avsiktliga. Kakan blir klar på två vardagar och skickas som brevpaket direkt till mottagaren, i en styv ask som går genom brevinkastet. Priset syns inte. Eftersom den är gjord åt just den människan kan den inte lämnas tillbaka, som det står i <a href="content:returns">villkoren för returer</a>.</p>
<p>Förvara kakan vid 15–18 grader. På en fönsterbräda smälter kakaosmöret i spåren först, och ordet försvinner före chokladen. I kylskåp blir ytan fuktig och grå.</p>
<p>Ett råd till den som får kakan: börja i ett hörn. Ordet äter man sist.</p>`,
      en: `<p>Read the text aloud, and read the name twice. We engrave exactly what you wrote and correct no spelling, because sometimes the mistake is meant. The tablet is ready in two working days and goes as a letter parcel straight to the recipient, in a stiff box that fits the letterbox. No price is shown. As it is made for that one person, it cannot be returned, as <a href="content:returns">the return terms</a> say.</p>
<p>Keep the tablet at 15–18 degrees. On a window sill the cocoa butter in the grooves melts first, and the word goes before the chocolate does. In a refrigerator the surface sweats and turns grey.</p>
<p>One more word to those who receive it: begin at a corner. The word is eaten last.</p>`,
    },
    image: picture('hero/hero-engraved-portrait'),
    side: 'right',
    way: {
      label: { fi: 'Katso kaiverrettu levy', sv: 'Se den graverade kakan', en: 'See the engraved tablet' },
      url: 'product:KV8000',
    },
    next: {
      label: {
        fi: 'Seuraava tarina: kolme maata, kolme kaakaota',
        sv: 'Nästa berättelse: tre länder, tre kakaor',
        en: 'Next story: three countries, three cocoas',
      },
      url: 'content:article-cocoa',
    },
  }),
] satisfies readonly BlockDefinition[]

export const engravingArticle = {
  key: 'article-engraving',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Kuusitoista merkkiä suklaaseen', sv: 'Sexton tecken i choklad', en: 'Sixteen characters in chocolate' },
  slug: { fi: 'kuusitoista-merkkia', sv: 'sexton-tecken', en: 'sixteen-characters' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Mitä kirjoittaa kaiverrettuun suklaaseen · Konvehti',
      sv: 'Vad ska man skriva på en graverad chokladkaka · Konvehti',
      en: 'What to write on an engraved chocolate tablet · Konvehti',
    },
    metaDescription: {
      fi: 'Miten teksti jyrsitään suklaaseen, millä levyllä sana näkyy parhaiten ja mitä kuuteentoista merkkiin kannattaa mahduttaa.',
      sv: 'Hur texten fräses i choklad, i vilken kaka ordet syns bäst och vad sexton tecken räcker till.',
      en: 'How the text is milled into chocolate, which tablet shows it best, and what is worth fitting into sixteen characters.',
    },
    ogImage: '/media/category/kaiverrettu-levy.webp',
    heading: {
      fi: 'Kuusitoista merkkiä *suklaaseen*',
      sv: 'Sexton tecken i *choklad*',
      en: 'Sixteen characters in *chocolate*',
    },
    heroText: {
      fi: 'Levyyn mahtuu vähemmän kuin postikorttiin ja enemmän kuin arvaisi. Kysyimme kaivertajalta, mitä ihmiset kirjoittavat.',
      sv: 'I en chokladkaka ryms mindre än på ett vykort och mer än man anar. Vi frågade gravören vad folk skriver.',
      en: 'A tablet holds less than a postcard and more than you would guess. We asked the engraver what people write.',
    },
    heroImage: picture('category/kaiverrettu-levy'),
    publishedDate: '2026-11-12T06:00:00.000Z',
    topic: { fi: 'Lahjat', sv: 'Presenter', en: 'Gifts' },
    dateTextColor: null,
    mainBody,
    field: 'rose',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
