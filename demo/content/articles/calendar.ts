import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productPicture, productView } from '../media.ts'
import { shelf } from '../parts.ts'
import { pictureChapter, textChapter } from './chapters.ts'

const products = shelf({
  key: 'article-calendar-products',
  name: 'Joulukalenteri: tuotteet',
  heading: { fi: 'Samalta hyllyltä', sv: 'Från samma hylla', en: 'From the same shelf' },
  codes: ['KV7060', 'KV7065', 'KV2070', 'KV1105'],
  way: {
    label: { fi: 'Joulun hyllylle', sv: 'Till julhyllan', en: 'To the Christmas shelf' },
    url: 'content:christmas',
  },
})

const mainBody = {
  fi: `<p>Joulukalenterin ensimmäinen luukku avataan joulukuussa, mutta sen ensimmäinen viiva vedetään tammikuussa. Silloin edellinen kalenteri on vielä pöydällä, tyhjänä, ja siitä näkee, mitä seuraavaksi tehdään toisin. Tämän vuoden luukuissa on isompi lovi, koska viime vuonna moni avasi ne kynsisaksilla.</p>
<h2>Tammikuu: yö ja viisi taloa</h2>
<p>Kuva piirretään ensin, koska luukut tulevat siihen eivätkä toisin päin. Tällä kertaa kuvassa on yö, viisi taloa ja kuu. Piirtäjä pyytää aina yhden asian: ettei yksikään luukku osu ikkunaan. Ikkunasta pitää nähdä sisään, myös silloin kun ovi on auki.</p>
<p>Numerot arvotaan. Jos ne olisivat järjestyksessä, kalenteri olisi lista, ja listan voi lukea loppuun. Etsiminen on puolet asiasta, ja se puolikas kuuluu sille, joka ei vielä osaa lukea mutta tunnistaa seitsemäntoista.</p>
<h2>Maaliskuu: muotti</h2>
<p>Tavallisen kalenterin suklaa on ohut kuin postimerkki, koska se valetaan samaan levyyn, joka näkyy luukusta. Meidän palamme painaa kymmenen grammaa, joten se tarvitsee syvän muotin, ja syvä muotti on vaikea: jos seinämä on liian pysty, pala jää kiinni, ja jos se on liian loiva, kuusi näyttää lihapullalta.</p>
<p>Kuvioita on viisi: kuusi, käpy, lapanen, tähti ja lyhty. Lapasen peukalo katkesi ensimmäisissä koevaluissa aina samasta kohdasta. Se paksunnettiin kaksi kymmenesosamilliä, eikä sitä huomaa kukaan muu kuin valaja.</p>
<h2>Syyskuu: valu</h2>
<table>
<thead><tr><th scope="col">Kuukausi</th><th scope="col">Mitä tapahtuu</th></tr></thead>
<tbody>
<tr><th scope="row">Tammikuu</th><td>Kuva ja numeroiden arvonta</td></tr>
<tr><th scope="row">Maaliskuu</th><td>Muotin koevalut</td></tr>
<tr><th scope="row">Toukokuu</th><td>Luukkujen stanssi, sata koekappaletta avattavaksi</td></tr>
<tr><th scope="row">Elokuu</th><td>Kartonki painetaan</td></tr>
<tr><th scope="row">Syyskuu</th><td>Suklaa valetaan, konvehdit täytetään</td></tr>
<tr><th scope="row">Lokakuu</th><td>Kalenterit kootaan ja suljetaan</td></tr>
</tbody>
</table>
<p>Maitosuklaa on samaa 38-prosenttista kuin klassikkolevyssä. Joka neljännen luukun takana on konvehti, jonka täyte on paahdettua hasselpähkinää. Pähkinää jauhetaan, kunnes siitä irtoaa öljy ja massa alkaa juosta. Sitten siihen lisätään suolaa, yksi hyppysellinen kattilallista kohti.</p>
<h2>Lokakuu: käsin</h2>
<p>Kone valaa, ihminen sulkee. Muotti ja kartonki pannaan vastakkain pöydällä, joka on tehty tätä varten: siinä on reunat kolmella sivulla ja neljännellä paikka, johon kokoojan vatsa nojaa. Yksi kalenteri vie neljäkymmentä sekuntia. Siinä ajassa ehtii tarkistaa, että jokaisessa lokerossa on pala ja että konvehdit ovat niissä, joissa kuuluu.</p>
<p>Joskus lokero jää tyhjäksi. Silloin koko kalenteri avataan ja kootaan uudestaan, koska kukaan ei osaa selittää viisivuotiaalle, miksi seitsemästoista päivä puuttuu. Tyhjiä on ollut tänä vuonna kolme, ja ne kaikki huomattiin pöydällä.</p>
<p>Viimeiset laatikot lähtevät pakkaamoon lokakuun lopussa. Sen jälkeen hyllyssä on se, mikä on, ja kun se on tyhjä, piirtäjä soittaa ja kysyy, joko saa aloittaa.</p>
<blockquote><p>”Luukku 24 maistetaan viimeisenä myös täällä. Silloin on lokakuu ja kaikki ovat väsyneitä, ja se maistuu joululta.”</p><cite>Tuula Rantanen, valimon vetäjä</cite></blockquote>`,
  sv: `<p>Julkalenderns första lucka öppnas i december, men det första strecket dras i januari. Då ligger den förra kalendern ännu på bordet, tom, och man ser på den vad som ska göras annorlunda. Årets luckor har ett större hack, för i fjol öppnade många dem med nagelsax.</p>
<h2>Januari: natten och fem hus</h2>
<p>Bilden ritas först, för luckorna kommer in i den och inte tvärtom. Den här gången är det natt, fem hus och en måne. Tecknaren ber alltid om en sak: att ingen lucka ska hamna på ett fönster. Genom ett fönster ska man kunna se in, också när dörren är öppen.</p>
<p>Numren lottas. Stod de i ordning vore kalendern en lista, och en lista kan man läsa till slut. Letandet är halva saken, och den halvan tillhör den som inte kan läsa ännu men känner igen sjutton.</p>
<h2>Mars: formen</h2>
<p>Chokladen i en vanlig kalender är tunn som ett frimärke, för den gjuts i samma platta som syns i luckan. Vår bit väger tio gram och behöver en djup form, och en djup form är svår: är väggen för brant fastnar biten, är den för flack ser granen ut som en köttbulle.</p>
<p>Motiven är fem: gran, kotte, vante, stjärna och lykta. Vantens tumme gick i de första provgjutningarna av på samma ställe varje gång. Den gjordes två tiondels millimeter tjockare, och det märker ingen utom den som gjuter.</p>
<h2>September: gjutningen</h2>
<table>
<thead><tr><th scope="col">Månad</th><th scope="col">Vad som händer</th></tr></thead>
<tbody>
<tr><th scope="row">Januari</th><td>Bilden, och numren lottas</td></tr>
<tr><th scope="row">Mars</th><td>Formen provgjuts</td></tr>
<tr><th scope="row">Maj</th><td>Luckorna stansas, hundra provexemplar öppnas</td></tr>
<tr><th scope="row">Augusti</th><td>Kartongen trycks</td></tr>
<tr><th scope="row">September</th><td>Chokladen gjuts, pralinerna fylls</td></tr>
<tr><th scope="row">Oktober</th><td>Kalendrarna sätts ihop och stängs</td></tr>
</tbody>
</table>
<p>Mjölkchokladen är samma 38-procentiga som i klassikern. Bakom var fjärde lucka finns en pralin med fyllning av rostad hasselnöt. Nöten mals tills oljan släpper och massan börjar rinna. Sedan kommer salt, en nypa per gryta.</p>
<h2>Oktober: för hand</h2>
<p>Maskinen gjuter, människan stänger. Formen och kartongen läggs mot varandra på ett bord som är byggt för det, med kanter på tre sidor och på den fjärde en plats för den som monterar att luta magen mot. En kalender tar fyrtio sekunder. På den tiden hinner man kontrollera att det finns en bit i varje fack och att pralinerna ligger där de ska.</p>
<p>Ibland är ett fack tomt. Då öppnas hela kalendern och görs om, för ingen kan förklara för en femåring varför den sjuttonde fattas. I år har det hänt tre gånger, och alla tre upptäcktes vid bordet.</p>
<blockquote><p>”Lucka 24 smakar vi sist också här. Då är det oktober och alla är trötta, och den smakar jul.”</p><cite>Tuula Rantanen, som leder gjuteriet</cite></blockquote>`,
  en: `<p>The first door of an advent calendar is opened in December, but its first line is drawn in January. The last calendar is still on the table then, empty, and you can see from it what to do differently. This year’s doors have a larger notch, because last year many people opened them with nail scissors.</p>
<h2>January: a night and five houses</h2>
<p>The picture is drawn first, because the doors go into it and not the other way round. This time it is night, with five houses and a moon. The artist always asks for one thing: that no door should fall on a window. You must be able to look in at a window even when the door is open.</p>
<p>The numbers are drawn by lot. In order they would be a list, and a list can be read to the end. Looking is half of it, and that half belongs to the person who cannot read yet but knows seventeen when they see it.</p>
<h2>March: the mould</h2>
<p>The chocolate of an ordinary calendar is as thin as a stamp, because it is moulded in the sheet that shows through the door. Ours weighs ten grams and needs a deep mould, and deep moulds are hard: with walls too steep the piece sticks, with walls too shallow a spruce looks like a meatball.</p>
<p>There are five shapes: spruce, cone, mitten, star and lantern. In the first trials the thumb of the mitten broke in the same place every time. It was made two tenths of a millimetre thicker, which nobody notices but the person who pours.</p>
<h2>September: pouring</h2>
<table>
<thead><tr><th scope="col">Month</th><th scope="col">What happens</th></tr></thead>
<tbody>
<tr><th scope="row">January</th><td>The picture, and the numbers by lot</td></tr>
<tr><th scope="row">March</th><td>Trial pourings in the mould</td></tr>
<tr><th scope="row">May</th><td>Doors are cut, a hundred trial copies opened</td></tr>
<tr><th scope="row">August</th><td>The board is printed</td></tr>
<tr><th scope="row">September</th><td>Chocolate is poured, pralines are filled</td></tr>
<tr><th scope="row">October</th><td>The calendars are put together and closed</td></tr>
</tbody>
</table>
<p>The milk chocolate is the 38% of the classic bar. Behind every fourth door is a praline filled with roasted hazelnut. The nuts are ground until their oil comes loose and the mass begins to run. Then salt goes in, a pinch to the kettle.</p>
<h2>October: by hand</h2>
<p>Machines pour, people close. Mould and board are laid together on a table built for it, with edges on three sides and on the fourth a place to lean against. One calendar takes forty seconds, which is long enough to see that there is a piece in every compartment and that the pralines are where they should be.</p>
<p>Now and then a compartment is empty. Then the whole calendar is opened and made again, because nobody can explain to a five-year-old why the seventeenth is missing. It happened three times this year, and all three were caught at the table.</p>
<blockquote><p>“Door 24 is tasted last here too. It is October by then and everybody is tired, and it tastes of Christmas.”</p><cite>Tuula Rantanen, head of the moulding room</cite></blockquote>`,
}

