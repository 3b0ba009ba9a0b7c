import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productView } from '../media.ts'
import { shelf } from '../parts.ts'
import { pictureChapter, textChapter } from './chapters.ts'

const products = shelf({
  key: 'article-storing-products',
  name: 'Säilytys: tuotteet',
  heading: { fi: 'Kestävät odottaa', sv: 'De som kan vänta', en: 'These can wait' },
  codes: ['KV1005', 'KV1020', 'KV6015', 'KV4005'],
  way: { label: { fi: 'Kaikki tuotteet', sv: 'Alla produkter', en: 'All products' }, url: 'category:all' },
})

/** The days are those of the catalogue; `facts.test.ts` holds them together. */
const mainBody = {
  fi: `<p>Asiakaspalvelun yleisin kuva esittää harmaata levyä. Kuvan alla kysytään melkein aina samaa: onko tämä hometta. Ei ole. Suklaa on vain ollut väärässä paikassa, ja kun tietää, mikä paikka on oikea, kuvan voi jättää ottamatta.</p>
<h2>Kolme asiaa, joita suklaa pelkää</h2>
<p><strong>Lämpö.</strong> Kaakaovoi jähmettyy kuuteen eri muotoon, ja vain yksi niistä kiiltää ja napsahtaa. Temperointi tekee juuri sen. Kun levy lämpenee yli 25 asteen ja jäähtyy taas, osa voista asettuu uudelleen miten sattuu ja nousee pintaan vaaleaksi hunnuksi.</p>
<p><strong>Kosteus.</strong> Jos kylmä levy tuodaan lämpimään, sen pinnalle tiivistyy vettä. Vesi liuottaa sokeria, haihtuu ja jättää jälkeensä karhean kerroksen. Se tuntuu sormenpäässä, toisin kuin rasva.</p>
<p><strong>Naapurit.</strong> Kaakaovoi ottaa tuoksuja itseensä kuin villapaita. Levy, joka on maannut kahvipaketin vieressä, maistuu kahvilta, ja sipulin vieressä maannut sipulilta.</p>
<h2>Paras paikka kodissa</h2>
<p>Hyvä lukema on 15–18 astetta, ja sen pitää pysyä siinä. Kerrostalossa sellainen löytyy harvoin keittiöstä, mutta usein eteisestä: ulkoseinän puoleisesta kaapista, ylähyllyltä. Omakotitalossa paikka on kellarin portaikko. Mökillä se on lattianrajassa, pohjoisseinällä.</p>
<p>Jääkaappi on hätävara. Siellä on kylmää, kosteaa ja juustoa. Jos muuta ei ole, kääri levy ensin paperiin, sitten tiiviiseen rasiaan, ja anna rasian lämmetä suljettuna ennen kuin avaat sen. Silloin kosteus tiivistyy kanteen eikä suklaaseen.</p>
<h2>Talvella paketti on kylmä</h2>
<p>Pakkanen ei ole suklaalle vaarallinen, kiire on. Tammikuussa autosta tuotu laatikko on saattanut olla yön kahdessakymmenessä pakkasasteessa, ja jos sen avaa keittiössä saman tien, levyn pinnalle tulee huurre, sitten vesi ja lopulta harmaa sokeri. Jätä laatikko kiinni eteiseen kahdeksi tunniksi. Lämpö tulee sisään hitaasti, ja kosteus jää pahviin.</p>
<p>Konvehdit kestävät saman kohtelun, tryffelit vielä paremmin: niiden kerma on jäähtynyt jo kertaalleen. Ainoa, mitä pakkasessa ei kannata jättää laatikkoon odottamaan, on lakritsi. Se kovettuu, eikä kukaan jaksa odottaa, että se leppyy.</p>
<p>Kesällä kaikki on toisin päin, ja siitä on oma lukunsa alempana. Silloin eteinen on talon kuumin huone, ja levy muuttaa hetkeksi makuuhuoneeseen.</p>
<h2>Kuinka kauan mikäkin säilyy</h2>
<p>Päivät ovat lupaus siitä, mitä vähintään on jäljellä, kun paketti on sinulla.</p>
<table>
<thead><tr><th scope="col">Mitä</th><th scope="col">Missä</th><th scope="col">Päiviä vähintään</th></tr></thead>
<tbody>
<tr><th scope="row">Pastillit</th><td>Kuivassa, kansi kiinni</td><td>365</td></tr>
<tr><th scope="row">Suklaalevyt</th><td>15–18 °C, kääreessään</td><td>180</td></tr>
<tr><th scope="row">Lakritsi ja hyytelöt</th><td>Huoneenlämmössä, pussi kiinni</td><td>150</td></tr>
<tr><th scope="row">Näkkileivät</th><td>Kuivassa kaapissa</td><td>120</td></tr>
<tr><th scope="row">Konvehtirasiat</th><td>14–18 °C</td><td>60</td></tr>
<tr><th scope="row">Kaakaotryffelit</th><td>12–16 °C tai jääkaapissa</td><td>30</td></tr>
<tr><th scope="row">Ruisreikäleipä</th><td>Pussissaan tai pakastimessa</td><td>4</td></tr>
</tbody>
</table>
<p>Joulun ja pääsiäisen tuotteissa aikaa on vähemmän, koska ne tehdään syötäviksi juhlaan eikä hyllyyn. Päivä lukee aina rasian pohjassa.</p>
<blockquote><p>”Jos suklaa saisi valita, se asuisi kirjahyllyssä. Siellä on hiljaista eikä kukaan keitä mitään.”</p><cite>Tuula Rantanen, valimon vetäjä</cite></blockquote>`,
  sv: `<p>Den vanligaste bilden i kundtjänstens inkorg föreställer en grå chokladkaka. Under bilden står nästan alltid samma fråga: är det mögel? Det är det inte. Chokladen har bara legat på fel plats, och den som vet vilken plats som är rätt behöver aldrig ta bilden.</p>
<h2>Tre saker som choklad är rädd för</h2>
<p><strong>Värme.</strong> Kakaosmör kan stelna på sex olika sätt, och bara ett av dem blänker och knäpper. Det är det som tempereringen ger. Blir kakan varmare än 25 grader och svalnar igen lägger sig en del av smöret hur som helst och stiger till ytan som en ljus slöja.</p>
<p><strong>Fukt.</strong> När en kall kaka kommer in i värmen bildas vatten på ytan. Vattnet löser sockret, dunstar och lämnar ett strävt lager. Det känns med fingret, till skillnad från fettet.</p>
<p><strong>Grannar.</strong> Kakaosmör suger åt sig dofter som en ylletröja. En kaka som har legat bredvid kaffepaketet smakar kaffe, och en som har legat bredvid löken smakar lök.</p>
<h2>Bästa platsen i hemmet</h2>
<p>Siffran man söker är 15–18 grader, och jämnt. I ett flervåningshus finns den sällan i köket men ofta i tamburen: i skåpet mot ytterväggen, på översta hyllan. I ett egnahemshus är det källartrappan. På villan är det vid golvet, på norra sidan.</p>
<p>Kylskåpet är en nödlösning. Där finns kyla, fukt och ost. Finns inget annat, slå in kakan i papper, lägg den i en tät burk och låt burken bli varm innan du öppnar den. Då hamnar fukten på locket och inte på chokladen.</p>
<h2>På vintern är paketet kallt</h2>
<p>Köld är inte farlig för choklad, brådska är det. I januari kan lådan ha stått en natt i bilen i tjugo minusgrader. Öppnas den genast i köket blir det rimfrost på kakan, sedan vatten och till sist grått socker. Låt lådan stå stängd i tamburen i två timmar. Då kommer värmen in långsamt och fukten stannar i kartongen.</p>
<p>Praliner tål samma behandling, tryfflar ännu bättre. Det enda som inte ska vänta i kylan är lakritsen. Den hårdnar, och ingen orkar vänta tills den blir vänlig igen.</p>
<h2>Hur länge det håller</h2>
<p>Dagarna är ett löfte om hur mycket som minst finns kvar när du får paketet.</p>
<table>
<thead><tr><th scope="col">Vad</th><th scope="col">Var</th><th scope="col">Dagar, minst</th></tr></thead>
<tbody>
<tr><th scope="row">Pastiller</th><td>Torrt, med locket på</td><td>365</td></tr>
<tr><th scope="row">Chokladkakor</th><td>15–18 °C, i omslaget</td><td>180</td></tr>
<tr><th scope="row">Lakrits och gelé</th><td>Rumsvärme, påsen stängd</td><td>150</td></tr>
<tr><th scope="row">Knäckebröd</th><td>I ett torrt skåp</td><td>120</td></tr>
<tr><th scope="row">Pralinaskar</th><td>14–18 °C</td><td>60</td></tr>
<tr><th scope="row">Kakaotryfflar</th><td>12–16 °C eller kylskåp</td><td>30</td></tr>
<tr><th scope="row">Råghålkaka</th><td>I påsen eller i frysen</td><td>4</td></tr>
</tbody>
</table>
<p>Det som görs till jul och påsk har kortare tid, för det görs för att ätas till högtiden och inte för att stå på hyllan. Datumet finns alltid på askens botten.</p>
<blockquote><p>”Om choklad fick välja skulle den bo i bokhyllan. Där är det tyst, och ingen kokar något.”</p><cite>Tuula Rantanen, som leder gjuteriet</cite></blockquote>`,
  en: `<p>The commonest picture in customer service’s mail shows a grey bar. Under it stands nearly always the same question: is this mould? It is not. The chocolate has merely been in the wrong place, and whoever knows the right one need never take the picture.</p>
<h2>Three things chocolate fears</h2>
<p><strong>Heat.</strong> Cocoa butter can set in six different ways, and only one of them shines and snaps. Tempering makes that one. When a bar goes above 25 degrees and cools again, some of the butter settles anyhow and rises to the surface as a pale veil.</p>
<p><strong>Damp.</strong> Bring a cold bar into the warm and water forms on it. The water dissolves sugar, dries and leaves a rough layer. You can feel it with a finger, which you cannot with fat.</p>
<p><strong>Neighbours.</strong> Cocoa butter takes up smells as a woollen jumper does. A bar that has lain beside the coffee tastes of coffee, and one that has lain beside an onion tastes of onion.</p>
<h2>The best place in the house</h2>
<p>The figure to look for is 15–18 degrees, and steady. In a flat it is seldom in the kitchen but often in the hall: in the cupboard against the outer wall, on the top shelf. In a house it is the cellar stairs. In a cottage it is down by the floor, on the north side.</p>
<p>The refrigerator is a last resort. It is cold, it is damp, and there is cheese in it. If there is nothing else, wrap the bar in paper, put it in a tight box and let the box warm up before you open it. The damp then settles on the lid and not on the chocolate.</p>
<h2>In winter the parcel is cold</h2>
<p>Frost does chocolate no harm; hurry does. In January a box may have spent the night in a van at twenty below. Opened at once in the kitchen, the bar gets frost on it, then water and in the end grey sugar. Leave the box shut in the hall for two hours. The warmth comes in slowly, and the damp stays in the cardboard.</p>
<p>Pralines stand the same treatment, and truffles even better. Only liquorice should not wait in the cold.</p>
<h2>How long each thing keeps</h2>
<p>The days are a promise of what is left, at least, when the parcel reaches you.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Where</th><th scope="col">Days at least</th></tr></thead>
<tbody>
<tr><th scope="row">Pastilles</th><td>Dry, with the lid on</td><td>365</td></tr>
<tr><th scope="row">Chocolate bars</th><td>15–18 °C, in the wrapper</td><td>180</td></tr>
<tr><th scope="row">Liquorice and jellies</th><td>Room temperature, bag closed</td><td>150</td></tr>
<tr><th scope="row">Crispbread</th><td>A dry cupboard</td><td>120</td></tr>
<tr><th scope="row">Boxes of pralines</th><td>14–18 °C</td><td>60</td></tr>
<tr><th scope="row">Cocoa truffles</th><td>12–16 °C, or the refrigerator</td><td>30</td></tr>
<tr><th scope="row">Rye ring bread</th><td>In its bag, or frozen</td><td>4</td></tr>
</tbody>
</table>
<p>What is made for Christmas and Easter has less time, because it is made to be eaten at the feast and not to stand on a shelf. The date is always on the bottom of the box.</p>
<blockquote><p>“If chocolate could choose, it would live in a bookcase. It is quiet there, and nobody boils anything.”</p><cite>Tuula Rantanen, head of the moulding room</cite></blockquote>`,
}

