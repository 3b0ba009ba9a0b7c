import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productDetail } from '../media.ts'
import { pictureChapter, textChapter } from './chapters.ts'

const products = {
  key: 'article-rye-products',
  type: 'ProductHighlightBlock',
  name: 'Ruisjuuri: tuotteet',
  fields: {
    heading: { fi: 'Juuresta leivottua', sv: 'Bakat på surdegen', en: 'Baked from the starter' },
    headingLevel: 'h2',
    body: '',
    ctaLabel: { fi: 'Kaikki leivät ja näkkärit', sv: 'Alla bröd och knäckebröd', en: 'All breads and crispbreads' },
    ctaUrl: 'category:leivat',
    productCodes: ['KV6005', 'KV6010', 'KV6015', 'KV6035'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const mainBody = {
  fi: `<p>Ruisleivän resepti mahtuu tulitikkuaskin kanteen: jauhoja, vettä, suolaa, vähän hiivaa. Loput on aikaa. Leipomomme juuri tuli vuonna 2017 kahvipaketissa Kiteeltä, missä sillä oli leivottu jo kolmen sukupolven ajan, ja siitä lähtien sitä on ruokittu joka ilta kello kymmenen.</p>
<h2>Ruis ei ole vehnää</h2>
<p>Vehnätaikinaa pitää koossa sitko, joka venyy ja pitää kuplat sisällään. Rukiissa sitkoa ei juuri synny. Sen sijaan jyvässä on pentosaaneja, kuituja, jotka imevät vettä moninkertaisesti oman painonsa ja tekevät taikinasta laastia. Siksi ruista ei vaivata vaan sekoitetaan, ja siksi leipä on tiivis eikä kuohkea. Samat kuidut pitävät sen kosteana päiviä, kun patonki on jo korppu.</p>
<p>Ruis on muutenkin oma kasvinsa. Se kylvetään elokuussa, se ehtii oraalle ennen lunta, nukkuu talven hangen alla ja jatkaa keväällä siitä, mihin jäi. Se kestää siellä, missä vehnä ei viihdy.</p>
<h2>Mitä juuressa tapahtuu</h2>
<p>Juuri on jauhoa ja vettä, joissa asuu villihiivoja ja maitohappobakteereja. Hiivat tekevät kuplat, bakteerit hapon. Rukiissa happo ei ole pelkkä maku: rukiin oma entsyymi pilkkoisi tärkkelyksen tahmaksi, ja happo pysäyttää sen. Ilman juurta ruisleipä olisi sisältä liimaa.</p>
<p>Happojakin on kahta. Maitohappo on pehmeä ja piimäinen, etikkahappo terävä. Lämpimässä syntyy enemmän ensimmäistä, viileässä jälkimmäistä. Siksi leipuri katsoo illalla lämpömittaria ennen kelloa.</p>
<h2>Yö leipomossa</h2>
<table>
<thead><tr><th scope="col">Kello</th><th scope="col">Mitä tehdään</th></tr></thead>
<tbody>
<tr><th scope="row">16.00</th><td>Juuri herätetään: ruisjauhoa, vettä ja edellisen taikinan jämä, 28 °C</td></tr>
<tr><th scope="row">22.00</th><td>Juuri ruokitaan toisen kerran, lämpö lasketaan 24 asteeseen</td></tr>
<tr><th scope="row">8.00</th><td>Kuusitoista tuntia täynnä. Taikinaan loput jauhot, vesi ja suola</td></tr>
<tr><th scope="row">9.30</th><td>Leivotaan, reikä keskelle, kohotus pöydällä</td></tr>
<tr><th scope="row">10.30</th><td>Uuniin: ensin kuuma, sitten laskeva lämpö</td></tr>
<tr><th scope="row">12.00</th><td>Leivät jäähtyvät pystyssä. Lounastauko</td></tr>
</tbody>
</table>
<blockquote><p>”Taikina kertoo kyllä, milloin se on valmis. Sitä pitää vain kuunnella useammin kuin kerran.”</p><cite>Jussi Ahola, leipuri</cite></blockquote>
<h2>Kuuma, sitten laskeva</h2>
<p>Uuni on aluksi 270-asteinen, jotta kuori ehtii muodostua ennen kuin leipä leviää. Sitten lämpö saa laskea itsestään kuin leivinuunissa, johon ei enää lisätä puita. Näin tärkkelys ehtii sitoa veden rauhassa, ja kuoreen syntyy se tumma, lähes kahvinen maku, jota sisuksessa ei ole. Jussi koputtaa pohjaa. Kun se kumahtaa, sisällä on 98 astetta ja leipä on kypsä, mutta leikata sitä ei vielä voi. Lämmin ruis on tahmeaa, ja vasta illalla veitsi kulkee siitä siististi.</p>`,
  sv: `<p>Receptet på rågbröd ryms på locket till en tändsticksask: mjöl, vatten, salt, lite jäst. Resten är tid. Vårt bageris surdeg kom 2017 i ett kaffepaket från Kides, där den redan hade bakat åt tre generationer, och sedan dess har den matats varje kväll klockan tio.</p>
<h2>Råg är inte vete</h2>
<p>En vetedeg hålls ihop av gluten, som töjer sig och håller kvar bubblorna. I råg uppstår knappt något sådant nät. I stället har kornet pentosaner, fibrer som suger upp mångdubbelt sin egen vikt i vatten och gör degen till murbruk. Därför knådas råg inte utan rörs ihop, och därför är brödet tätt och inte luftigt. Samma fibrer håller det saftigt i dagar, när baguetten redan är en skorpa.</p>
<p>Rågen är också annars sin egen. Den sås i augusti, hinner upp före snön, sover vintern under drivan och fortsätter på våren där den slutade. Den klarar sig där vetet inte trivs.</p>
<h2>Vad som händer i surdegen</h2>
<p>En surdeg är mjöl och vatten där det bor vildjäst och mjölksyrabakterier. Jästen gör bubblorna, bakterierna syran. I råg är syran inte bara smak: rågens eget enzym skulle klyva stärkelsen till klister, och syran hejdar det. Utan surdeg vore rågbrödet lim inuti.</p>
<p>Syrorna är dessutom två. Mjölksyran är mjuk och filaktig, ättiksyran vass. I värme blir det mer av den första, i svalka av den andra. Därför tittar bagaren på termometern om kvällen innan han tittar på klockan.</p>
<h2>En natt i bageriet</h2>
<table>
<thead><tr><th scope="col">Klockan</th><th scope="col">Vad som görs</th></tr></thead>
<tbody>
<tr><th scope="row">16.00</th><td>Surdegen väcks: rågmjöl, vatten och en rest av förra degen, 28 °C</td></tr>
<tr><th scope="row">22.00</th><td>Surdegen matas en andra gång, värmen sänks till 24 grader</td></tr>
<tr><th scope="row">8.00</th><td>Sexton timmar har gått. I degen kommer resten av mjölet, vatten och salt</td></tr>
<tr><th scope="row">9.30</th><td>Utbakning, hål i mitten, jäsning på bordet</td></tr>
<tr><th scope="row">10.30</th><td>In i ugnen: först het, sedan fallande värme</td></tr>
<tr><th scope="row">12.00</th><td>Bröden svalnar på högkant. Lunch</td></tr>
</tbody>
</table>
<blockquote><p>”Degen säger nog till när den är klar. Man måste bara lyssna mer än en gång.”</p><cite>Jussi Ahola, bagare</cite></blockquote>
<h2>Het, sedan svalare</h2>
<p>Ugnen håller först 270 grader, så att skorpan hinner bildas innan brödet flyter ut. Sedan får värmen sjunka av sig själv, som i en bakugn där ingen längre lägger in ved. Då hinner stärkelsen binda vattnet i lugn och ro, och skorpan får den mörka, nästan kaffelika smak som inkråmet inte har. Jussi knackar på undersidan. När det låter ihåligt är det 98 grader inuti och brödet är färdigt, men det går ännu inte att skära. Varm råg är klibbig, och först på kvällen går kniven rent igenom.</p>`,
  en: `<p>The recipe for rye bread fits on the lid of a matchbox: flour, water, salt, a little yeast. The rest is time. Our bakery’s starter came from Kitee in 2017 in a coffee packet, having already baked for three generations there, and it has been fed at ten o’clock every evening since.</p>
<h2>Rye is not wheat</h2>
<p>A wheat dough is held together by gluten, which stretches and keeps the bubbles in. Rye forms next to none. What its grain has instead is pentosans, fibres that soak up many times their weight in water and turn the dough to mortar. So rye is stirred rather than kneaded, and the loaf is dense. The same fibres keep it moist for days, when a baguette is already a rusk.</p>
<p>Rye is its own plant in other ways too. It is sown in August, comes up before the snow, sleeps under the drift and carries on in spring where it left off.</p>
<h2>What happens in the starter</h2>
<p>A starter is flour and water in which wild yeasts and lactic acid bacteria live. The yeasts make the bubbles, the bacteria the acid. In rye the acid is more than a taste: an enzyme in the grain itself would break the starch down to paste, and the acid stops it. Without a starter, rye bread would be glue inside.</p>
<p>There are two acids as well. Lactic acid is soft, like buttermilk; acetic acid is sharp. Warmth gives more of the first, coolness more of the second. That is why the baker looks at the thermometer in the evening before he looks at the clock.</p>
<h2>A night in the bakery</h2>
<table>
<thead><tr><th scope="col">Time</th><th scope="col">What is done</th></tr></thead>
<tbody>
<tr><th scope="row">16.00</th><td>The starter is woken: rye flour, water and a remnant of the last dough, 28 °C</td></tr>
<tr><th scope="row">22.00</th><td>It is fed a second time and the heat turned down to 24 degrees</td></tr>
<tr><th scope="row">8.00</th><td>Sixteen hours are up. In go the rest of the flour, water and salt</td></tr>
<tr><th scope="row">9.30</th><td>Shaping, a hole in the middle, proving on the table</td></tr>
<tr><th scope="row">10.30</th><td>Into the oven: hot first, then falling heat</td></tr>
<tr><th scope="row">12.00</th><td>The loaves cool on edge. Lunch</td></tr>
</tbody>
</table>
<blockquote><p>“The dough will tell you when it is ready. You just have to listen more than once.”</p><cite>Jussi Ahola, baker</cite></blockquote>
<h2>Hot, then falling</h2>
<p>The oven is at 270 degrees to begin with, so that a crust forms before the loaf can spread. Then the heat may fall by itself, as in a stove that gets no more wood. The starch binds its water in peace, and the crust takes on a dark, almost coffee-like taste that the crumb lacks. Jussi knocks on the underside. When it sounds hollow, it is 98 degrees inside and done, but not yet fit to slice: warm rye is sticky until the evening.</p>`,
}

const chapters = [
  pictureChapter({
    key: 'article-rye-hole',
    name: 'Ruisjuuri: reikä',
    heading: { fi: 'Miksi leivässä on *reikä*', sv: 'Varför brödet har ett *hål*', en: 'Why the loaf has a *hole*' },
    text: {
      fi: `<p>Länsi-Suomessa leivottiin ennen kahdesti vuodessa. Leivät pujotettiin vartaaseen ja nostettiin orsille tuvan kattoon, missä savu ja kuiva ilma säilyttivät ne kevääseen. Idässä uuni lämpeni joka viikko, ja leipä oli paksu ja pehmeä. Meidän leipämme on kulkenut idästä länteen: juuri on Kiteeltä, reikä Pohjanmaalta.</p>
<p>Vartaita ei enää ole, mutta reiästä on yhä hyötyä. Kuorta tulee enemmän, keskusta kypsyy samaan aikaan kuin reuna, ja leivän voi ripustaa naulaan, jos pöytä on täynnä. Jussi Aholan mielestä reikä on lisäksi ainoa kohta leivässä, josta kukaan ei ole koskaan valittanut.</p>
<p>Taikina on niin löysää, että se leivotaan märin käsin. Jauhoa pöydälle tulee vain sen verran, ettei leipä jää siihen asumaan. Liika jauho jäisi kuoreen raakana ja maistuisi pölyltä.</p>`,
      sv: `<p>I västra Finland bakade man förr två gånger om året. Bröden träddes på spett och hängdes under taket i stugan, där röken och den torra luften höll dem ätliga till våren. I öster var ugnen varm varje vecka och brödet tjockt och mjukt. Vårt bröd har gått från öster till väster: surdegen är från Kides, hålet från Österbotten.</p>
<p>Spetten är borta men hålet gör fortfarande nytta. Det blir mer skorpa, mitten blir färdig samtidigt som kanten, och brödet går att hänga på en spik när bordet är fullt. Enligt Jussi Ahola är hålet dessutom det enda i brödet som ingen någonsin har klagat på.</p>
<p>Degen är så lös att den bakas med våta händer. På bordet kommer bara så mycket mjöl att brödet inte flyttar in där. För mycket mjöl skulle bli kvar rått i skorpan och smaka damm.</p>`,
      en: `<p>In the west of Finland people used to bake twice a year. The loaves were threaded on a pole and hoisted under the ceiling, where smoke and dry air kept them until spring. In the east the oven was hot every week, and the bread was thick and soft. Ours has travelled from east to west: the starter is from Kitee, the hole from Ostrobothnia.</p>
<p>The poles are gone, but the hole still earns its keep. There is more crust, the middle is done at the same time as the edge, and the loaf can hang on a nail when the table is full. According to Jussi Ahola, the hole is also the only part of the bread that nobody has ever complained about.</p>
<p>The dough is so loose that it is shaped with wet hands. Only as much flour goes on the table as keeps the loaf from moving in. Any more would stay raw in the crust and taste of dust.</p>`,
    },
    image: productDetail('reikaleipa', 2, {
      fi: 'Kaksi ruisreikäleipää, paloja ja rukiinjyviä pöydällä',
      sv: 'Två råghålkakor, några bitar och rågkorn på ett bord',
      en: 'Two rye ring breads, a few pieces and rye grains on a table',
    }),
    side: 'left',
  }),
  textChapter({
    key: 'article-rye-starter',
    name: 'Ruisjuuri: oma juuri',
    heading: {
      fi: 'Oma juuri *kuudessa päivässä*',
      sv: 'En egen surdeg *på sex dagar*',
      en: 'A starter of your own *in six days*',
    },
    text: {
      fi: `<p>Juuren voi tehdä kotona, ja siihen tarvitaan vain purkki. Se haisee kolmantena päivänä pahalta ja viidentenä omenalta. Kumpikin kuuluu asiaan.</p>
<ol>
<li>Sekoita puoli desiä täysjyväruisjauhoa ja puoli desiä haaleaa vettä puhtaassa purkissa. Jätä kansi raolleen.</li>
<li>Anna seistä huoneenlämmössä vuorokausi.</li>
<li>Poista joka päivä puolet ja lisää saman verran uutta jauhoa ja vettä.</li>
<li>Kun juuri kaksinkertaistuu neljässä tunnissa, se on valmis töihin. Yleensä tämä on kuudes päivä.</li>
<li>Säilytä jääkaapissa ja ruoki kerran viikossa. Loma kestää kuukauden, jos juuri saa ennen sitä paksun aterian.</li>
</ol>
<p>Jos pintaan tulee harmaata vettä, juurella on nälkä. Jos tulee väriä, aloita alusta. Muu on juuren omaa elämää, johon ei kannata puuttua.</p>`,
      sv: `<p>En surdeg går att göra hemma, och det enda som behövs är en burk. Den tredje dagen luktar den illa, den femte luktar den äpple. Båda delarna hör till.</p>
<ol>
<li>Rör ihop en halv deciliter fullkornsrågmjöl och en halv deciliter ljummet vatten i en ren burk. Låt locket stå på glänt.</li>
<li>Låt stå i rumsvärme ett dygn.</li>
<li>Ta varje dag bort hälften och tillsätt lika mycket nytt mjöl och vatten.</li>
<li>När surdegen fördubblas på fyra timmar är den redo att arbeta. Oftast är det den sjätte dagen.</li>
<li>Förvara i kylskåp och mata en gång i veckan. Semestern får vara en månad om surdegen får en rejäl måltid först.</li>
</ol>
<p>Blir det grått vatten på ytan är surdegen hungrig. Blir det färg, börja om från början. Resten är surdegens eget liv, som man inte ska lägga sig i.</p>`,
      en: `<p>You can make a starter at home, and all it takes is a jar. On the third day it smells bad, on the fifth of apples. Both are as they should be.</p>
<ol>
<li>Stir 50 ml of wholemeal rye flour and 50 ml of lukewarm water together in a clean jar. Leave the lid ajar.</li>
<li>Let it stand at room temperature for a day.</li>
<li>Each day, take out half and add as much fresh flour and water.</li>
<li>When the starter doubles in four hours, it is ready for work. That is usually on the sixth day.</li>
<li>Keep it in the refrigerator and feed it once a week. It can take a month’s holiday if it has a thick meal first.</li>
</ol>
<p>Grey water on top means that it is hungry. Any colour means that you begin again. The rest is the starter’s own life, and best left alone.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-rye-thin',
    name: 'Ruisjuuri: ohut ja yli jäänyt',
    heading: {
      fi: 'Ohut, paksu ja *yli jäänyt*',
      sv: 'Tunt, tjockt och *det som blir över*',
      en: 'Thin, thick and *left over*',
    },
    text: {
      fi: `<p><a href="product:KV6015">Näkkileipä</a> on saman viljan toinen pää. Se kaulitaan kolmen millin levyksi, painetaan täyteen kuoppia ja paistetaan neljä minuuttia niin kuumassa, että vesi ehtii lähteä ennen kuin sisus huomaa. Kuopat eivät ole koriste: ilman niitä levy kupruilisi kuin tyyny. <a href="product:KV6035">Ruissipsi</a> taas alkaa leipänä, joka saa levätä vuorokauden, ennen kuin siitä voi leikata paperinohuita viipaleita toista uunia varten.</p>
<p>Ensimmäisenä päivänä <a href="product:KV6005">reikäleipä</a> tarvitsee vain voita. Kolmantena se on parhaimmillaan paahdettuna, viidentenä kuutioina hernekeitossa. Seitsemäntenä siitä tulee korppujauhoa, ja silloin juuri on jo leiponut seuraavan.</p>`,
      sv: `<p><a href="product:KV6015">Knäckebrödet</a> är samma säd i andra änden. Det kavlas till tre millimeter, trycks fullt av gropar och gräddas fyra minuter i så hög värme att vattnet hinner gå innan mitten märker det. Groparna är ingen dekoration: utan dem skulle skivan bukta som en kudde. <a href="product:KV6035">Rågchipset</a> börjar däremot som ett bröd, som får vila ett dygn innan det går att skära papperstunt för sin andra ugn.</p>
<p>Den första dagen behöver <a href="product:KV6005">råghålkakan</a> bara smör. Den tredje är den bäst rostad, den femte i tärningar i ärtsoppan. Den sjunde blir den ströbröd, och då har surdegen redan bakat nästa.</p>`,
      en: `<p><a href="product:KV6015">Crispbread</a> is the other end of the same grain. It is rolled to three millimetres, pressed full of dimples and baked for four minutes in such heat that the water leaves before the middle notices. The dimples are no ornament: without them the sheet would swell like a cushion. <a href="product:KV6035">Rye chips</a> begin as bread, which rests for a day until it can be sliced paper-thin for its second oven.</p>
<p>On the first day <a href="product:KV6005">the ring bread</a> needs only butter. On the third it is best toasted, on the fifth diced in pea soup. On the seventh it becomes breadcrumbs, and by then the starter has baked the next one.</p>`,
    },
    image: picture('recipes/rye-crisp'),
    side: 'right',
    next: {
      label: {
        fi: 'Seuraava tarina: kuusitoista merkkiä suklaaseen',
        sv: 'Nästa berättelse: sexton tecken i choklad',
        en: 'Next story: sixteen characters in chocolate',
      },
      url: 'content:article-engraving',
    },
  }),
] satisfies readonly BlockDefinition[]

export const ryeArticle = {
  key: 'article-rye',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Kuusitoista tuntia juurta', sv: 'Sexton timmar surdeg', en: 'Sixteen hours of sourdough' },
  slug: { fi: 'ruisjuuri', sv: 'ragsurdeg', en: 'rye-sourdough' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Ruisjuuri: kuusitoista tuntia ja oma juuri kotona · Konvehti',
      sv: 'Rågsurdeg: sexton timmar och en egen surdeg hemma · Konvehti',
      en: 'Rye sourdough, and a starter of your own · Konvehti',
    },
    metaDescription: {
      fi: 'Miksi ruisleipä tarvitsee juuren, mitä leipomossa tehdään yöllä ja miten kotijuuri syntyy kuudessa päivässä jauhosta ja vedestä.',
      sv: 'Varför rågbröd behöver surdeg, vad som görs i bageriet om natten och hur en egen surdeg blir till på sex dagar av mjöl och vatten.',
      en: 'Why rye bread needs a starter, what goes on in the bakery at night, and how to grow your own in six days from flour and water.',
    },
    ogImage: '/media/category/leivat.webp',
    heading: { fi: 'Kuusitoista tuntia *juurta*', sv: 'Sexton timmar *surdeg*', en: 'Sixteen hours of *sourdough*' },
    heroText: {
      fi: 'Rukiin kanssa ei kiirehditä, koska se ei auta. Vietimme yön leipomossa ja katsoimme, mitä kello tekee taikinalle.',
      sv: 'Med råg är det ingen idé att skynda på. Vi tillbringade en natt i bageriet och såg vad klockan gör med degen.',
      en: 'There is no hurrying rye, because it does not help. We spent a night in the bakery to see what the clock does to the dough.',
    },
    heroImage: picture('category/leivat'),
    publishedDate: '2026-10-29T06:00:00.000Z',
    topic: { fi: 'Leipomo', sv: 'Bageriet', en: 'Bakery' },
    dateTextColor: null,
    mainBody,
    field: 'butter',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
