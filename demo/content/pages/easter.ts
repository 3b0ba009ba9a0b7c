import { asked, askedEmail, askedLetter, askedName } from '../forms.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productPicture, productView } from '../media.ts'
import { notice, panel, prose, questions, shelf } from '../parts.ts'

/** The end of the tenth of January in Helsinki. */
const voteEnds = '2027-01-11T00:00:00+02:00'

const egg = panel({
  key: 'easter-egg',
  name: 'Pääsiäinen: muna',
  heading: { fi: 'Muna, joka *helisee*', sv: 'Ett ägg som *skallrar*', en: 'An egg that *rattles*' },
  body: {
    fi: '<p>Kuori valetaan kahdessa kerroksessa ja suljetaan vasta, kun sisällä on kourallinen pilkullisia nougatmunia. Ravista ensin. Avaa sitten: lyö sauman kohdalta, niin saat kaksi kulhoa.</p>',
    sv: '<p>Skalet gjuts i två lager och stängs först när det ligger en handfull prickiga nougatägg inuti. Skaka först. Öppna sedan: slå på skarven, så får du två skålar.</p>',
    en: '<p>The shell is poured in two layers and closed only once there is a handful of speckled nougat eggs inside. Shake it first. Then open it: strike the seam and you have two bowls.</p>',
  },
  image: productPicture('suklaamuna'),
  second: productView('suklaamuna', 2),
  side: 'right',
  background: 'butter',
  quarter: true,
  way: { label: { fi: 'Katso suklaamuna', sv: 'Se chokladägget', en: 'See the egg' }, url: 'product:KV7070' },
  note: { fi: '100 tai 200 g · alkaen 8,90 €', sv: '100 eller 200 g · från 8,90 €', en: '100 or 200 g · from €8.90' },
})

const vote = {
  key: 'easter-vote',
  type: 'FormBlock',
  name: 'Pääsiäinen: täyteäänestys',
  to: voteEnds,
  fields: {
    formName: 'Pääsiäismunan täyte',
    heading: { fi: 'Päätä *täyte*', sv: 'Bestäm *fyllningen*', en: 'Choose *the filling*' },
    headingLevel: 'h2',
    intro: {
      fi: '<p>Yksi kevään munista on vielä tyhjä. Se täytetään sillä, mikä saa eniten ääniä 10. tammikuuta mennessä. Äänestäneiden kesken arvomme kaksikymmentä suurta munaa. Voittajille kirjoitamme viimeistään 22. tammikuuta, ja munat lähtevät maaliskuussa.</p>',
      sv: '<p>Ett av vårens ägg är fortfarande tomt. Det fylls med det som får flest röster till och med den 10 januari. Bland dem som röstar lottar vi ut tjugo stora ägg. Vinnarna får brev av oss senast den 22 januari, och äggen skickas i mars.</p>',
      en: '<p>One of the eggs of spring is still empty. It will be filled with whatever has most votes by 10 January. Twenty large eggs will be drawn among the voters. We write to the winners by 22 January, and the eggs leave in March.</p>',
    },
    field: 'mint',
    image: productView('paasiaiskonvehdit', 2),
    items: [
      asked(
        'filling',
        { fi: 'Mitä munan sisään?', sv: 'Vad ska in i ägget?', en: 'What goes inside?' },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: 'Raparperi ja vanilja', sv: 'Rabarber och vanilj', en: 'Rhubarb and vanilla' },
            { fi: 'Pasha ja sitruuna', sv: 'Pasha och citron', en: 'Pasha and lemon' },
            { fi: 'Kinuski ja merisuola', sv: 'Kola och havssalt', en: 'Caramel and sea salt' },
            { fi: 'Ruismallas ja appelsiini', sv: 'Rågmalt och apelsin', en: 'Rye malt and orange' },
          ],
        },
      ),
      asked(
        'why',
        { fi: 'Miksi juuri se?', sv: 'Varför just det?', en: 'Why that one?' },
        {
          kind: 'lines',
          maxLength: 500,
          help: {
            fi: 'Ei ratkaise mitään, mutta keittiö lukee kaikki.',
            sv: 'Avgör ingenting, men köket läser allt.',
            en: 'It decides nothing, but the kitchen reads them all.',
          },
        },
      ),
      askedName,
      askedEmail,
      asked(
        'rules',
        {
          fi: 'Olen 18 vuotta täyttänyt, ja tietojani saa käyttää äänestyksessä ja arvonnassa.',
          sv: 'Jag har fyllt 18 år och mina uppgifter får användas i omröstningen och utlottningen.',
          en: 'I am 18 or older, and my details may be used in the vote and the draw.',
        },
        { kind: 'consent', isRequired: true, policyUrl: 'content:privacy' },
      ),
      askedLetter,
    ],
    submitLabel: { fi: 'Anna ääni', sv: 'Rösta', en: 'Cast your vote' },
    thanksHeading: { fi: 'Vielä yksi asia', sv: 'En sak till', en: 'One thing more' },
    thanksText: {
      fi: 'Lähetimme sähköpostiisi linkin. Paina sitä, niin äänesi lasketaan.',
      sv: 'Vi skickade en länk till din e-post. Tryck på den, så räknas din röst.',
      en: 'There is a link in your mailbox. Follow it, and your vote is counted.',
    },
    thanksPage: '',
    confirmPage: 'content:easter-thanks',
    desk: 'marketing',
  },
} satisfies BlockDefinition

