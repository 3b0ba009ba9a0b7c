import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productDetail, productPicture } from '../media.ts'
import { pictureChapter, textChapter } from './chapters.ts'

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
    productCodes: ['KV1005', 'KV1070', 'KV1020', 'KV3045'],
    categoryCode: '',
  },
} satisfies BlockDefinition

const mainBody = {
  fi: `<p>Kaakaopuu kasvaa kapealla vyöllä päiväntasaajan kahta puolta. Se ei siedä pakkasta, kuivuutta eikä kovaa tuulta, ja hedelmät se tekee suoraan runkoonsa. Yhdessä hedelmässä on noin neljäkymmentä papua, ja levylliseen tummaa suklaata kuluu niistä reilu kahden hedelmän verran.</p>
<p>Me ostamme papuja kolmesta paikasta. Syynä ei ole hinta vaan se, ettei yksi kaakao osaa kaikkea: joku tuo hedelmän, joku kukat, joku sen pohjan, jonka päällä maito seisoo.</p>
<h2>Siivoton metsä</h2>
<p>Kaakaon kukka on sormenkynnen kokoinen, ja sen pölyttää parin millin pituinen polttiainen, joka viihtyy mätänevissä lehdissä. Siksi hyvä kaakaotila näyttää siivottomalta: lehtiä ei haravoida, ja puiden yllä kasvaa banaania ja hedelmäpuita varjoksi. Sadasta kukasta vain muutamasta tulee hedelmä, ja siihen menee puoli vuotta. Kypsä hedelmä leikataan irti veitsellä, sillä revitty kohta rungossa ei kuki enää.</p>
<h2>Viisi päivää laatikossa</h2>
<p>Juuri avattu papu ei maistu suklaalta vaan kurkulta. Sen ympärillä on valkoinen, makea hedelmäliha, ja siitä kaikki alkaa. Ensin hiiva syö sokerin ja tekee siitä alkoholia, sitten bakteerit tekevät alkoholista happoa. Kasa kuumenee lähes viiteenkymmeneen asteeseen, happo tunkeutuu papuun ja sen solut avautuvat.</p>
<p>Vasta silloin pavun sisällä syntyvät ne aineet, joista paahto myöhemmin tekee kaakaon tuoksun. Jos laatikko avataan liian aikaisin, papu jää karvaaksi ja violetiksi. Jos se unohtuu, tuoksuksi tulee talli. Siksi kysymme viljelijältä ensimmäisenä säätä emmekä hintaa.</p>
<p>Lopuksi pavut levitetään aurinkoon viikoksi. Niitä käännetään haravalla, ja jos taivas tummuu, koko kylä juoksee vetämään katon päälle. Kosteutta saa jäädä seitsemän prosenttia. Enemmällä säkki homehtuu laivassa, vähemmällä papu murenee paahtimeen.</p>
<h2>Manabí, Ecuador</h2>
<p>Tummien levyjen pavut tulevat Manabín maakunnasta, rannikon ja vuorten välistä. Ne käyvät puulaatikoissa banaaninlehtien alla noin viisi päivää, ja joka toinen päivä joku kääntää kasan lapiolla. Käyminen on se vaihe, jossa kaakaon maku syntyy; paahto vain kertoo, mitä laatikossa tapahtui. Manabíssa tapahtuu kirsikkaa.</p>
<h2>Piura, Perun luoteiskulma</h2>
<p>Piurassa kasvaa valkoisia kaakaopapuja, joita muualla maailmassa tavataan vähän. Ostamme yhden perheen koko luomusadon ja maksamme sen ennen korjuuta, jolloin viljelijän ei tarvitse ottaa lainaa odottaessaan meitä. Muuta kaakaota ei sekoiteta joukkoon, ei luomulevyyn eikä kuusenkerkkälevyyn. Siksi luomu maistuu joka vuosi hieman toiselta: viime sadossa oli enemmän limettiä, tässä jasmiinia ja lopussa rusinaa.</p>
<blockquote><p>”Paahdin on volyyminappi. Kappaleen on joku muu säveltänyt.”</p><cite>Tuula Rantanen, valimon vetäjä</cite></blockquote>
<h2>Ghana, osuuskunnat</h2>
<p>Maitosuklaan ja kaurasuklaan kaakao on Ghanasta, viljelijäosuuskunnilta, joiden kanssa meillä on monivuotiset sopimukset. Ghanan papu on tasainen ja pähkinäinen, ja se pitää puolensa maidon ja sokerin rinnalla huutamatta niiden yli. Sitä on talon tavallisimmassa levyssä ja sen vieressä pussissa, jossa hasselpähkinät on kuorrutettu. Hinta on sidottu laatuun eikä päivän kurssiin, ja puolet siitä maksetaan, kun säkit on punnittu.</p>`,
  sv: `<p>Kakaoträdet växer i ett smalt bälte på båda sidor om ekvatorn. Det tål varken frost, torka eller hård vind, och frukterna kommer direkt på stammen. I en frukt finns ungefär fyrtio bönor, och till en kaka mörk choklad går det åt drygt två frukter.</p>
<p>Vi köper bönor från tre ställen. Skälet är inte priset utan att ingen kakao kan allt: en har frukten, en har blommorna och en har den botten som mjölken står på.</p>
<h2>En skog som inte städas</h2>
<p>Kakaons blomma är stor som en fingernagel och pollineras av ett par millimeter långa svidknott, som trivs i multnande löv. Därför ser en bra kakaogård ostädad ut: löven krattas inte, och ovanför träden växer bananer och fruktträd som ger skugga. Av hundra blommor blir bara några få till frukt, och det tar ett halvår. Den mogna frukten skärs loss med kniv, för där den rivs av blommar stammen inte mer.</p>
<h2>Fem dagar i lådan</h2>
<p>En nyöppnad böna smakar inte choklad utan gurka. Runt den finns ett vitt, sött fruktkött, och där börjar alltihop. Först äter jästen sockret och gör alkohol av det, sedan gör bakterier syra av alkoholen. Högen blir nästan femtio grader varm, syran tränger in i bönan och dess celler öppnar sig.</p>
<p>Först då bildas i bönan de ämnen som rostningen senare gör kakaodoft av. Öppnas lådan för tidigt blir bönan bitter och violett. Glöms den bort luktar det stall. Därför frågar vi odlaren först om vädret och inte om priset.</p>
<p>Till sist breds bönorna ut i solen i en vecka. De vänds med räfsa, och mörknar himlen springer hela byn för att dra taket över. Sju procent fukt får bli kvar. Med mer möglar säcken på båten, med mindre smulas bönan i rosten.</p>
<h2>Manabí, Ecuador</h2>
<p>Bönorna i de mörka kakorna kommer från provinsen Manabí, mellan kusten och bergen. De jäser i trälådor under bananblad i ungefär fem dagar, och varannan dag vänder någon högen med en spade. Det är vid jäsningen som kakaons smak uppstår; rostningen berättar bara vad som hände i lådan. I Manabí händer körsbär.</p>
<h2>Piura, nordvästra Peru</h2>
<p>I Piura växer vita kakaobönor som man sällan möter i resten av världen. Vi köper en familjs hela ekologiska skörd och betalar den före skördetiden, så att odlaren inte behöver låna medan hen väntar på oss. Ingen annan kakao blandas i, varken i den ekologiska kakan eller i den med granskott. Därför smakar de lite olika varje år: i förra skörden fanns mer lime, i den här jasmin och till sist russin.</p>
<blockquote><p>”Rosten är en volymknapp. Någon annan har skrivit låten.”</p><cite>Tuula Rantanen, som leder gjuteriet</cite></blockquote>
<h2>Ghana, kooperativen</h2>
<p>Kakaon i mjölkchokladen och havrechokladen kommer från Ghana, från odlarkooperativ som vi har fleråriga avtal med. Den ghananska bönan är jämn och nötig, och den håller stånd mot mjölken och sockret utan att överrösta dem. Den finns i husets vanligaste kaka och i påsen bredvid, den med chokladöverdragna hasselnötter. Priset är bundet till kvaliteten och inte till dagens kurs, och hälften betalas när säckarna har vägts.</p>`,
  en: `<p>The cocoa tree grows in a narrow belt on either side of the equator. It will not stand frost, drought or strong wind, and it bears its fruit straight on the trunk. One pod holds about forty beans, and a bar of dark chocolate takes a little more than two pods.</p>
<p>We buy beans from three places. The reason is not the price but that no single cocoa can do everything: one brings the fruit, one the flowers, one the floor on which the milk stands.</p>
<h2>An untidy wood</h2>
<p>The cocoa flower is the size of a fingernail, and it is pollinated by a midge two millimetres long that lives in rotting leaves. That is why a good cocoa farm looks untidy: nobody rakes, and bananas and fruit trees grow above for shade. Of a hundred flowers only a few become pods. A ripe pod is cut off with a knife, because where it is torn the trunk will not flower again.</p>
<h2>Five days in the box</h2>
<p>A freshly opened bean tastes not of chocolate but of cucumber. Around it is a white, sweet pulp, and that is where everything begins. First yeast eats the sugar and turns it to alcohol, then bacteria turn the alcohol to acid. The heap warms to nearly fifty degrees, the acid makes its way into the bean, and its cells open.</p>
<p>Only then do the substances form from which roasting will make the scent of cocoa. Opened too early, the bean stays bitter and violet. Forgotten, it smells of stables. That is why the first thing we ask a grower about is the weather and not the price.</p>
<p>Last, the beans lie in the sun for a week. They are turned with a rake, and if the sky darkens the whole village runs to pull the roof over. Seven per cent of moisture may stay: with more, the sack grows mould at sea; with less, the bean crumbles in the roaster.</p>
<h2>Manabí, Ecuador</h2>
<p>The beans in our dark bars come from the province of Manabí, between the coast and the mountains. They ferment in wooden boxes under banana leaves for about five days, and every other day somebody turns the heap with a shovel. Fermentation is where the taste of cocoa is made; roasting only reports what happened in the box. In Manabí, what happens is cherry.</p>
<h2>Piura, the north-west of Peru</h2>
<p>White cocoa beans grow in Piura, and few grow anywhere else. We buy the whole organic crop of one family and pay for it before the harvest. No other cocoa is blended in, neither in the organic bar nor in the one with spruce shoots. That is why they taste a little different each year: the last crop had more lime, this one has jasmine and, at the end, raisin.</p>
<blockquote><p>“The roaster is a volume knob. Somebody else wrote the song.”</p><cite>Tuula Rantanen, head of the moulding room</cite></blockquote>
<h2>Ghana, the co-operatives</h2>
<p>The cocoa in our milk and oat chocolate is from Ghana, from growers’ co-operatives with whom we have contracts of several years. The Ghanaian bean is even and nutty, and it holds its own beside milk and sugar without shouting over them. It is in the plainest bar of the house, and in the bag next to it, where the hazelnuts are coated. The price follows the quality and not the day’s rate, and half is paid once the sacks are weighed.</p>`,
}

