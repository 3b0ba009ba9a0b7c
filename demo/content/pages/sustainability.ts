import { type PageDefinition, plainMeta } from '../define.ts'
import { productView } from '../media.ts'
import { facts, further, panel, prose, questions } from '../parts.ts'
import { latestNews } from './news.ts'

/* The figures are those of 2025; in each table the three languages say the same. */

const inShort = facts({
  key: 'sustainability-short',
  name: 'Vastuullisuus: lyhyesti',
  heading: { fi: 'Vuosi 2025 *kolmena lukuna*', sv: 'År 2025 *i tre siffror*', en: 'The year 2025 *in three figures*' },
  items: [
    {
      heading: { fi: '96 tonnia papuja', sv: '96 ton bönor', en: '96 tonnes of beans' },
      body: {
        fi: 'Jokaisesta säkistä tiedämme tilan tai osuuskunnan. Tuntematonta kaakaota ei osteta.',
        sv: 'För varje säck vet vi gården eller kooperativet. Okänd kakao köps inte.',
        en: 'Of every sack we know the farm or the co-operative. We buy no cocoa from nowhere.',
      },
      url: 'content:article-cocoa',
    },
    {
      heading: { fi: '1,1 prosenttia hukkaa', sv: '1,1 procent svinn', en: '1.1 per cent wasted' },
      body: {
        fi: 'Niin paljon tehdystä meni polttoon. Harmaantunut syödään talossa, rikkoutunut myydään Vallilassa punnittuna.',
        sv: 'Så mycket av det vi gjorde gick till förbränning. Grånat äts i huset, brutet säljs i lösvikt i Vallgård.',
        en: 'That much of what we made was burnt. What turns grey is eaten in the house; what breaks is sold by weight in Vallila.',
      },
    },
    {
      heading: { fi: '81 prosenttia kuitua', sv: '81 procent fiber', en: '81 per cent fibre' },
      body: {
        fi: 'Niin suuri osa pakkausten painosta on paperia ja kartonkia. Loppu on foliota ja muovia, ja muovista pitää päästä.',
        sv: 'Så stor del av förpackningarnas vikt är papper och kartong. Resten är folie och plast, och plasten ska bort.',
        en: 'That share of our packaging, by weight, is paper and board. The rest is foil and plastic, and the plastic has to go.',
      },
    },
  ],
})

const cocoa = prose({
  key: 'sustainability-cocoa',
  name: 'Vastuullisuus: kaakao',
  heading: {
    fi: 'Kaakao: *keneltä ja millä ehdoilla*',
    sv: 'Kakaon: *av vem och på vilka villkor*',
    en: 'Cocoa: *from whom, on what terms*',
  },
  html: {
    fi: `<table>
<thead><tr><th scope="col">Alkuperä</th><th scope="col">Tonnia</th><th scope="col">Keneltä</th><th scope="col">Miten maksetaan</th></tr></thead>
<tbody>
<tr><th scope="row">Ghana</th><td>61</td><td>Viljelijäosuuskunnilta, monivuotisin sopimuksin</td><td>Laadun mukaan, puolet punnittaessa</td></tr>
<tr><th scope="row">Manabí, Ecuador</th><td>27</td><td>Kahdelta osuuskunnalta</td><td>Laadun mukaan, satokausi kerrallaan</td></tr>
<tr><th scope="row">Piura, Peru</th><td>8</td><td>Yhdeltä perheeltä, koko luomusato</td><td>Ennen sadonkorjuuta</td></tr>
</tbody>
</table>
<p>Rubiinimassa on asia erikseen. Ostamme sitä valmiina viisi tonnia vuodessa, ja papuja siihen tulee Ecuadorista ja Norsunluurannikolta. Valmistaja tuntee osuuskunnat, me emme vielä.</p>`,
    sv: `<table>
<thead><tr><th scope="col">Ursprung</th><th scope="col">Ton</th><th scope="col">Av vem</th><th scope="col">Hur vi betalar</th></tr></thead>
<tbody>
<tr><th scope="row">Ghana</th><td>61</td><td>Odlarkooperativ, med fleråriga avtal</td><td>Efter kvalitet, hälften vid vägningen</td></tr>
<tr><th scope="row">Manabí, Ecuador</th><td>27</td><td>Två kooperativ</td><td>Efter kvalitet, en skörd i taget</td></tr>
<tr><th scope="row">Piura, Peru</th><td>8</td><td>En familj, hela den ekologiska skörden</td><td>Före skördetiden</td></tr>
</tbody>
</table>
<p>Rubymassan är en sak för sig. Vi köper fem ton färdig massa om året, och bönorna till den kommer från Ecuador och Elfenbenskusten. Tillverkaren känner kooperativen, vi gör det inte ännu.</p>`,
    en: `<table>
<thead><tr><th scope="col">Origin</th><th scope="col">Tonnes</th><th scope="col">From whom</th><th scope="col">How we pay</th></tr></thead>
<tbody>
<tr><th scope="row">Ghana</th><td>61</td><td>Growers’ co-operatives, with contracts of several years</td><td>By quality, half at the weighing</td></tr>
<tr><th scope="row">Manabí, Ecuador</th><td>27</td><td>Two co-operatives</td><td>By quality, one harvest at a time</td></tr>
<tr><th scope="row">Piura, Peru</th><td>8</td><td>One family, its whole organic crop</td><td>Before the harvest</td></tr>
</tbody>
</table>
<p>Ruby mass is a matter of its own. We buy five tonnes of it ready each year, and its beans come from Ecuador and Côte d’Ivoire. Its maker knows the co-operatives; we do not yet.</p>`,
  },
})