const counted = {
  ...notice({
    key: 'easter-counted',
    name: 'Pääsiäinen: äänet laskettu',
    heading: { fi: 'Äänestys on päättynyt', sv: 'Omröstningen är avslutad', en: 'The vote has closed' },
    body: {
      fi: '<p>Kiitos jokaisesta äänestä. Munat valetaan helmikuussa, ja täyte paljastuu, kun hylly avataan 15.2.</p>',
      sv: '<p>Tack för varje röst. Äggen gjuts i februari, och fyllningen avslöjas när hyllan öppnas den 15 februari.</p>',
      en: '<p>Thank you for every vote. The eggs are poured in February, and the filling is revealed when the shelf opens on 15 February.</p>',
    },
  }),
  from: voteEnds,
} satisfies BlockDefinition

const days = prose({
  key: 'easter-days',
  name: 'Pääsiäinen: päivät',
  heading: { fi: 'Kevään *päivät*', sv: 'Vårens *dagar*', en: 'The days *of spring*' },
  html: {
    fi: `<table>
<thead><tr><th scope="col">Päivä</th><th scope="col">Mitä tapahtuu</th></tr></thead>
<tbody>
<tr><th scope="row">Sunnuntai 10.1.</th><td>Täyteäänestys päättyy keskiyöllä</td></tr>
<tr><th scope="row">Maanantai 15.2.</th><td>Pääsiäishylly avataan: rakeet, ruismallaslevy ja äänestetty muna</td></tr>
<tr><th scope="row">Perjantai 12.3.</th><td>Viimeinen tilauspäivä Ruotsiin, Tanskaan, Norjaan ja Islantiin</td></tr>
<tr><th scope="row">Perjantai 19.3.</th><td>Viimeinen tilauspäivä Suomeen, jotta paketti on perillä ennen pitkääperjantaita</td></tr>
<tr><th scope="row">Sunnuntai 28.3.</th><td>Pääsiäinen</td></tr>
</tbody>
</table>`,
    sv: `<table>
<thead><tr><th scope="col">Dag</th><th scope="col">Vad som händer</th></tr></thead>
<tbody>
<tr><th scope="row">Söndag 10 januari</th><td>Omröstningen avslutas vid midnatt</td></tr>
<tr><th scope="row">Måndag 15 februari</th><td>Påskhyllan öppnas: godisägg, rågmaltskaka och ägget ni röstade fram</td></tr>
<tr><th scope="row">Fredag 12 mars</th><td>Sista beställningsdag till Sverige, Danmark, Norge och Island</td></tr>
<tr><th scope="row">Fredag 19 mars</th><td>Sista beställningsdag i Finland, så att paketet är framme före långfredagen</td></tr>
<tr><th scope="row">Söndag 28 mars</th><td>Påskdagen</td></tr>
</tbody>
</table>`,
    en: `<table>
<thead><tr><th scope="col">Day</th><th scope="col">What happens</th></tr></thead>
<tbody>
<tr><th scope="row">Sunday 10 January</th><td>The vote closes at midnight</td></tr>
<tr><th scope="row">Monday 15 February</th><td>The Easter shelf opens: candy-coated eggs, the rye malt bar and the egg you voted for</td></tr>
<tr><th scope="row">Friday 12 March</th><td>Last day to order to Sweden, Denmark, Norway and Iceland</td></tr>
<tr><th scope="row">Friday 19 March</th><td>Last day to order in Finland, so that the parcel is there before Good Friday</td></tr>
<tr><th scope="row">Sunday 28 March</th><td>Easter Sunday</td></tr>
</tbody>
</table>`,
  },
  field: 'cream',
})

