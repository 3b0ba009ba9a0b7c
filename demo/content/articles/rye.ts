import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'

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
  fi: `<p>Ruisleivän resepti mahtuu tulitikkuaskin kanteen: jauhoja, vettä, suolaa, vähän hiivaa. Loput on aikaa. Leipomomme juuri tuli vuonna 2017 kahvipaketissa Kiteeltä, missä se oli jo ehtinyt leipoa kolme sukupolvea, ja siitä lähtien sitä on ruokittu joka ilta kello kymmenen.</p>
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
<h2>Oma juuri kuudessa päivässä</h2>
<p>Juuren voi tehdä kotona, eikä siihen tarvita kuin purkki. Se haisee kolmantena päivänä pahalta ja viidentenä omenalta. Kumpikin kuuluu asiaan.</p>
<ol>
<li>Sekoita puoli desiä täysjyväruisjauhoa ja puoli desiä haaleaa vettä puhtaassa purkissa. Jätä kansi raolleen.</li>
<li>Anna seistä huoneenlämmössä vuorokausi.</li>
<li>Poista joka päivä puolet ja lisää saman verran uutta jauhoa ja vettä.</li>
<li>Kun juuri kaksinkertaistuu neljässä tunnissa, se on valmis töihin. Yleensä tämä on kuudes päivä.</li>
<li>Säilytä jääkaapissa ja ruoki kerran viikossa. Loma kestää kuukauden, jos juuri saa ennen sitä paksun aterian.</li>
</ol>
<h2>Miksi leivässä on reikä</h2>
<p>Länsi-Suomessa leivottiin ennen kahdesti vuodessa. Leivät pujotettiin vartaaseen ja nostettiin orsille tuvan kattoon, missä savu ja kuiva ilma säilyttivät ne kevääseen. Idässä uuni lämpeni joka viikko, ja leipä oli paksu ja pehmeä. Meidän leipämme on kulkenut idästä länteen: juuri on Kiteeltä, reikä Pohjanmaalta.</p>
<p>Vartaita ei enää ole, mutta reiästä on yhä hyötyä. Kuorta tulee enemmän, keskusta kypsyy samaan aikaan kuin reuna, ja leivän voi ripustaa naulaan, jos pöytä on täynnä. Jussi Aholan mielestä reikä on lisäksi ainoa kohta leivässä, josta kukaan ei ole koskaan valittanut.</p>
<p>Taikina on niin löysää, että se leivotaan märin käsin. Jauhoa pöydälle tulee vain sen verran, ettei leipä jää siihen asumaan. Liika jauho jäisi kuoreen raakana ja maistuisi pölyltä.</p>
<h2>Jos leipä jää yli</h2>
<p>Ensimmäisenä päivänä <a href="product:KV6005">reikäleipä</a> tarvitsee vain voita. Kolmantena se on parhaimmillaan paahdettuna, viidentenä kuutioina hernekeitossa. Seitsemäntenä siitä tulee korppujauhoa, ja silloin juuri on jo leiponut seuraavan.</p>
<p><a href="content:article-engraving">Seuraava tarina: kuusitoista merkkiä suklaaseen</a></p>`,
  sv: `<p>Receptet på rågbröd ryms på locket till en tändsticksask: mjöl, vatten, salt, lite jäst. Resten är tid. Vårt bageris surdeg kom 2017 i ett kaffepaket från Kides, där den redan hade bakat åt tre generationer, och sedan dess har den matats varje kväll klockan tio.</p>
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
<h2>En egen surdeg på sex dagar</h2>
<p>En surdeg går att göra hemma, och det enda som behövs är en burk. Den tredje dagen luktar den illa, den femte luktar den äpple. Båda delarna hör till.</p>
<ol>
<li>Rör ihop en halv deciliter fullkornsrågmjöl och en halv deciliter ljummet vatten i en ren burk. Låt locket stå på glänt.</li>
<li>Låt stå i rumsvärme ett dygn.</li>
<li>Ta varje dag bort hälften och tillsätt lika mycket nytt mjöl och vatten.</li>
<li>När surdegen fördubblas på fyra timmar är den redo att arbeta. Oftast är det den sjätte dagen.</li>
<li>Förvara i kylskåp och mata en gång i veckan. Semestern får vara en månad om surdegen får en rejäl måltid först.</li>
</ol>
<h2>Varför brödet har ett hål</h2>
<p>I västra Finland bakade man förr två gånger om året. Bröden träddes på spett och hängdes under taket i stugan, där röken och den torra luften höll dem ätliga till våren. I öster var ugnen varm varje vecka och brödet tjockt och mjukt. Vårt bröd har gått från öster till väster: surdegen är från Kides, hålet från Österbotten.</p>
<p>Spetten är borta men hålet gör fortfarande nytta. Det blir mer skorpa, mitten blir färdig samtidigt som kanten, och brödet går att hänga på en spik när bordet är fullt. Enligt Jussi Ahola är hålet dessutom det enda i brödet som ingen någonsin har klagat på.</p>
<p>Degen är så lös att den bakas med våta händer.</p>
<h2>Om det blir bröd över</h2>
<p>Den första dagen behöver <a href="product:KV6005">råghålkakan</a> bara smör. Den tredje är den bäst rostad, den femte i tärningar i ärtsoppan. Den sjunde blir den ströbröd, och då har surdegen redan bakat nästa.</p>
<p><a href="content:article-engraving">Nästa berättelse: sexton tecken i choklad</a></p>`,
  en: `<p>The recipe for rye bread fits on the lid of a matchbox: flour, water, salt, a little yeast. The rest is time. Our bakery’s starter came from Kitee in 2017 in a coffee packet, having already baked for three generations there, and it has been fed at ten o’clock every evening since.</p>
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
<h2>A starter of your own in six days</h2>
<p>You can make a starter at home, and all it takes is a jar. On the third day it smells bad, on the fifth of apples. Both are as they should be.</p>
<ol>
<li>Stir 50 ml of wholemeal rye flour and 50 ml of lukewarm water together in a clean jar. Leave the lid ajar.</li>
<li>Let it stand at room temperature for a day.</li>
<li>Each day, take out half and add as much fresh flour and water.</li>
<li>When the starter doubles in four hours, it is ready for work. That is usually on the sixth day.</li>
<li>Keep it in the refrigerator and feed it once a week. It can take a month’s holiday if it has a thick meal first.</li>
</ol>
<h2>Why the loaf has a hole</h2>
<p>In the west of Finland people used to bake twice a year. The loaves were threaded on a pole and hoisted under the ceiling, where smoke and dry air kept them until spring. In the east the oven was hot every week, and the bread was thick and soft. Ours has travelled from east to west: the starter is from Kitee, the hole from Ostrobothnia.</p>
<p>The poles are gone, but the hole still earns its keep. There is more crust, the middle is done at the same time as the edge, and the loaf can hang on a nail when the table is full. According to Jussi Ahola, the hole is also the only part of the bread that nobody has ever complained about.</p>
<h2>If there is bread left over</h2>
<p>On the first day <a href="product:KV6005">the ring bread</a> needs only butter. On the third it is best toasted, on the fifth diced in pea soup. On the seventh it becomes breadcrumbs, and by then the starter has baked the next one.</p>
<p><a href="content:article-engraving">Next story: sixteen characters in chocolate</a></p>`,
}

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
    mainBody,
    field: 'butter',
  },
  areas: { bottomContentArea: [products] },
} satisfies PageDefinition