const chapters = [
  pictureChapter({
    key: 'article-storing-grey',
    name: 'Säilytys: harmaa levy',
    heading: { fi: 'Mitä harmaalla *tehdään*', sv: 'Vad man gör med *den grå*', en: 'What to do *with a grey one*' },
    text: {
      fi: `<p>Harmaa levy on turvallinen. Rakenne on kärsinyt: pala murenee eikä napsahda, ja suussa se tuntuu hetken vahalta. Maku on tallella, joten sulata se. Kaakaossa, kakussa tai vaahdossa kukaan ei näe, minkä värinen levy oli.</p>
<p>Jos levy oli harmaa jo pakettia avatessa, vika ei ole sinun kaappisi. Lähetä <a href="content:contact">asiakaspalveluun</a> kuva ja eränumero, niin saat uuden. Vanhaa ei tarvitse palauttaa. Kerro samalla, missä paketti odotti ennen avaamista, niin osaamme katsoa, tapahtuiko vahinko matkalla vai jo meillä.</p>`,
      sv: `<p>En grå kaka är ofarlig. Det är strukturen som har tagit skada: biten smulas i stället för att knäppa, och i munnen känns den ett ögonblick som vax. Smaken är kvar, så smält den. I varm choklad, i en kaka eller i en mousse ser ingen vilken färg den hade.</p>
<p>Var kakan grå redan när du öppnade paketet är det inte ditt skåp det är fel på. Skicka en bild och partinumret till <a href="content:contact">kundtjänsten</a>, så får du en ny. Den gamla behöver du inte skicka tillbaka.</p>`,
      en: `<p>A grey bar is safe. It is the texture that has suffered: a piece crumbles instead of snapping, and for a moment it feels like wax. The taste is still there, so melt it. In hot chocolate, a cake or a mousse nobody sees what colour the bar was.</p>
<p>If it was grey when you opened the parcel, your cupboard is not to blame. Send <a href="content:contact">customer service</a> a picture and the batch number, and you get a new one. You need not send the old one back.</p>`,
    },
    image: productView('tumma-85', 2),
    side: 'left',
    way: { label: { fi: 'Katso reseptit', sv: 'Se recepten', en: 'See the recipes' }, url: 'content:recipes' },
  }),
  textChapter({
    key: 'article-storing-summer',
    name: 'Säilytys: kesä ja matka',
    heading: { fi: 'Helteellä *ja matkalla*', sv: 'I hetta *och på resa*', en: 'In the heat *and on the road*' },
    text: {
      fi: `<ol>
<li>Auto on uuni. Kahdenkymmenen asteen päivänä kojelauta on viisikymmentäasteinen.</li>
<li>Repussa suklaa kulkee selän puolella, juomapullon vieressä, ei kannen taskussa.</li>
<li>Junassa hattuhylly on kuumin paikka ja lattia viilein.</li>
<li>Jos levy on pehmennyt, älä avaa sitä. Anna sen jähmettyä viileässä yön yli, niin ainakin muoto säilyy.</li>
<li>Lahjan voi tilata suoraan perille. Helteellä pakkaamme mukaan kylmäkallen emmekä lähetä perjantaisin.</li>
</ol>
<p>Kun paketti tulee, avaa se samana päivänä. Pahvilaatikko eristää hyvin, mutta se eristää myös sen lämmön, joka autossa ehti sisään. Koputa levyä kynnellä: kova ääni tarkoittaa, että kaikki on hyvin.</p>`,
      sv: `<ol>
<li>En bil är en ugn. En dag med tjugo grader har instrumentbrädan femtio.</li>
<li>I ryggsäcken ligger chokladen mot ryggen, bredvid vattenflaskan, inte i lockfickan.</li>
<li>På tåget är hatthyllan varmast och golvet svalast.</li>
<li>Har kakan mjuknat, öppna den inte. Låt den stelna i svalka över natten, så behåller den åtminstone formen.</li>
<li>En gåva går att beställa direkt hem. I hetta lägger vi med en kylklamp och skickar inget på fredagar.</li>
</ol>
<p>Öppna paketet samma dag som det kommer. Kartongen isolerar bra, men den isolerar också den värme som hann in i bilen.</p>`,
      en: `<ol>
<li>A car is an oven. On a day of twenty degrees the dashboard is at fifty.</li>
<li>In a rucksack chocolate travels against your back, beside the water, and not in the lid pocket.</li>
<li>On a train the luggage rack is the hottest place and the floor the coolest.</li>
<li>If a bar has gone soft, do not open it. Let it set overnight somewhere cool, and it will at least keep its shape.</li>
<li>A gift can go straight to its door. In the heat we add an ice pack and send nothing on Fridays.</li>
</ol>
<p>Open a parcel on the day it comes. Cardboard insulates well, but it also insulates the warmth that got in on the way.</p>`,
    },
  }),
  pictureChapter({
    key: 'article-storing-bread',
    name: 'Säilytys: leipä',
    heading: { fi: 'Leipä on *toista maata*', sv: 'Brödet är *en annan sak*', en: 'Bread is *another matter*' },
    text: {
      fi: `<p>Suklaa pelkää kosteutta, leipä kuivuutta. Siksi niitä ei panna samaan kaappiin. <a href="product:KV6005">Reikäleipä</a> viihtyy pussissaan pöydällä neljä päivää; jääkaapissa sen tärkkelys kovettuu nopeammin kuin missään muualla. Loput pakastetaan paloina ja paahdetaan suoraan jäästä.</p>
<p>Näkkileipä on kärsivällisempi. Kun se nuutuu, viisi minuuttia 125-asteisessa uunissa palauttaa rapeuden. Sama temppu toimii piparkakkuihin, mutta ei koskaan suklaaseen.</p>`,
      sv: `<p>Choklad är rädd för fukt, bröd för torka. Därför ska de inte stå i samma skåp. <a href="product:KV6005">Råghålkakan</a> trivs i sin påse på bordet i fyra dagar; i kylskåp hårdnar stärkelsen fortare än någon annanstans. Resten fryser man i bitar och rostar direkt ur frysen.</p>
<p>Knäckebrödet har mer tålamod. När det blir slappt ger fem minuter i 125 grader spänsten tillbaka. Samma knep fungerar på pepparkakor, men aldrig på choklad.</p>`,
      en: `<p>Chocolate fears damp, bread fears drought, so they do not share a cupboard. <a href="product:KV6005">Ring bread</a> likes its bag on the table for four days; in the refrigerator its starch hardens faster than anywhere. Freeze the rest in pieces and toast them from frozen.</p>
<p>Crispbread is more patient. When it goes limp, five minutes in an oven at 125 degrees bring back its snap. The same trick works for ginger thins, and never for chocolate.</p>`,
    },
    image: productView('ohut-ruisnakki', 2),
    side: 'right',
    next: {
      label: {
        fi: 'Seuraava tarina: kaksikymmentäneljä luukkua',
        sv: 'Nästa berättelse: tjugofyra luckor',
        en: 'Next story: twenty-four doors',
      },
      url: 'content:article-calendar',
    },
  }),
] satisfies readonly BlockDefinition[]