const asks = questions({
  key: 'easter-questions',
  name: 'Pääsiäinen: kysymykset',
  heading: { fi: 'Kysytään joka kevät', sv: 'Frågas varje vår', en: 'Asked every spring' },
  items: [
    {
      title: {
        fi: 'Miksi kaikki pääsiäisen tuotteet eivät ole myynnissä nyt?',
        sv: 'Varför säljs inte alla påskprodukter nu?',
        en: 'Why is not everything for Easter on sale now?',
      },
      body: {
        fi: '<p>Koska useimmat valetaan yhtenä eränä ennen pääsiäistä. Loppunutta voi vahtia: tuotesivulla on painike, joka lähettää viestin, kun hylly taas täyttyy.</p>',
        sv: '<p>För att de flesta gjuts i en enda sats före påsk. Det som är slut går att bevaka: på produktsidan finns en knapp som skickar ett meddelande när hyllan fylls på igen.</p>',
        en: '<p>Because most of it is poured in one batch before Easter. You can keep watch on what is sold out: a button on the product page sends you a message when the shelf is filled again.</p>',
      },
    },
    {
      title: {
        fi: 'Kestääkö muna postissa?',
        sv: 'Håller ägget i posten?',
        en: 'Does the egg survive the post?',
      },
      body: {
        fi: '<p>Kestää. Kuori on paksu, ja muna seisoo paketissa omassa kaulurissaan. Jos se silti on haljennut, lähetä kuva, niin saat uuden.</p>',
        sv: '<p>Ja. Skalet är tjockt, och ägget står i en egen krage i paketet. Har det ändå spruckit, skicka en bild, så får du ett nytt.</p>',
        en: '<p>It does. The shell is thick, and the egg stands in a collar of its own. If it is cracked all the same, send a picture and you get a new one.</p>',
      },
    },
    {
      title: { fi: 'Onko munissa pähkinää?', sv: 'Innehåller äggen nötter?', en: 'Are there nuts in the eggs?' },
      body: {
        fi: '<p>Suuressa munassa on hasselpähkinää, konvehdeissa myös mantelia. Vehnää munassa ei ole. Tarkka lista on kunkin tuotteen sivulla ja pakkauksessa.</p>',
        sv: '<p>Det stora ägget innehåller hasselnöt, pralinerna också mandel. Vete finns inte i ägget. Den exakta listan står på varje produkts sida och på förpackningen.</p>',
        en: '<p>The large egg has hazelnuts, and the pralines almonds as well. There is no wheat in the egg. The exact list is on each product’s page and on the package.</p>',
      },
    },
  ],
})

export const easterPage = {
  key: 'easter',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Pääsiäinen', sv: 'Påsk', en: 'Easter' },
  slug: { fi: 'paasiainen', sv: 'pask', en: 'easter' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Pääsiäissuklaat ja täyteäänestys · Konvehti',
      sv: 'Påskchoklad och omröstning om fyllningen · Konvehti',
      en: 'Easter chocolate, and a vote on the filling · Konvehti',
    },
    metaDescription: {
      fi: 'Äänestä, millä yksi kevään suklaamunista täytetään. Pääsiäishylly avataan 15.2., viimeinen tilauspäivä Suomeen on 19.3.',
      sv: 'Rösta om vad ett av vårens chokladägg ska fyllas med. Påskhyllan öppnas den 15 februari, sista beställningsdag i Finland är den 19 mars.',
      en: 'Vote on what goes into one of this spring’s chocolate eggs. The Easter shelf opens on 15 February; order by 19 March in Finland.',
    },
    ogImage: productPicture('suklaamuna'),
    heading: { fi: 'Ravista *ennen kuin avaat*', sv: 'Skaka *innan du öppnar*', en: 'Shake *before you open*' },
    lead: {
      fi: 'Pääsiäiseen on vielä matkaa, mutta yksi asia pitää päättää jo nyt.',
      sv: 'Det är långt till påsk, men en sak måste bestämmas redan nu.',
      en: 'Easter is a long way off, but one thing has to be decided now.',
    },
    mainBody: '',
    field: 'butter',
  },
  areas: {
    mainContentArea: [
      vote,
      counted,
      egg,
      days,
      shelf({
        key: 'easter-shelf',
        name: 'Pääsiäinen: hylly',
        heading: { fi: 'Hyllyssä jo nyt', sv: 'Redan på hyllan', en: 'On the shelf already' },
        body: {
          fi: 'Kaksi valetaan ympäri vuoden, pienissä erissä. Muut tulevat helmikuussa.',
          sv: 'Två gjuts året om, i små satser. De andra kommer i februari.',
          en: 'Two are poured all year, in small batches. The others come in February.',
        },
        codes: ['KV7070', 'KV2075'],
        way: { label: { fi: 'Kaikki lahjat', sv: 'Alla presenter', en: 'All gifts' }, url: 'category:lahjat' },
      }),
      asks,
    ],
  },
} satisfies PageDefinition