const chapters = [
  pictureChapter({
    key: 'article-calendar-trial',
    name: 'Joulukalenteri: koeavaus',
    heading: {
      fi: 'Sata kalenteria *toukokuussa*',
      sv: 'Hundra kalendrar *i maj*',
      en: 'A hundred calendars *in May*',
    },
    text: {
      fi: `<p>Luukkujen leikkausta ei voi kokeilla kuin avaamalla. Toukokuussa sata tyhjää kalenteria jaetaan ihmisille, jotka ovat kolme–yhdeksänkymmentävuotiaita, ja katsotaan, mistä he aloittavat. Lapset painavat numeroa, aikuiset etsivät reunaa ja vanhimmat ottavat puukon.</p>
<p>Viime keväänä lovi siirrettiin yläkulmasta alareunaan. Silloin luukku aukeaa kuin kirje eikä repeä keskeltä, ja sen saa vielä kiinni, jos joku avasi väärän. Paras palaute tuli seitsemänvuotiaalta, joka sanoi, että luukku on nyt niin hyvä, ettei sitä raaski avata. Hän avasi sitten kaikki ja laski, ettei yksikään revennyt.</p>`,
      sv: `<p>Hur luckorna är skurna kan man bara pröva genom att öppna dem. I maj delas hundra tomma kalendrar ut till människor mellan tre och nittio, och så ser man var de börjar. Barn trycker på numret, vuxna letar efter kanten och de äldsta tar fram kniven.</p>
<p>I våras flyttades hacket från övre hörnet till nederkanten. Då öppnar sig luckan som ett brev och rivs inte på mitten, och den går ännu att stänga om någon tog fel.</p>`,
      en: `<p>How doors are cut can be tried only by opening them. In May a hundred empty calendars go to people between three and ninety, and somebody watches where they begin. Children press the number, adults look for the edge and the oldest take out a knife.</p>
<p>Last spring the notch moved from the upper corner to the lower edge. A door now opens like a letter instead of tearing down the middle, and it can be shut again if somebody took the wrong one.</p>`,
    },
    image: productView('suklaajoulukalenteri', 2),
    side: 'left',
    way: { label: { fi: 'Katso kalenteri', sv: 'Se kalendern', en: 'See the calendar' }, url: 'product:KV7060' },
  }),
  textChapter({
    key: 'article-calendar-december',
    name: 'Joulukalenteri: joulukuu',
    heading: { fi: 'Kun se on *kotona*', sv: 'När den är *hemma*', en: 'Once it is *at home*' },
    text: {
      fi: `<ul>
<li><strong>Pystyyn ja viileään.</strong> Patterin yläpuolella luukku 13 sulaa ennen Luciaa.</li>
<li><strong>Aamulla vai illalla?</strong> Aamulla maistuu enemmän, illalla ehtii katsoa kuvaa.</li>
<li><strong>Kaksi lasta, yksi kalenteri?</strong> Parilliset ja parittomat. Aatto jaetaan.</li>
<li><strong>Jos päivä jäi väliin,</strong> luukkuja saa avata kaksi. Sitä ei kirjata mihinkään.</li>
</ul>
<p>Kun kalenteri on tyhjä, kartonki kelpaa keräykseen ja muotti muovinkeräykseen. Muotissa voi ensin valaa omat suklaat tai jäädyttää mehusta kuusia, jotka sulavat lasiin.</p>`,
      sv: `<ul>
<li><strong>Stående och svalt.</strong> Ovanför elementet smälter lucka 13 före Lucia.</li>
<li><strong>Morgon eller kväll?</strong> På morgonen smakar man mer, på kvällen hinner man se på bilden.</li>
<li><strong>Två barn, en kalender?</strong> Jämna och udda. Julafton delas.</li>
<li><strong>Blev en dag över</strong> får man öppna två. Det skrivs inte upp någonstans.</li>
</ul>
<p>När kalendern är tom går kartongen till insamlingen och formen till plaståtervinningen. I formen kan man först gjuta egen choklad eller frysa saft till granar som smälter i glaset.</p>`,
      en: `<ul>
<li><strong>Upright and cool.</strong> Above a radiator door 13 melts before St Lucy’s Day.</li>
<li><strong>Morning or evening?</strong> In the morning you taste more; in the evening there is time for the picture.</li>
<li><strong>Two children, one calendar?</strong> Odd and even. Christmas Eve is shared.</li>
<li><strong>If a day was missed,</strong> two doors may be opened. Nobody writes it down.</li>
</ul>
<p>When the calendar is empty the board goes to the paper collection and the mould to plastics. You can first pour chocolate of your own in it, or freeze juice into spruces that melt in a glass.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-calendar-tree',
    name: 'Joulukalenteri: kuusi',
    heading: { fi: 'Samassa huoneessa *kuusi*', sv: 'I samma rum *en gran*', en: 'In the same room, *a tree*' },
    text: {
      fi: `<p>Kalenterin viereisessä pöydässä kasataan <a href="product:KV7065">suklaakuusta</a>. Se on pinottu tähdistä, joista jokainen valetaan omassa muotissaan ja käännetään vähän edelliseen nähden, niin kuin oksat kääntyvät. Kerrosten välissä on tippa suklaata. Se pitää kuusen pystyssä ja päästää tähden silti irti siististi.</p>
<p>Kalenteri opettaa odottamaan, kuusi opettaa jakamaan. Kumpaakaan ei suunniteltu kasvatustarkoituksessa, mutta marraskuussa käytävällä sanotaan niin, kun selitetään, miksi kummankin piti valmistua samalla viikolla.</p>`,
      sv: `<p>Vid bordet intill kalendern byggs <a href="product:KV7065">chokladgranen</a>. Den är staplad av stjärnor som var och en gjuts i sin egen form och vrids lite mot den förra, så som grenar vrider sig. Mellan lagren finns en droppe choklad. Den håller granen upprätt och släpper ändå stjärnan prydligt.</p>
<p>Kalendern lär en att vänta, granen lär en att dela. Ingen av dem gjordes för uppfostrans skull, men i november säger man så i korridoren, när man förklarar varför båda måste bli färdiga samma vecka.</p>`,
      en: `<p>At the table next to the calendar <a href="product:KV7065">the chocolate fir tree</a> is put together. It is stacked from stars, each poured in a mould of its own and turned a little from the last, as branches turn. Between the layers is a drop of chocolate, which keeps the tree up and still lets a star come off cleanly.</p>
<p>The calendar teaches waiting, the tree teaches sharing. Neither was designed to bring anybody up, but that is what they say in the corridor in November, when they explain why both had to be ready in the same week.</p>`,
    },
    image: productPicture('suklaakuusi'),
    side: 'right',
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

export const calendarArticle = {
  key: 'article-calendar',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Kaksikymmentäneljä luukkua', sv: 'Tjugofyra luckor', en: 'Twenty-four doors' },
  slug: { fi: 'joulukalenteri', sv: 'julkalendern', en: 'the-advent-calendar' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Miten joulukalenteri tehdään tammikuusta lokakuuhun · Konvehti',
      sv: 'Så görs julkalendern, från januari till oktober · Konvehti',
      en: 'How an advent calendar is made, January to October · Konvehti',
    },
    metaDescription: {
      fi: 'Kuva piirretään tammikuussa, muotti koevaletaan maaliskuussa ja sata tyhjää kalenteria avataan toukokuussa. Näin luukut syntyvät.',
      sv: 'Bilden ritas i januari, formen provgjuts i mars och hundra tomma kalendrar öppnas i maj. Så blir luckorna till.',
      en: 'The picture is drawn in January, the mould is tried in March and a hundred empty calendars are opened in May. How the doors come about.',
    },
    ogImage: picture('hero/hero-christmas'),
    heading: { fi: 'Kaksikymmentäneljä *luukkua*', sv: 'Tjugofyra *luckor*', en: 'Twenty-four *doors*' },
    heroText: {
      fi: 'Vuosi yhdessä kalenterissa: piirtäjän yö, valajan peukalo ja sata ihmistä, jotka avasivat luukkuja toukokuussa.',
      sv: 'Ett år i en kalender: tecknarens natt, gjutarens tumme och hundra människor som öppnade luckor i maj.',
      en: 'A year in one calendar: the artist’s night, the moulder’s thumb and a hundred people who opened doors in May.',
    },
    heroImage: picture('hero/hero-christmas'),
    publishedDate: '2026-11-19T06:00:00.000Z',
    topic: { fi: 'Joulu', sv: 'Jul', en: 'Christmas' },
    dateTextColor: null,
    mainBody,
    field: 'rose',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