export const storingArticle = {
  key: 'article-storing',
  type: 'ArticlePage',
  parent: 'articles',
  name: { fi: 'Missä suklaa asuu', sv: 'Var chokladen bor', en: 'Where chocolate lives' },
  slug: { fi: 'missa-suklaa-asuu', sv: 'var-chokladen-bor', en: 'where-chocolate-lives' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Näin säilytät suklaan, konvehdit ja leivän · Konvehti',
      sv: 'Så förvarar du choklad, praliner och bröd · Konvehti',
      en: 'How to store chocolate, pralines and bread · Konvehti',
    },
    metaDescription: {
      fi: 'Miksi levy harmaantuu, mikä on kodin paras paikka suklaalle, kuinka kauan mikäkin säilyy ja mitä tehdä helteellä.',
      sv: 'Varför en kaka blir grå, var choklad trivs bäst hemma, hur länge allt håller och vad man gör i hettan.',
      en: 'Why a bar turns grey, where in the house chocolate likes to be, how long each thing keeps and what to do in the heat.',
    },
    ogImage: picture('hero/hero-bars'),
    heading: { fi: 'Missä suklaa *asuu*', sv: 'Var chokladen *bor*', en: 'Where chocolate *lives*' },
    heroText: {
      fi: 'Viisitoista astetta, pimeää ja hyvät naapurit. Kiersimme yhden kodin ja etsimme levylle paikan.',
      sv: 'Femton grader, mörkt och bra grannar. Vi gick genom ett hem och letade efter en plats åt en kaka.',
      en: 'Fifteen degrees, darkness and good neighbours. We went through one home and looked for a place for a bar.',
    },
    heroImage: picture('hero/hero-bars'),
    publishedDate: '2026-06-11T06:00:00.000Z',
    topic: { fi: 'Suklaa', sv: 'Choklad', en: 'Chocolate' },
    dateTextColor: null,
    mainBody,
    field: 'sand',
  },
  areas: { mainContentArea: chapters, bottomContentArea: [products] },
} satisfies PageDefinition