const meanwhile = panel({
  key: 'easter-thanks-next',
  name: 'Pääsiäisen kiitos: mitä seuraavaksi',
  heading: { fi: 'Kevääseen on *vielä matkaa*', sv: 'Det är *långt till våren*', en: 'Spring is *a while away*' },
  body: {
    fi: '<p>Sitä odotellessa voi leipoa. Resepteissämme jokaisella suklaalla on oma kakkunsa, ja osa niistä valmistuu ennen kuin uuni on lämmin.</p>',
    sv: '<p>Medan du väntar kan du baka. I våra recept har varje choklad sin egen kaka, och en del blir klara innan ugnen är varm.</p>',
    en: '<p>You can bake in the meantime. In our recipes each chocolate has a cake of its own, and some are done before the oven is warm.</p>',
  },
  image: picture('recipes/mousse'),
  side: 'left',
  background: 'mint',
  way: { label: { fi: 'Katso reseptit', sv: 'Se recepten', en: 'See the recipes' }, url: 'content:recipes' },
})

export const easterThanksPage = {
  key: 'easter-thanks',
  type: 'CampaignThankYouPage',
  parent: 'easter',
  name: { fi: 'Kiitos äänestä', sv: 'Tack för din röst', en: 'Thank you for voting' },
  slug: { fi: 'kiitos', sv: 'tack', en: 'thank-you' },
  fields: {
    ...plainMeta,
    noindex: true,
    metaTitle: {
      fi: 'Kiitos äänestä · Konvehti',
      sv: 'Tack för din röst · Konvehti',
      en: 'Thank you for voting · Konvehti',
    },
    metaDescription: {
      fi: 'Ääni pääsiäismunan täytteestä lasketaan, kun sähköpostiin tullut linkki avataan ajoissa. Kiitos, että olit mukana.',
      sv: 'Rösten om påskäggets fyllning gäller när länken i mejlet öppnas i tid. Tack för att du var med.',
      en: 'A vote on the filling of the Easter egg counts once the link in our e-mail is opened in time. Thank you for taking part.',
    },
    ogImage: productPicture('suklaamuna'),
    // What is shown does not depend on the answer to the link: it must be true of one that is too old as well.
    heading: { fi: 'Kiitos, että *äänestit*', sv: 'Tack för *att du röstade*', en: 'Thank you for *voting*' },
    lead: {
      fi: 'Täyte selviää, kun hylly avataan 15.2. Jos voitit munan, kirjoitamme sinulle viimeistään 22.1.',
      sv: 'Fyllningen avslöjas när hyllan öppnas den 15 februari. Har du vunnit ett ägg skriver vi senast den 22 januari.',
      en: 'The filling is revealed when the shelf opens on 15 February. If you have won an egg, we write by 22 January.',
    },
    mainBody: {
      fi: '<p>Laskemme yhden äänen henkeä kohti, kun sen linkki on avattu ajoissa. Jos haluat vaihtaa mielesi, äänestä samalla sähköpostilla uudestaan: viimeinen vahvistettu ääni on voimassa.</p>',
      sv: '<p>Vi räknar en röst per person, när länken har öppnats i tid. Vill du ändra dig, rösta en gång till med samma e-post: den sist bekräftade rösten gäller.</p>',
      en: '<p>We count one vote each, once its link has been opened in time. If you change your mind, vote again with the same e-mail: the last confirmed vote stands.</p>',
    },
    field: 'butter',
  },
  areas: { mainContentArea: [meanwhile] },
} satisfies PageDefinition