const chapters = [
  pictureChapter({
    key: 'article-cocoa-roast',
    name: 'Kaakaon alkuperä: paahto',
    heading: { fi: '*Kolme minuuttia* pidempään', sv: '*Tre minuter* längre', en: '*Three minutes* longer' },
    text: {
      fi: `<p>Paahdossa tapahtuu kolme asiaa: vesi lähtee, kuori irtoaa ja etikka haihtuu. Neljännen huomaa nenä. Noin 120 asteessa pavun sokerit ja aminohapot alkavat reagoida, ja huoneeseen tulee ensin paahtoleivän, sitten pähkinän ja lopulta suklaan tuoksu.</p>
<p>Loppu on minuutteja. Manabín pavut ovat valmiit, kun kirsikka tuntuu nenässä mutta happo ei enää kurkussa. Jos ne jätetään paahtimeen kolmeksi minuutiksi lisää, kirsikasta tulee kuivattua luumua, ja siitä tehdään <a href="product:KV1010">85-prosenttinen levy</a>. Sama papu, kaksi levyä.</p>`,
      sv: `<p>Vid rostningen händer tre saker: vattnet går, skalet lossnar och ättikan dunstar. Den fjärde märker näsan. Vid ungefär 120 grader börjar bönans socker och aminosyror reagera, och rummet fylls av rostat bröd, sedan av nöt och till sist av choklad.</p>
<p>Resten är minuter. Bönorna från Manabí är färdiga när körsbären känns i näsan men syran inte längre i halsen. Får de stanna i rosten tre minuter till blir körsbären torkade plommon, och av dem gör vi <a href="product:KV1010">85-procentskakan</a>. Samma böna, två kakor.</p>`,
      en: `<p>Three things happen in the roaster: water leaves, the husk comes loose and the vinegar goes. The fourth is for the nose. At about 120 degrees the bean’s sugars and amino acids begin to react, and the room fills with toast, then nuts and at last chocolate.</p>
<p>The rest is minutes. Manabí beans are done when the cherry is in the nose and the acid no longer in the throat. Leave them three minutes more and cherry turns to dried plum, and that becomes <a href="product:KV1010">the 85% bar</a>.</p>`,
    },
    image: productDetail('tumma-72-merisuola', 2, {
      fi: 'Avattu merisuolalevy kultaisella foliolla, vieressä sen vihreä kääre',
      sv: 'En öppnad havssaltskaka på guldfolie bredvid sitt gröna omslag',
      en: 'An opened sea salt bar on gold foil beside its green wrapper',
    }),
    side: 'left',
  }),
  textChapter({
    key: 'article-cocoa-tastes',
    name: 'Kaakaon alkuperä: mitä kukin tuo suuhun',
    heading: { fi: 'Mitä kukin *tuo suuhun*', sv: 'Vad var och en *för med sig*', en: 'What each one *brings*' },
    text: {
      fi: `<table>
<thead><tr><th scope="col">Alkuperä</th><th scope="col">Missä sitä on</th><th scope="col">Mitä maistuu</th></tr></thead>
<tbody>
<tr><th scope="row">Manabí</th><td><a href="product:KV1005">Tumma 72 %, merisuola</a></td><td>Kirsikka, paahdettu pähkinä</td></tr>
<tr><th scope="row">Piura</th><td><a href="product:KV1070">Tumma 70 %, luomu</a></td><td>Jasmiini, limetinkuori, rusina</td></tr>
<tr><th scope="row">Ghana</th><td><a href="product:KV3045">Suklaahasselpähkinät</a></td><td>Hasselpähkinä, keksi, kerma</td></tr>
</tbody>
</table>
<p>Valkosuklaassa kaakaosta on vain voi, ja sekin puristetaan ghanalaisista pavuista. Rubiini on poikkeus: sen massan ostamme valmiina, koska vain harva osaa tehdä sitä. Kukin levy kertoo alkuperänsä omalla sivullaan.</p>`,
      sv: `<table>
<thead><tr><th scope="col">Ursprung</th><th scope="col">Var den finns</th><th scope="col">Hur den smakar</th></tr></thead>
<tbody>
<tr><th scope="row">Manabí</th><td><a href="product:KV1005">Mörk 72 %, havssalt</a></td><td>Körsbär, rostad nöt</td></tr>
<tr><th scope="row">Piura</th><td><a href="product:KV1070">Mörk 70 %, ekologisk</a></td><td>Jasmin, limeskal, russin</td></tr>
<tr><th scope="row">Ghana</th><td><a href="product:KV3045">Chokladhasselnötter</a></td><td>Hasselnöt, kex, grädde</td></tr>
</tbody>
</table>
<p>I vit choklad är det bara smöret som kommer från kakaon, också det ur bönor från Ghana. Ruby är undantaget: den massan köper vi färdig, för få kan göra den. Varje kaka berättar om sitt ursprung på sin egen sida.</p>`,
      en: `<table>
<thead><tr><th scope="col">Origin</th><th scope="col">Where to find it</th><th scope="col">What it tastes of</th></tr></thead>
<tbody>
<tr><th scope="row">Manabí</th><td><a href="product:KV1005">Dark 72%, sea salt</a></td><td>Cherry, roasted nut</td></tr>
<tr><th scope="row">Piura</th><td><a href="product:KV1070">Dark 70%, organic</a></td><td>Jasmine, lime zest, raisin</td></tr>
<tr><th scope="row">Ghana</th><td><a href="product:KV3045">Chocolate hazelnuts</a></td><td>Hazelnut, biscuit, cream</td></tr>
</tbody>
</table>
<p>Of the cocoa, white chocolate has only the butter, and that is pressed from Ghanaian beans. Ruby is the exception: we buy its mass ready, because few can make it. Every bar names its origin on its own page.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-cocoa-vallila',
    name: 'Kaakaon alkuperä: Vallilassa',
    heading: { fi: 'Vallilassa', sv: 'I Vallgård', en: 'In Vallila' },
    text: {
      fi: `<p>Säkit tulevat Vuosaaren satamasta, ja ensimmäiseksi pavut lajitellaan käsin. Kivet, oksat ja halkeilleet pavut jäävät pöydälle. Paahto kestää kahdestakymmenestä minuutista puoleen tuntiin, ja Piuran pavut otetaan ulos ensimmäisinä, koska kukat palavat helposti. Keksien kaakaota paahdetaan pisimpään: hedelmä saa mennä, tilalle tulee kahvi ja leivän kuori.</p>
<p>Kuori puhalletaan pois, ja murut jauhetaan kahteen kertaan, kunnes ne ovat sadasosamillien kokoisia eikä kieli enää erota niitä toisistaan. Yön yli massaa sekoitetaan lämpimänä, jotta viimeinenkin etikka haihtuu ja jokainen hiukkanen saa ympärilleen kaakaovoita.</p>
<p>Sen jälkeen pavusta on jäljellä nimi kääreessä. Me kirjoitamme sen sinne, koska jos ei tiedä, mistä jokin tulee, ei tiedä, miksi se maistuu siltä.</p>`,
      sv: `<p>Säckarna kommer från hamnen i Nordsjö, och det första som händer är att bönorna sorteras för hand. Stenar, kvistar och spruckna bönor blir kvar på bordet. Rostningen tar mellan tjugo minuter och en halvtimme, och bönorna från Piura tas ut först, eftersom blommor bränns lätt. Kakaon till kexen rostas längst: frukten får gå, i stället kommer kaffe och brödskorpa.</p>
<p>Skalet blåses bort och krosset mals två gånger, tills kornen är några hundradels millimeter och tungan inte längre skiljer dem åt. Över natten rörs massan varm, så att den sista ättikan försvinner och varje korn omges av kakaosmör.</p>
<p>Efter det finns bönans namn bara på omslaget. Vi skriver det där, för den som inte vet varifrån något kommer vet inte heller varför det smakar som det gör.</p>`,
      en: `<p>The sacks arrive by way of Vuosaari harbour, and the first thing that happens is that the beans are sorted by hand. Stones, twigs and split beans stay on the table. Roasting takes between twenty minutes and half an hour, and the Piura beans come out first, because flowers burn easily. Cocoa for the biscuits is roasted longest: the fruit may leave, and coffee and bread crust move in.</p>
<p>The husk is blown off and the nibs are ground twice, until the grains measure hundredths of a millimetre and the tongue cannot tell them apart. Overnight the mass is stirred warm, so that the last of the vinegar leaves and every grain is wrapped in cocoa butter.</p>
<p>After that the bean keeps its name only on the wrapper. We print it there because if you do not know where a thing comes from, you do not know why it tastes the way it does.</p>`,
    },
    image: picture('category/suklaalevyt'),
    side: 'right',
    next: {
      label: {
        fi: 'Seuraava tarina: näin maistat suklaata',
        sv: 'Nästa berättelse: så smakar du choklad',
        en: 'Next story: how to taste chocolate',
      },
      url: 'content:article-tasting',
    },
  }),
] satisfies readonly BlockDefinition[]

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
    dateTextColor: null,
    mainBody,
    field: 'sage',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