const bean = panel({
  key: 'sustainability-before',
  name: 'Vastuullisuus: maksu ennen satoa',
  heading: { fi: 'Maksu *ennen satoa*', sv: 'Betalt *före skörden*', en: 'Paid *before the harvest*' },
  body: {
    fi: '<p>Kun luomusadon hinta on tilillä jo ennen kuin hedelmät ovat kypsiä, viljelijä ei tarvitse lainaa eikä hänen tarvitse poimia liian varhain. Riski on silloin meidän. Kaksi kertaa kymmenessä vuodessa sato on jäänyt pienemmäksi kuin maksoimme, ja kummallakin kerralla seuraava oli parempi.</p>',
    sv: '<p>När priset för den ekologiska skörden står på kontot innan frukterna är mogna behöver odlaren varken låna eller plocka för tidigt. Risken är då vår. Två gånger på tio år har skörden blivit mindre än vi betalade för, och båda gångerna var nästa bättre.</p>',
    en: '<p>When the price of the organic crop is in the bank before the pods are ripe, the grower needs no loan and need not pick too early. The risk is then ours. Twice in ten years the crop has been smaller than we paid for, and both times the next was better.</p>',
  },
  image: productView('luomu-tumma-70', 2),
  side: 'left',
  background: 'sage',
  quarter: true,
  way: {
    label: { fi: 'Lue kaakaosta', sv: 'Läs om kakaon', en: 'Read about the cocoa' },
    url: 'content:article-cocoa',
  },
})

