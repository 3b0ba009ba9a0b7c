import { type DemoRelease, shot } from './define.ts'

export const releases2022: readonly DemoRelease[] = [
  {
    key: 'engraved-online',
    publishedAt: '2022-11-10T07:00:00Z',
    categories: ['PRO', 'COM'],
    pictures: [
      shot.product(
        'kaiverrettu-levy-tumma',
        'Kaiverrettu tumma levy',
        'En graverad mörk kaka',
        'An engraved dark tablet',
      ),
      shot.product(
        'kaiverrettu-levy-valkoinen',
        'Kaiverrettu valkoinen levy',
        'En graverad vit kaka',
        'An engraved white tablet',
      ),
    ],
    title: {
      fi: 'Suklaaseen voi nyt kaivertaa sanan verkossa',
      sv: 'Nu kan ett ord graveras i choklad på nätet',
      en: 'A word in chocolate can now be ordered online',
    },
    intro: {
      fi: 'Kuusitoista merkkiä etupuolelle, kuusi riviä taakse. Teksti jyrsitään levyyn, sillä laser polttaisi sen.',
      sv: 'Sexton tecken på framsidan, sex rader på baksidan. Texten fräses, för en laser skulle bränna chokladen.',
      en: 'Sixteen characters on the front, six lines on the back. The text is milled, because a laser would burn the chocolate.',
    },
    body: {
      fi: '<p>Konvehdin verkkokaupassa voi nyt suunnitella kaiverretun suklaalevyn. Etupuolelle mahtuu kuusitoista merkkiä, taakse kuusi riviä ja allekirjoitus.</p><p>”Kuusitoista merkkiä on vähemmän kuin luulisi. Siksi sanat, jotka levyyn päätyvät, ovat yleensä harkittuja”, sanoo kaivertaja Mirva Saarela.</p><p>Levy painaa 300 grammaa, ja sen voi lähettää suoraan saajalle.</p>',
      sv: '<p>I Konvehtis nätbutik kan man nu planera en graverad chokladkaka. På framsidan ryms sexton tecken, på baksidan sex rader och en underskrift.</p><p>”Sexton tecken är mindre än man tror. Därför är orden som hamnar på kakan oftast övervägda”, säger gravören Mirva Saarela.</p><p>Kakan väger 300 gram och kan skickas direkt till mottagaren.</p>',
      en: '<p>An engraved chocolate tablet can now be designed in Konvehti’s online shop. The front holds sixteen characters, the back six lines and a signature.</p><p>“Sixteen characters are fewer than you would think. That is why the words that end up on a tablet have usually been thought about,” says engraver Mirva Saarela.</p><p>A tablet weighs 300 grams and can be sent straight to its recipient.</p>',
    },
  },
  {
    key: 'turku-night',
    publishedAt: '2022-09-15T06:00:00Z',
    categories: ['CAF'],
    pictures: [
      shot.hero('hero-pralines', 'Konvehteja iltavalossa', 'Praliner i kvällsljus', 'Pralines in evening light'),
    ],
    title: {
      fi: 'Turussa suklaan voi syödä puolenyön jälkeen',
      sv: 'I Åbo kan man äta choklad efter midnatt',
      en: 'In Turku chocolate can be eaten after midnight',
    },
    intro: {
      fi: 'Iltabaari Suukko avataan Aurajoen toiselle rannalle. Aurajoen puoti on auki päivisin kuten ennenkin.',
      sv: 'Kvällsbaren Suukko öppnas på andra sidan Aura å. Boden vid Aura å är öppen på dagarna som förr.',
      en: 'The night bar Suukko opens across the river Aura. The shop by the Aura is open by day, as before.',
    },
    body: {
      fi: '<p>Konvehti avaa Turkuun paikan, jossa suklaa tarjotaan illalla. Iltabaari Suukossa on konvehtitiski, kaakaota ja juustoa, ja viikonloppuna ovi on auki puolenyön yli.</p><p>Aurajoen puoti jatkaa päivisin. Sieltä saa levyt ja leivät mukaan.</p>',
      sv: '<p>Konvehti öppnar ett ställe i Åbo där choklad serveras på kvällen. Kvällsbaren Suukko har pralindisk, varm choklad och ost, och på veckosluten är dörren öppen över midnatt.</p><p>Boden vid Aura å fortsätter på dagarna. Där köper man kakor och bröd med sig.</p>',
      en: '<p>Konvehti opens a place in Turku where chocolate is served at night. The night bar Suukko has a praline counter, hot chocolate and cheese, and at weekends its door is open past midnight.</p><p>The shop by the Aura goes on by day, with bars and bread to take away.</p>',
    },
  },
  {
    key: 'spruce-rules',
    publishedAt: '2022-05-19T06:00:00Z',
    categories: ['SUS'],
    pictures: [
      shot.product(
        'willja-kuusenkerkkapastillit',
        'Kuusenkerkkäpastilleja',
        'Granskottspastiller',
        'Spruce shoot pastilles',
      ),
    ],
    title: {
      fi: 'Kerkkä kerätään vain sivuoksista',
      sv: 'Granskotten tas bara från sidogrenarna',
      en: 'Spruce shoots are taken from side branches only',
    },
    intro: {
      fi: 'Konvehti julkaisee ohjeen, jonka mukaan sen kerkät kerätään. Latvaan ei kosketa, ja metsänomistajalta on lupa.',
      sv: 'Konvehti publicerar de regler som gäller när dess granskott plockas. Toppen rörs inte, och skogsägaren har gett lov.',
      en: 'Konvehti publishes the rules by which its spruce shoots are picked. The top is never touched, and the owner of the forest has agreed.',
    },
    body: {
      fi: '<p>Kuusenkerkän kerääminen ei kuulu jokaisenoikeuksiin, vaan siihen tarvitaan metsänomistajan lupa. Konvehdin kerkät tulevat luomusertifioiduista metsistä, joiden omistajien kanssa on sovittu alasta ja määrästä.</p><ul><li>Kerkkä taitetaan vain sivuoksista, ei koskaan latvasta.</li><li>Yhdestä puusta otetaan enintään kymmenesosa.</li><li>Sama kuvio lepää seuraavan vuoden.</li></ul><p>Kerkkä kuivataan varjossa ja päätyy levyyn ja pastilleihin.</p>',
      sv: '<p>Att plocka granskott hör inte till allemansrätten, utan kräver skogsägarens lov. Konvehtis skott kommer från ekologiskt certifierade skogar, med vilkas ägare man har avtalat om yta och mängd.</p><ul><li>Skotten bryts bara från sidogrenar, aldrig från toppen.</li><li>Från ett träd tas högst en tiondel.</li><li>Samma figur vilar följande år.</li></ul><p>Skotten torkas i skugga och hamnar i en kaka och i pastiller.</p>',
      en: '<p>Picking spruce shoots is not part of everyman’s right in Finland: it takes the forest owner’s consent. Konvehti’s shoots come from certified organic forests, with whose owners area and quantity have been agreed.</p><ul><li>Shoots are broken from side branches only, never from the top.</li><li>At most a tenth is taken from one tree.</li><li>The same plot rests in the following year.</li></ul><p>The shoots are dried in the shade and end up in a bar and in pastilles.</p>',
    },
  },
  {
    key: 'small-bars',
    publishedAt: '2022-03-10T07:00:00Z',
    categories: ['PRO'],
    pictures: [
      shot.product('maito-38-klassikko-2', 'Klassikon pala', 'En bit av klassikern', 'A piece of the classic'),
      shot.product(
        'tumma-72-merisuola-2',
        'Merisuolalevyn pala',
        'En bit av kakan med havssalt',
        'A piece of the sea salt bar',
      ),
    ],
    title: {
      fi: 'Kaksi levyä saa pienen koon, joka mahtuu takin taskuun',
      sv: 'Två kakor får ett litet format som ryms i jackfickan',
      en: 'Two bars get a small size that fits a coat pocket',
    },
    intro: {
      fi: 'Klassikko ja merisuola myydään vastedes myös 40 gramman kääreessä.',
      sv: 'Klassikern och havssaltet säljs hädanefter också i ett omslag på 40 gram.',
      en: 'The classic and the sea salt bar are now sold in a 40-gram wrapper too.',
    },
    body: {
      fi: '<p>Konvehti tuo kaksi tavallisinta levyään 40 gramman kokoon: maitosuklaaklassikon ja 72-prosenttisen merisuolan. Pieni levy valetaan omaan muottiinsa samasta massasta, samana päivänä kuin iso.</p><p>Pientä kokoa oli kysytty eniten junamatkoille. Se on myös mitoitettu niin, ettei sitä tarvitse selittää kenellekään.</p>',
      sv: '<p>Konvehtis två vanligaste kakor kommer i formatet 40 gram: mjölkchokladklassikern och havssaltet på 72 procent. Den lilla kakan gjuts i en egen form av samma massa, samma dag som den stora.</p><p>Det lilla formatet har efterfrågats mest för tågresor. Det är också så tilltaget att man inte behöver förklara det för någon.</p>',
      en: '<p>Konvehti brings out its two most common bars at 40 grams: the milk chocolate classic and the 72 per cent with sea salt. The small bar is poured in a mould of its own from the same batch, on the same day as the large one.</p><p>People have asked for the small size mostly for train journeys. It is also of a size that need not be explained to anybody.</p>',
    },
  },
  {
    key: 'newsroom-opens',
    publishedAt: '2022-01-27T07:00:00Z',
    categories: ['COM'],
    pictures: [
      shot.hero('hero-bars', 'Suklaalevyjä pöydällä', 'Chokladkakor på ett bord', 'Chocolate bars on a table'),
    ],
    title: {
      fi: 'Konvehti avaa uutishuoneen',
      sv: 'Konvehti öppnar ett pressrum',
      en: 'Konvehti opens a newsroom',
    },
    intro: {
      fi: 'Tiedotteet, kuvat ja yhteystiedot löytyvät tästä lähtien yhdestä paikasta, kolmella kielellä.',
      sv: 'Pressmeddelanden, bilder och kontaktuppgifter finns från och med nu på ett ställe, på tre språk.',
      en: 'Releases, pictures and contacts are from now on in one place, in three languages.',
    },
    body: {
      fi: '<p>Konvehdin tiedotteet julkaistaan tästä lähtien uutishuoneessa suomeksi, ruotsiksi ja englanniksi. Kuvat ovat vapaasti toimitukselliseen käyttöön, kunhan kuvaaja mainitaan.</p><p>Tiedotteet voi tilata sähköpostiin aiheittain. Tilauksen voi lopettaa jokaisen viestin lopussa olevasta linkistä.</p><p>Haastattelupyynnöt ottaa vastaan viestinnän Elina Wahlroos.</p>',
      sv: '<p>Konvehtis pressmeddelanden publiceras från och med nu i ett pressrum, på finska, svenska och engelska. Bilderna får användas fritt i redaktionellt syfte när fotografen nämns.</p><p>Pressmeddelandena kan beställas till e-posten efter ämne. I slutet av varje meddelande finns en länk som avslutar prenumerationen.</p><p>Intervjuförfrågningar tas emot av Elina Wahlroos på kommunikationen.</p>',
      en: '<p>Konvehti’s releases are from now on published in a newsroom, in Finnish, Swedish and English. Its pictures are free for editorial use when the photographer is named.</p><p>Releases can be subscribed to by subject. Every message ends with a link that stops them.</p><p>Requests for interviews go to Elina Wahlroos of communications.</p>',
    },
  },
]
