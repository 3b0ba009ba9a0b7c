import type { CriticismByKind } from './material.ts'

/** What Finnish readers were not happy with, and what the shop answered. */
export const finnishCriticism: CriticismByKind = {
  any: [
    {
      stars: 1,
      title: 'Paketti seisoi viikon',
      text: 'Tilauksen piti tulla kahdessa päivässä, ja se tuli yhdeksän päivän kuluttua. Kukaan ei ilmoittanut mitään ennen kuin kysyin itse.',
      reply:
        'Olet oikeassa, siitä olisi pitänyt kertoa. Paketti oli jäänyt kuljetusyhtiön terminaaliin. Palautimme toimitusmaksun, ja myöhästymisistä lähtee nyt viesti ilman kysymistä.',
    },
    {
      stars: 1,
      title: 'Kuljettaja ei soittanut',
      text: 'Odotin kotona koko päivän, ja lopulta paketti vietiin noutopisteeseen kahdentoista kilometrin päähän. Tuotteessa ei ole vikaa, mutta en pääse sitä arvioimaan.',
      reply:
        'Pahoittelut. Kuljettajan pitää soittaa ennen kuin paketti viedään noutopisteeseen, ja asia on käyty läpi kuljetusyhtiön kanssa. Hyvitimme toimituksen.',
    },
    {
      stars: 1,
      title: 'Väärä tuote',
      text: 'Tilasin yhtä ja sain toista. Sellaista sattuu, mutta lahja jäi antamatta sinä päivänä.',
      reply: 'Anteeksi, hyllypaikat menivät ristiin. Oikea lähti samana iltana, ja väärän saat pitää.',
    },
    {
      stars: 2,
      title: 'Toimitusmaksu harmittaa',
      text: 'Tuote on hyvä, mutta pienestä tilauksesta toimitus maksaa yhtä paljon kuin herkku itse. Pitäisi olla halvempi tapa.',
      reply:
        'Ymmärrämme. Kotiinkuljetus maksaa meillekin saman, oli paketti iso tai pieni. Ilmaiseksi se tulee 49 eurosta alkaen, ja naapurin kanssa raja täyttyy nopeammin.',
    },
    {
      stars: 3,
      title: 'Hyvä tuote, hidas posti',
      text: 'Itse tavarassa ei moittimista, mutta neljä arkipäivää on pitkä aika Helsingistä Tampereelle.',
      reply:
        'Niin on. Tavallisesti matka kestää yhdestä kahteen arkipäivää, ja silloin viikonloppu osui väliin. Kiitos, kun kerroit.',
    },
    {
      stars: 3,
      title: 'Ihan hyvä, ei enempää',
      text: 'Odotukset olivat kehujen jälkeen korkealla. Kelpo tuote, mutta en ymmärrä hehkutusta.',
    },
    {
      stars: 3,
      title: 'Hinta nousi',
      text: 'Sama tuote oli viime vuonna halvempi. Maku on ennallaan, joten ostan harvemmin.',
      reply: 'Raaka-aineet ovat kallistuneet, ja jouduimme nostamaan hintaa keväällä. Kiitos, että sanoit sen suoraan.',
    },
    {
      stars: 3,
      title: 'Pakkaus oli kolhiintunut',
      text: 'Pahvikulma oli painunut kasaan, ja lahjaksi sitä ei kehdannut antaa. Sisältö oli kunnossa.',
      reply: 'Harmillista. Lähetimme uuden lahjaa varten, ja kolhiintuneen voi syödä itse.',
    },
    {
      stars: 2,
      title: 'En saanut vastausta viikonloppuna',
      text: 'Kysyin tilauksesta perjantai-iltana ja sain vastauksen vasta tiistaina. Tuote on hyvä, palvelu hidas.',
      reply:
        'Vastaamme arkisin, yleensä kahdessa päivässä, ja viikonlopun kysymykset kasaantuvat maanantaille. Ymmärrämme, että odotus oli pitkä.',
    },
    {
      stars: 1,
      title: 'Tilaus peruttiin',
      text: 'Tuotetta ei sitten ollutkaan varastossa, vaikka sivulla luki että on. Rahat tulivat takaisin, mutta juhlat menivät.',
      reply:
        'Tämä oli meidän virheemme: hyllyssä ja koneella oli eri luku. Saldo lasketaan nyt joka aamu käsin niistä tuotteista, joita on vähän. Olemme pahoillamme juhlista.',
    },
  ],
  bars: [
    {
      stars: 2,
      title: 'Neljässä osassa',
      text: 'Levy oli murentunut niin, ettei siitä saanut yhtään kokonaista ruutua. Maku on hyvä, mutta olisin halunnut murtaa sen itse.',
      reply: 'Murtamisen ilo kuuluu ostajalle. Lähetimme uuden, ja levyt kulkevat nyt pahvituen välissä.',
    },
    {
      stars: 1,
      title: 'Harmaa pinta',
      text: 'Avasin levyn ja se oli harmaan hunnun peitossa. Luulin homeeksi ja heitin pois.',
      reply:
        'Se oli rasvaa, joka nousee pintaan lämmönvaihtelussa. Vaaratonta, mutta rumaa, eikä se kuulu uuteen levyyn. Saat uuden, kun kerrot eränumeron kääreestä tai päivän, jona tilasit.',
    },
    { stars: 3, title: 'Ei minun makuuni', text: 'Laatu on hyvä, sen huomaa. Odotin vain jotain makeampaa.' },
    {
      stars: 3,
      title: 'Liian pieni levy',
      text: 'Sata grammaa loppuu yhdessä illassa. Isompi koko tähänkin makuun, kiitos.',
      reply: 'Kiitos toiveesta. Isoa kokoa valetaan nyt kolmea makua, ja lista on pitenemässä.',
    },
    {
      stars: 2,
      title: 'Liian makea',
      text: 'Kuvauksen perusteella odotin hillitympää. Söin kaksi ruutua ja annoin loput pojalle.',
      reply:
        'Kiitos rehellisyydestä. Samasta sarjasta kannattaa kokeilla tummempaa: 72-prosenttisessa sokeria on alle kolmannes.',
    },
    {
      stars: 1,
      title: 'Suli matkalla',
      text: 'Heinäkuun helteellä levystä oli jäljellä litteä köntti. Kylmäkallea ei ollut.',
      reply:
        'Kylmäkalle lähtee mukaan, kun päivä lämpenee yli 23 asteen, ja sinä päivänä ennuste petti. Palautimme rahat heti, eikä könttiä tarvitse lähettää takaisin.',
    },
    {
      stars: 3,
      title: 'Hyvä mutta tyyris',
      text: 'Maku viisi, hinta kaksi. Arkisuklaaksi liian kallista, juhlaan kyllä.',
    },
  ],
  pralines: [
    {
      stars: 2,
      title: 'Kolme oli liiskaantunut',
      text: 'Rasian yhdessä kulmassa kolme konvehtia oli valunut toisiinsa kiinni. Lahjaksi tästä ei ollut.',
      reply:
        'Eipä tietenkään. Lähetimme uuden rasian saajalle suoraan ja pyydämme anteeksi. Liiskaantuneet voi syödä lusikalla.',
    },
    {
      stars: 3,
      title: 'Makeita kaikki',
      text: 'Kauniita ja huolella tehtyjä, mutta neljännen jälkeen kaikki maistuvat sokerilta. Ehkä kerralla pitäisi syödä vähemmän.',
    },
    {
      stars: 1,
      title: 'Parasta ennen lähellä',
      text: 'Päiväystä oli jäljellä alle kuukausi, ja rasia oli tarkoitettu jouluksi.',
      reply:
        'Näin lyhyttä ei pitäisi lähteä meiltä ilman mainintaa. Uusi rasia on matkalla, päiväys keväässä. Vanhan saa syödä heti.',
    },
    {
      stars: 3,
      title: 'Odotin enemmän täytettä',
      text: 'Kuori oli hyvä, mutta täytettä oli minusta vähän. Hintaan nähden pieniä.',
      reply:
        'Kiitos palautteesta. Kuori on ohut juuri siksi, että täytettä mahtuu enemmän, mutta koon tuntee vasta suussa. Välitimme tämän keittiölle.',
    },
    {
      stars: 2,
      title: 'Yksi puuttui',
      text: 'Rasian yksi lokero oli tyhjä. Pikkujuttu, mutta vieraiden edessä nolo.',
      reply: 'Nolo meillekin. Puuttuva konvehti lähti kirjeessä seuraavana aamuna, kaverin kanssa.',
    },
  ],
  sweets: [
    {
      stars: 2,
      title: 'Liimautuneet yhteen',
      text: 'Pussin sisältö oli yhtä palaa. Maku oli hyvä, kun sai irti.',
      reply:
        'Pussi on varmaan odottanut jossakin lämpimässä. Lähetimme uuden. Säilytysohje on pussin takana, mutta tämä ei ollut sinun vikasi.',
    },
    { stars: 3, title: 'Liian makeaa', text: 'Lapset tykkäsivät, minä en. Sokerikuori on paksuhko.' },
    {
      stars: 3,
      title: 'Pussi ei sulkeudu',
      text: 'Karkki on hyvää, mutta pussia ei saa uudelleen kiinni ja loput kuivuivat.',
      reply: 'Hyvä huomio. Suljettava pussi on kokeilussa, ja siihen asti pyykkipoika on paras ystävä.',
    },
    {
      stars: 1,
      title: 'Kivikovia',
      text: 'Pussi oli ilmeisesti ollut auki jo tullessaan, sillä sisältö oli kovaa kuin kivi. Vanhat hampaani sanoivat ei.',
      reply: 'Sauma oli pettänyt, ja vika on meidän. Uusi pussi lähti samana päivänä, ja rahat palautettiin vanhasta.',
    },
    {
      stars: 2,
      title: 'Ei ollut minua varten',
      text: 'Muut kehuvat, minusta jälkimaku oli outo. Annoin pussin työkaverille, joka ilahtui.',
    },
    {
      stars: 3,
      title: 'Värit haaleat',
      text: 'Lapsenlapsi kysyi, ovatko nämä vanhoja. Eivät olleet, maku oli hyvä.',
      reply: 'Värit tulevat kasviksista, siksi ne ovat hillittyjä. Kerro lapsenlapselle, että maku on tallessa.',
    },
  ],
  pastilles: [
    {
      stars: 3,
      title: 'Rasia on hankala',
      text: 'Kansi aukeaa liian lujaa ja pastillit lensivät bussin lattialle. Maku on hyvä.',
      reply: 'Pahoittelemme bussia. Saranaa löysättiin keväällä, uudemmat rasiat aukeavat säädyllisemmin.',
    },
    { stars: 2, title: 'Liian voimakas', text: 'Luulin kestäväni, en kestänyt. Mies söi rasian.' },
    {
      stars: 3,
      title: 'Vähän rasiaa, paljon hintaa',
      text: 'Neljäkymmentä grammaa menee viikossa. Kolmen rasian pakkaus pitäisi olla kaikista mauista.',
      reply: 'Toive kirjattu. Kolmen pakkauksia on nyt kolmesta mausta ja lisää tulee sen mukaan, mitä kysytään.',
    },
    {
      stars: 1,
      title: 'Rasia tuli tyhjänä',
      text: 'Kansi oli auennut ja pastillit olivat pitkin pakettia. Imuroin ne.',
      reply: 'Niin ei pidä käydä. Uusi rasia lähti heti, ja kannet teipataan nyt matkan ajaksi.',
    },
  ],
  biscuits: [
    {
      stars: 2,
      title: 'Puolet muruina',
      text: 'Kotelosta tuli enemmän murua kuin keksiä. Jogurtin päällä hyviä, mutta en siksi näitä tilannut.',
      reply: 'Et tietenkään. Lähetimme uudet, ja kotelo kulkee nyt laatikon keskellä eikä laidalla.',
    },
    { stars: 3, title: 'Odotin pehmeämpää', text: 'Maku kohdallaan, mutta minun hampailleni turhan rapeita.' },
    {
      stars: 3,
      title: 'Perushyviä',
      text: 'Hyviä kekseinä, mutta kotitekoiset voittavat edelleen. Kahvin kanssa menevät.',
    },
    {
      stars: 1,
      title: 'Pehmenneitä',
      text: 'Keksit olivat pehmeitä jo avatessa. Ei tämän hintaisista.',
      reply: 'Ei niin. Kotelon sauma oli auki, ja tarkistimme koko erän. Uudet lähtivät samana päivänä.',
    },
  ],
  breads: [
    {
      stars: 2,
      title: 'Tuli kuivana',
      text: 'Paketti viipyi viikonlopun yli ja leipä oli jo kova. Paahtamalla sai syötyä.',
      reply:
        'Tuoreen leivän pitää olla perillä parissa päivässä, ja tämä ei ollut. Hyvitimme tilauksen. Kova leipä on hyvää hernekeitossa.',
    },
    { stars: 3, title: 'Kovin hapan', text: 'Maistuu aidolta, mutta on minulle liian hapan. Voi auttaa.' },
    {
      stars: 3,
      title: 'Murusia pussin pohjalla',
      text: 'Kolmannes oli mennyt palasiksi. Maku erinomainen, rouhe meni salaattiin.',
      reply:
        'Rouhe salaattiin on oikea ratkaisu, mutta ei meidän tarkoituksemme. Pussi saa nyt enemmän tyhjää ympärilleen.',
    },
    {
      stars: 1,
      title: 'Hometta',
      text: 'Leivän pohjassa oli hometta kolmantena päivänä, vaikka säilytin ohjeen mukaan.',
      reply:
        'Tämä ei ole kunnossa. Rahat on palautettu, ja erä tutkittiin: pussi oli saanut reiän koneessa. Kiitos kuvasta, se auttoi.',
    },
  ],
  gifts: [
    {
      stars: 2,
      title: 'Nauha oli vinossa',
      text: 'Rasia oli hyvä, mutta nauha oli solmittu kiireessä. Solmin uudestaan ennen antamista.',
      reply:
        'Kiire ei kuulu nauhaan. Kerroimme pakkaamossa, ja seuraavan tilauksesi solmii Leena, jonka rusetit pysyvät.',
    },
    {
      stars: 1,
      title: 'Myöhästyi juhlista',
      text: 'Tilasin ajoissa, ja silti paketti tuli syntymäpäivän jälkeisenä tiistaina. Lahja ilman lahjaa.',
      reply:
        'Olemme pahoillamme. Paketti lähti meiltä ajoissa mutta jäi matkalle, ja se on silti meidän asiamme. Palautimme koko hinnan, ja lahja on sinun.',
    },
    {
      stars: 3,
      title: 'Ihan kiva, vähän kallis',
      text: 'Sisältö oli hyvä, mutta samat tuotteet erikseen olisivat maksaneet melkein saman ilman laatikkoa.',
      reply: 'Niin ne tekisivät: laatikosta ja nauhasta emme ota paljon, mutta jotakin kuitenkin. Kiitos, että laskit.',
    },
    {
      stars: 3,
      title: 'Saaja ei pitänyt kaikesta',
      text: 'Puolet meni hyvin, puolet jäi. Olisi mukava, jos sisällön voisi valita itse.',
      reply: 'Sitä toivovat muutkin, ja asiaa mietitään. Siihen asti tuotteet voi tilata erikseen samaan pakettiin.',
    },
  ],
  tablet: [
    {
      stars: 3,
      title: 'Kuusitoista merkkiä on vähän',
      text: 'Lopputulos oli siisti, mutta jouduin lyhentämään nimen. Lisää tilaa etupuolelle.',
      reply: 'Raja tulee levystä: pienempi kirjain murenisi. Kääntöpuolella on kuusi riviä, jos asiaa on enemmän.',
    },
    {
      stars: 2,
      title: 'Oma kirjoitusvirhe',
      text: 'Kirjoitin nimen väärin ja huomasin vasta, kun levy oli tullut. Ymmärrän, ettei sitä voi palauttaa, mutta harmittaa.',
      reply:
        'Harmittaa meitäkin. Kaiverramme sen, mitä on kirjoitettu, koska virheet ovat joskus tahallisia. Jos tilaat uuden, kirjoita siitä asiakaspalveluun, niin toimituksen maksamme me.',
    },
    {
      stars: 1,
      title: 'Kulma oli lohjennut',
      text: 'Teksti oli ehjä, mutta levyn kulma oli irti. Häälahjaksi sellaista ei anneta.',
      reply:
        'Ei anneta. Kaiversimme uuden samana päivänä ja lähetimme sen pikana. Rasiaan on sen jälkeen lisätty kulmasuojat.',
    },
  ],
}