const goals = prose({
  key: 'sustainability-goals',
  name: 'Vastuullisuus: mittarit',
  heading: { fi: 'Mistä, missä ja *mihin*', sv: 'Varifrån, var och *vart*', en: 'From where, and *to where*' },
  html: {
    fi: `<table>
<thead><tr><th scope="col">Mittari</th><th scope="col">2022</th><th scope="col">2025</th><th scope="col">Tavoite 2030</th></tr></thead>
<tbody>
<tr><th scope="row">Energia, kWh tuotekiloa kohti</th><td>2,1</td><td>1,6</td><td>1,2</td></tr>
<tr><th scope="row">Vesi, litraa tuotekiloa kohti</th><td>3,4</td><td>2,9</td><td>2,4</td></tr>
<tr><th scope="row">Oman toiminnan päästöt, tonnia CO₂</th><td>318</td><td>190</td><td>60</td></tr>
<tr><th scope="row">Hukka polttoon, osuus tehdystä</th><td>2,8 %</td><td>1,1 %</td><td>0,5 %</td></tr>
<tr><th scope="row">Kuitua pakkausten painosta</th><td>68 %</td><td>81 %</td><td>95 %</td></tr>
</tbody>
</table>
<p>Sähkö on ollut tuulesta vuodesta 2023, ja paahtimen hukkalämpö kuivattaa näkkileivän. Loput päästöistä tulevat kahvilojen kaukolämmöstä ja omista autoista.</p>`,
    sv: `<table>
<thead><tr><th scope="col">Mått</th><th scope="col">2022</th><th scope="col">2025</th><th scope="col">Mål 2030</th></tr></thead>
<tbody>
<tr><th scope="row">Energi, kWh per kilo produkt</th><td>2,1</td><td>1,6</td><td>1,2</td></tr>
<tr><th scope="row">Vatten, liter per kilo produkt</th><td>3,4</td><td>2,9</td><td>2,4</td></tr>
<tr><th scope="row">Utsläpp från egen verksamhet, ton CO₂</th><td>318</td><td>190</td><td>60</td></tr>
<tr><th scope="row">Svinn till förbränning, del av det tillverkade</th><td>2,8 %</td><td>1,1 %</td><td>0,5 %</td></tr>
<tr><th scope="row">Fiber av förpackningarnas vikt</th><td>68 %</td><td>81 %</td><td>95 %</td></tr>
</tbody>
</table>
<p>Elen har kommit från vind sedan 2023, och rostens spillvärme torkar knäckebrödet. Resten av utsläppen kommer från kaféernas fjärrvärme och de egna bilarna.</p>`,
    en: `<table>
<thead><tr><th scope="col">Measure</th><th scope="col">2022</th><th scope="col">2025</th><th scope="col">Goal for 2030</th></tr></thead>
<tbody>
<tr><th scope="row">Energy, kWh to the kilo made</th><td>2.1</td><td>1.6</td><td>1.2</td></tr>
<tr><th scope="row">Water, litres to the kilo made</th><td>3.4</td><td>2.9</td><td>2.4</td></tr>
<tr><th scope="row">Emissions of our own, tonnes of CO₂</th><td>318</td><td>190</td><td>60</td></tr>
<tr><th scope="row">Waste burnt, share of what we made</th><td>2.8%</td><td>1.1%</td><td>0.5%</td></tr>
<tr><th scope="row">Fibre, share of packaging by weight</th><td>68%</td><td>81%</td><td>95%</td></tr>
</tbody>
</table>
<p>Our electricity has come from wind since 2023, and the roaster’s waste heat dries the crispbread. The rest of the emissions are the cafés’ district heating and our own vans.</p>`,
  },
  field: 'cream',
})

const open = questions({
  key: 'sustainability-open',
  name: 'Vastuullisuus: kesken',
  heading: { fi: 'Mikä on vielä *kesken*', sv: 'Vad som *återstår*', en: 'What is *not done yet*' },
  items: [
    {
      title: { fi: 'Maito', sv: 'Mjölken', en: 'Milk' },
      body: {
        fi: '<p>Kun mukaan lasketaan raaka-aineet, eniten päästöjä tulee maidosta: 41 prosenttia kaikesta. Kaakaon osuus on 34. Maitosuklaasta emme luovu, mutta joka neljäs uusi resepti tehdään kauralla.</p>',
        sv: '<p>När råvarorna räknas med står mjölken för mest utsläpp: 41 procent av allt. Kakaon står för 34. Mjölkchokladen ger vi inte upp, men vart fjärde nytt recept görs på havre.</p>',
        en: '<p>With raw materials counted, most of the emissions come from milk: 41 per cent of everything. Cocoa is 34. We are not giving up milk chocolate, but every fourth new recipe is made with oats.</p>',
      },
    },
    {
      title: { fi: 'Karkkipussit', sv: 'Godispåsarna', en: 'The bags of sweets' },
      body: {
        fi: '<p>Frooshin pussit ovat muovia, koska kirpeä sokeri kastuu paperissa viikossa. Pussi kelpaa muovinkeräykseen. Kuitupussia on kokeiltu kahdesti, ja kolmas koe on keväällä.</p>',
        sv: '<p>Frooshs påsar är av plast, för i papper blir det sura sockret fuktigt på en vecka. Påsen går i plaståtervinningen. En fiberpåse har vi prövat två gånger, och det tredje försöket görs i vår.</p>',
        en: '<p>Froosh bags are plastic, because in paper the sour sugar is damp within a week. The bag goes into plastics recycling. We have tried a fibre bag twice, and the third attempt is this spring.</p>',
      },
    },
    {
      title: { fi: 'Viljelijän tulot', sv: 'Odlarens inkomst', en: 'Growers’ incomes' },
      body: {
        fi: '<p>Tiedämme, mitä maksamme osuuskunnalle. Emme tiedä jokaisesta perheestä, riittääkö se elämiseen. Ghanassa tehdään vuonna 2027 tuloselvitys, jonka tulokset julkaisemme tällä sivulla, olivat ne millaisia tahansa.</p>',
        sv: '<p>Vi vet vad vi betalar kooperativet. Vi vet inte för varje familj om det räcker att leva på. I Ghana görs 2027 en inkomststudie, och resultaten publicerar vi på den här sidan, hurdana de än blir.</p>',
        en: '<p>We know what we pay the co-operative. We do not know of every family whether it is enough to live on. A study of incomes in Ghana will be made in 2027, and we will publish its results on this page, whatever they are.</p>',
      },
    },
  ],
})

