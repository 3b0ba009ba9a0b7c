import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { productPicture } from '../media.ts'

const products = {
  key: 'article-cocoa-products',
  type: 'ProductHighlightBlock',
  name: 'Kaakaon alkuperä: tuotteet',
  fields: {
    heading: { fi: 'Samasta kaakaosta', sv: 'Av samma kakao', en: 'From the same cocoa' },
    headingLevel: 'h2',
    body: '',
    ctaLabel: { fi: 'Kaikki suklaalevyt', sv: 'Alla chokladkakor', en: 'All chocolate bars' },
    ctaUrl: 'category:suklaalevyt',
    productCodes: ['KV1005', 'KV1070', 'KV3045', 'KV1010'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const mainBody = {
  fi: `<p>Kaakaopuu kasvaa kapealla vyöllä päiväntasaajan kahta puolta. Se ei siedä pakkasta, kuivuutta eikä kovaa tuulta, ja hedelmät se tekee suoraan runkoonsa. Yhdessä hedelmässä on noin neljäkymmentä papua, ja levylliseen tummaa suklaata kuluu niistä reilu kahden hedelmän verran.</p>
<p>Me ostamme papuja kolmesta paikasta. Syy ei ole hinta vaan se, ettei yksi kaakao osaa kaikkea: joku tuo hedelmän, joku kukat, joku sen pohjan, jonka päällä maito seisoo.</p>
<h2>Manabí, Ecuador</h2>
<p>Merisuolalevyn pavut tulevat Manabín maakunnasta, rannikon ja vuorten välistä. Ne käyvät puulaatikoissa banaaninlehtien alla noin viisi päivää, ja joka toinen päivä joku kääntää kasan lapiolla. Käyminen on se vaihe, jossa kaakaon maku syntyy; paahto vain kertoo, mitä laatikossa tapahtui. Manabíssa tapahtuu kirsikkaa.</p>
<h2>Piura, Perun luoteiskulma</h2>
<p>Piurassa kasvaa valkoisia kaakaopapuja, joita muualla maailmassa tavataan vähän. Ostamme yhden perheen koko luomusadon ja maksamme sen ennen korjuuta, jolloin viljelijän ei tarvitse ottaa lainaa odottaessaan meitä. Muuta kaakaota levyyn ei sekoiteta. Siksi se maistuu joka vuosi hieman toiselta: viime sadossa oli enemmän limettiä, tässä jasmiinia ja lopussa rusinaa.</p>
<blockquote><p>”Paahdin on volyyminappi. Kappaleen on joku muu säveltänyt.”</p><cite>Tuula Rantanen, valimon vetäjä</cite></blockquote>
<h2>Ghana, osuuskunnat</h2>
<p>Maitosuklaan kaakao on Ghanasta, viljelijäosuuskunnilta, joiden kanssa meillä on monivuotiset sopimukset. Ghanan papu on tasainen ja pähkinäinen, ja se pitää puolensa maidon ja sokerin rinnalla huutamatta niiden yli. Sitä on talon tavallisimmassa levyssä ja sen vieressä pussissa, jossa hasselpähkinät on kuorrutettu.</p>
<h2>Viisi päivää laatikossa</h2>
<p>Juuri avattu papu ei maistu suklaalta vaan kurkulta. Sen ympärillä on valkoinen, makea hedelmäliha, ja siitä kaikki alkaa. Ensin hiiva syö sokerin ja tekee siitä alkoholia, sitten bakteerit tekevät alkoholista happoa. Kasa kuumenee lähes viiteenkymmeneen asteeseen, happo tunkeutuu papuun ja sen solut avautuvat.</p>
<p>Vasta silloin pavun sisällä syntyvät ne aineet, joista paahto myöhemmin tekee kaakaon tuoksun. Jos laatikko avataan liian aikaisin, papu jää karvaaksi ja violetiksi. Jos se unohtuu, tuoksuksi tulee talli. Siksi kysymme viljelijältä ensimmäisenä säätä emmekä hintaa.</p>
<h2>Mitä kukin tuo suuhun</h2>
<table>
<thead><tr><th scope="col">Alkuperä</th><th scope="col">Missä sitä on</th><th scope="col">Mitä maistuu</th></tr></thead>
<tbody>
<tr><th scope="row">Manabí</th><td><a href="product:KV1005">Tumma 72 %, merisuola</a></td><td>Kirsikka, paahdettu pähkinä</td></tr>
<tr><th scope="row">Piura</th><td><a href="product:KV1070">Tumma 70 %, luomu</a></td><td>Jasmiini, limetinkuori, rusina</td></tr>
<tr><th scope="row">Ghana</th><td><a href="product:KV3045">Suklaahasselpähkinät</a></td><td>Hasselpähkinä, keksi, kerma</td></tr>
</tbody>
</table>
<h2>Vallilassa</h2>
<p>Säkit tulevat Vuosaaren satamasta, ja ensimmäiseksi pavut lajitellaan käsin. Kivet, oksat ja halkeilleet pavut jäävät pöydälle. Paahto kestää kahdestakymmenestä minuutista puoleen tuntiin, ja Piuran pavut otetaan ulos aina ensimmäisinä, koska kukat palavat helposti. Keksien kaakaota paahdetaan pisimpään: hedelmä saa mennä, tilalle tulee kahvi ja leivän kuori.</p>
<p>Sen jälkeen papu on nimeltään enää kääreessä. Me kirjoitamme sen sinne, koska jos ei tiedä, mistä jokin tulee, ei tiedä, miksi se maistuu siltä.</p>
<p><a href="content:article-tasting">Seuraava tarina: näin maistat suklaata</a></p>`,
  sv: `<p>Kakaoträdet växer i ett smalt bälte på båda sidor om ekvatorn. Det tål varken frost, torka eller hård vind, och frukterna kommer direkt på stammen. I en frukt finns ungefär fyrtio bönor, och till en kaka mörk choklad går det åt drygt två frukter.</p>
<p>Vi köper bönor från tre ställen. Skälet är inte priset utan att ingen kakao kan allt: en har frukten, en har blommorna och en har den botten som mjölken står på.</p>
<h2>Manabí, Ecuador</h2>
<p>Bönorna i havssaltskakan kommer från provinsen Manabí, mellan kusten och bergen. De jäser i trälådor under bananblad i ungefär fem dagar, och varannan dag vänder någon högen med en spade. Det är vid jäsningen som kakaons smak uppstår; rostningen berättar bara vad som hände i lådan. I Manabí händer körsbär.</p>
<h2>Piura, nordvästra Peru</h2>
<p>I Piura växer vita kakaobönor som man sällan möter i resten av världen. Vi köper en familjs hela ekologiska skörd och betalar den före skördetiden, så att odlaren inte behöver låna medan hen väntar på oss. Ingen annan kakao blandas i. Därför smakar kakan lite olika varje år: i förra skörden fanns mer lime, i den här jasmin och till sist russin.</p>
<blockquote><p>”Rosten är en volymknapp. Någon annan har skrivit låten.”</p><cite>Tuula Rantanen, som leder gjuteriet</cite></blockquote>
<h2>Ghana, kooperativen</h2>
<p>Mjölkchokladens kakao kommer från Ghana, från odlarkooperativ som vi har fleråriga avtal med. Den ghananska bönan är jämn och nötig, och den håller stånd mot mjölken och sockret utan att överrösta dem. Den finns i husets vanligaste kaka och i påsen bredvid, den med chokladöverdragna hasselnötter.</p>
<h2>Fem dagar i lådan</h2>
<p>En nyöppnad böna smakar inte choklad utan gurka. Runt den finns ett vitt, sött fruktkött, och där börjar alltihop. Först äter jästen sockret och gör alkohol av det, sedan gör bakterier syra av alkoholen. Högen blir nästan femtio grader varm, syran tränger in i bönan och dess celler öppnar sig.</p>
<p>Först då bildas i bönan de ämnen som rostningen senare gör kakaodoft av. Öppnas lådan för tidigt blir bönan bitter och violett. Glöms den bort luktar det stall. Därför frågar vi odlaren först om vädret och inte om priset.</p>
<h2>Vad var och en för med sig</h2>
<table>
<thead><tr><th scope="col">Ursprung</th><th scope="col">Var den finns</th><th scope="col">Hur den smakar</th></tr></thead>
<tbody>
<tr><th scope="row">Manabí</th><td><a href="product:KV1005">Mörk 72 %, havssalt</a></td><td>Körsbär, rostad nöt</td></tr>
<tr><th scope="row">Piura</th><td><a href="product:KV1070">Mörk 70 %, ekologisk</a></td><td>Jasmin, limeskal, russin</td></tr>
<tr><th scope="row">Ghana</th><td><a href="product:KV3045">Chokladhasselnötter</a></td><td>Hasselnöt, kex, grädde</td></tr>
</tbody>
</table>
<h2>I Vallgård</h2>
<p>Säckarna kommer från hamnen i Nordsjö, och det första som händer är att bönorna sorteras för hand. Stenar, kvistar och spruckna bönor blir kvar på bordet. Rostningen tar mellan tjugo minuter och en halvtimme, och bönorna från Piura tas alltid ut först, eftersom blommor bränns lätt. Kakaon till kexen rostas längst: frukten får gå, i stället kommer kaffe och brödskorpa.</p>
<p>Efter det finns bönans namn bara på omslaget. Vi skriver det där, för den som inte vet varifrån något kommer vet inte heller varför det smakar som det gör.</p>
<p><a href="content:article-tasting">Nästa berättelse: så smakar du choklad</a></p>`,
  en: `<p>The cocoa tree grows in a narrow belt on either side of the equator. It will not stand frost, drought or strong wind, and it bears its fruit straight on the trunk. One pod holds about forty beans, and a bar of dark chocolate takes a little more than two pods.</p>
<p>We buy beans from three places. The reason is not the price but that no single cocoa can do everything: one brings the fruit, one the flowers, one the floor on which the milk stands.</p>
<h2>Manabí, Ecuador</h2>
<p>The beans in the sea salt bar come from the province of Manabí, between the coast and the mountains. They ferment in wooden boxes under banana leaves for about five days, and every other day somebody turns the heap with a shovel. Fermentation is where the taste of cocoa is made; roasting only reports what happened in the box. In Manabí, what happens is cherry.</p>
<h2>Piura, the north-west of Peru</h2>
<p>White cocoa beans grow in Piura, and few grow anywhere else. We buy the whole organic crop of one family and pay for it before the harvest, so the grower need not borrow while waiting for us. No other cocoa is blended in. That is why the bar tastes a little different each year: the last crop had more lime, this one has jasmine and, at the end, raisin.</p>
<blockquote><p>“The roaster is a volume knob. Somebody else wrote the song.”</p><cite>Tuula Rantanen, head of the moulding room</cite></blockquote>
<h2>Ghana, the co-operatives</h2>
<p>The cocoa in our milk chocolate is from Ghana, from growers’ co-operatives with whom we have contracts of several years. The Ghanaian bean is even and nutty, and it holds its own beside milk and sugar without shouting over them. It is in the plainest bar of the house, and in the bag next to it, where the hazelnuts are coated.</p>
<h2>Five days in the box</h2>
<p>A freshly opened bean tastes not of chocolate but of cucumber. Around it is a white, sweet pulp, and that is where everything begins. First yeast eats the sugar and turns it to alcohol, then bacteria turn the alcohol to acid. The heap warms to nearly fifty degrees, the acid makes its way into the bean, and its cells open.</p>
<p>Only then do the substances form from which roasting will make the scent of cocoa. Opened too early, the bean stays bitter and violet. Forgotten, it smells of stables. That is why the first thing we ask a grower about is the weather and not the price.</p>
<h2>What each one brings</h2>
<table>
<thead><tr><th scope="col">Origin</th><th scope="col">Where to find it</th><th scope="col">What it tastes of</th></tr></thead>
<tbody>
<tr><th scope="row">Manabí</th><td><a href="product:KV1005">Dark 72%, sea salt</a></td><td>Cherry, roasted nut</td></tr>
<tr><th scope="row">Piura</th><td><a href="product:KV1070">Dark 70%, organic</a></td><td>Jasmine, lime zest, raisin</td></tr>
<tr><th scope="row">Ghana</th><td><a href="product:KV3045">Chocolate hazelnuts</a></td><td>Hazelnut, biscuit, cream</td></tr>
</tbody>
</table>
<h2>In Vallila</h2>
<p>The sacks arrive by way of Vuosaari harbour, and the first thing that happens is that the beans are sorted by hand. Stones, twigs and split beans stay on the table. Roasting takes between twenty minutes and half an hour, and the Piura beans always come out first, because flowers burn easily. Cocoa for the biscuits is roasted longest: the fruit may leave, and coffee and bread crust move in.</p>
<p>After that the bean keeps its name only on the wrapper. We print it there because if you do not know where a thing comes from, you do not know why it tastes the way it does.</p>
<p><a href="content:article-tasting">Next story: how to taste chocolate</a></p>`,
}

export const cocoaArticle = {
  key: 'article-cocoa',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Kaakaon alkuperä', sv: 'Kakaons ursprung', en: 'Where our cocoa grows' },
  slug: { fi: 'kaakaon-alkupera', sv: 'kakaons-ursprung', en: 'where-our-cocoa-grows' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Kaakaon alkuperä: Manabí, Piura ja Ghana · Konvehti',
      sv: 'Kakaons ursprung: Manabí, Piura och Ghana · Konvehti',
      en: 'Where our cocoa grows: Manabí, Piura and Ghana · Konvehti',
    },
    metaDescription: {
      fi: 'Mistä Konvehdin kaakao tulee ja miksi sitä ostetaan kolmesta maasta. Käyminen, paahto ja se, mitä kukin alkuperä tuo suuhun.',
      sv: 'Varifrån Konvehtis kakao kommer och varför den köps i tre länder. Om jäsning, rostning och vad varje ursprung för med sig.',
      en: 'Where Konvehti’s cocoa comes from and why we buy it in three countries. On fermentation, roasting and what each origin tastes of.',
    },
    ogImage: '/media/products/luomu-tumma-70.webp',
    heading: {
      fi: 'Kolme maata, kolme *kaakaota*',
      sv: 'Tre länder, tre *kakaor*',
      en: 'Three countries, three *cocoas*',
    },
    heroText: {
      fi: 'Kirsikka, jasmiini ja hasselpähkinä eivät tule paahtimosta vaan puusta ja laatikosta, jossa pavut käyvät. Katsoimme, mistä.',
      sv: 'Körsbär, jasmin och hasselnöt kommer inte från rosteriet utan från trädet och lådan där bönorna jäser. Vi tog reda på varifrån.',
      en: 'Cherry, jasmine and hazelnut do not come from the roaster but from the tree and from the box where the beans ferment. We looked up where.',
    },
    heroImage: productPicture('luomu-tumma-70'),
    publishedDate: '2026-09-03T06:00:00.000Z',
    topic: { fi: 'Kaakao', sv: 'Kakao', en: 'Cocoa' },
    mainBody,
    field: 'sage',
  },
  areas: { bottomContentArea: [products] },
} satisfies PageDefinition