export const sustainabilityPage = {
  key: 'sustainability',
  type: 'LandingPage',
  parent: 'story',
  name: { fi: 'Vastuullisuus', sv: 'Ansvar', en: 'Sustainability' },
  slug: { fi: 'vastuullisuus', sv: 'ansvar', en: 'sustainability' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Vastuullisuus lukuina · Konvehti',
      sv: 'Ansvar i siffror · Konvehti',
      en: 'Sustainability in figures · Konvehti',
    },
    metaDescription: {
      fi: 'Keneltä kaakao ostetaan ja miten siitä maksetaan, paljonko energiaa, vettä ja hukkaa syntyy, ja mikä on Konvehdilla vielä kesken.',
      sv: 'Av vem kakaon köps och hur den betalas, hur mycket energi, vatten och svinn det blir, och vad som ännu återstår för Konvehti.',
      en: 'Whom we buy cocoa from and how we pay for it, how much energy, water and waste there is, and what Konvehti has not done yet.',
    },
    ogImage: productView('luomu-tumma-70', 2),
    heading: {
      fi: 'Luvut, *myös ne huonot*',
      sv: 'Siffrorna, *också de sämre*',
      en: 'The figures, *the poor ones too*',
    },
    lead: {
      fi: 'Hyvä suklaa on helppo luvata. Siksi tällä sivulla on enemmän numeroita kuin adjektiiveja.',
      sv: 'God choklad är lätt att lova. Därför finns det fler siffror än adjektiv på den här sidan.',
      en: 'Good chocolate is easy to promise. So this page has more numbers than adjectives.',
    },
    mainBody: '',
    field: 'sage',
  },
  areas: {
    mainContentArea: [
      inShort,
      cocoa,
      bean,
      goals,
      open,
      latestNews(
        'sustainability-news',
        { fi: 'Mitä tästä on *tiedotettu*', sv: 'Vad vi *har berättat*', en: 'What we *have told the press*' },
        {
          field: 'sage',
          lead: {
            fi: 'Sopimuksista, sadoista ja pakkauksista.',
            sv: 'Om avtal, skördar och förpackningar.',
            en: 'On contracts, harvests and packaging.',
          },
          keywords: {
            fi: 'Piura, osuuskunt, muovi',
            sv: 'Piura, kooperativ, plast',
            en: 'Piura, cooperativ, plastic',
          },
        },
      ),
      further({
        key: 'sustainability-further',
        name: 'Vastuullisuus: lue lisää',
        heading: { fi: 'Lue *seuraavaksi*', sv: 'Läs *härnäst*', en: 'Read *next*' },
        pages: ['content:article-cocoa', 'content:willja-forest', 'content:froosh-colours'],
      }),
    ],
  },
} satisfies PageDefinition
