import type { CriticismByKind } from './material.ts'

/** What Swedish-speaking readers were not happy with, and what the shop answered. */
export const swedishCriticism: CriticismByKind = {
  any: [
    {
      stars: 1,
      title: 'En vecka försenat',
      text: 'Paketet skulle komma på torsdagen och kom följande onsdag. Ingen hörde av sig.',
      reply:
        'Det borde vi ha gjort. Paketet hade fastnat på terminalen. Vi har betalat tillbaka leveransen, och numera går det ut ett meddelande vid förseningar.',
    },
    {
      stars: 1,
      title: 'Fel vara',
      text: 'Fick något annat än jag beställde. Trevligt bemötande när jag ringde, men presenten blev utan.',
      reply:
        'Förlåt, två hyllplatser hade bytts om. Den rätta skickades samma kväll, och den felaktiga får du behålla.',
    },
    {
      stars: 3,
      title: 'Bra men dyrt',
      text: 'Ingenting att klaga på i smaken, men priset gör att det blir till högtider.',
    },
    {
      stars: 2,
      title: 'Leveransavgiften',
      text: 'Gott, men på en liten beställning kostar leveransen nästan lika mycket som godsakerna.',
      reply:
        'Vi förstår. Hemleveransen kostar lika mycket för ett litet paket. Från 49 euro är frakten fri i Finland, och tillsammans med en granne når man dit fortare.',
    },
    { stars: 3, title: 'Helt okej', text: 'Hade höga förväntningar efter allt beröm. Bra, men inte mer än så.' },
    {
      stars: 1,
      title: 'Paketet gick till utlämning',
      text: 'Jag var hemma hela dagen men ingen ringde på. Fick åka två mil för att hämta.',
      reply: 'Så ska det inte gå till, och vi har talat med transportföretaget. Leveransavgiften är återbetald.',
    },
  ],
  bars: [
    {
      stars: 2,
      title: 'Helt i smulor',
      text: 'Kakan var krossad när jag öppnade. God i gröten, men jag ville bryta den själv.',
      reply: 'Det hör till. Vi har skickat en ny, och kakorna åker numera mellan två kartongskivor.',
    },
    {
      stars: 3,
      of: [
        'KV1015',
        'KV1020',
        'KV1025',
        'KV1030',
        'KV1040',
        'KV1050',
        'KV1060',
        'KV1075',
        'KV1095',
        'KV1100',
        'KV1105',
        'KV1115',
      ],
      title: 'För söt för mig',
      text: 'Kvaliteten är det inget fel på, men jag borde ha tagit en mörkare.',
      reply: 'Tack för att du sade det. Prova 72 procent med havssalt nästa gång, den ligger närmare.',
    },
    {
      stars: 1,
      title: 'Grå yta',
      text: 'Chokladen var grå och såg gammal ut. Åt den inte.',
      reply:
        'Det är fett som stigit upp när temperaturen har växlat, ofarligt men inte vad du har betalat för. En ny är på väg.',
    },
  ],
  pralines: [
    {
      stars: 2,
      title: 'Två hade läckt',
      text: 'Två praliner hade spruckit och kladdat ner de andra. Resten var goda.',
      reply: 'Vi beklagar. En ny ask är skickad, och de kladdiga får ätas med sked.',
    },
    {
      stars: 3,
      of: ['KV2005', 'KV2010', 'KV2015', 'KV2040', 'KV2045', 'KV2055', 'KV2065', 'KV2070', 'KV2075'],
      title: 'Små för priset',
      text: 'Goda och vackra, men jag trodde att de skulle vara större.',
    },
  ],
  sweets: [
    {
      stars: 3,
      title: 'Påsen går inte att stänga',
      text: 'Gott, men resten torkade för att påsen inte kan förslutas.',
      reply: 'Bra synpunkt, vi provar en påse som går att stänga. Tills dess rekommenderar vi en klädnypa.',
    },
    {
      stars: 2,
      title: 'Ihopklibbade',
      text: 'Allt satt ihop i en klump. Smaken var det inget fel på.',
      reply: 'Då har påsen legat för varmt någonstans. En ny är på väg.',
    },
  ],
  pastilles: [
    { stars: 3, title: 'Svår ask', text: 'Locket flyger upp och pastillerna med det. Annars goda.' },
    {
      stars: 2,
      of: ['KV4010', 'KV4015', 'KV4020', 'KV4030'],
      title: 'För starka',
      text: 'Trodde att jag tålde, men nej. Min man fick asken.',
    },
  ],
  biscuits: [
    {
      stars: 2,
      title: 'Mest smulor',
      text: 'Hälften var sönder. Bra på yoghurten, men det var inte tanken.',
      reply: 'Nej, det var det inte. Nya kex är skickade, och kartongen packas numera i mitten av lådan.',
    },
    { stars: 3, title: 'Lite hårda', text: 'God smak, men hårda för mina tänder. Doppade går de bra.' },
  ],
  breads: [
    {
      stars: 3,
      of: ['KV6005', 'KV6010', 'KV6015', 'KV6035'],
      title: 'Surare än väntat',
      text: 'Smakar äkta men är i suraste laget för mig.',
    },
    {
      stars: 2,
      of: ['KV6005', 'KV6010', 'KV6045'],
      title: 'Torrt när det kom',
      text: 'Brödet hade rest över helgen och var hårt. Rostat gick det ner.',
      reply: 'Färskt bröd ska vara framme på ett par dagar, och det var det inte. Du har fått pengarna tillbaka.',
    },
  ],
  gifts: [
    {
      stars: 1,
      title: 'Kom efter kalaset',
      text: 'Beställde i god tid men paketet kom dagen efter födelsedagen.',
      reply:
        'Det är vi ledsna för. Paketet lämnade oss i tid men blev på vägen, och det är ändå vårt ansvar. Hela summan är återbetald.',
    },
    {
      stars: 3,
      of: [
        'KV7005',
        'KV7010',
        'KV7015',
        'KV7020',
        'KV7025',
        'KV7030',
        'KV7035',
        'KV7040',
        'KV7045',
        'KV7050',
        'KV7055',
        'KV7075',
      ],
      title: 'Fint men dyrt',
      text: 'Vacker låda, men det mesta går att köpa för sig.',
    },
  ],
  tablet: [
    {
      stars: 3,
      title: 'Få tecken',
      text: 'Snyggt gjort, men sexton tecken räckte inte till båda namnen.',
      reply: 'Gränsen kommer av chokladen, mindre bokstäver smulas. På baksidan finns sex rader till.',
    },
  ],
}

/** What English-speaking readers were not happy with, and what the shop answered. */
export const englishCriticism: CriticismByKind = {
  any: [
    {
      stars: 1,
      title: 'Lost for a week',
      text: 'Tracking stood still for six days and nobody said a word. When it came, it was fine.',
      reply:
        'We should have written first. The parcel sat in a sorting centre; your delivery charge is refunded, and late parcels now get a message without asking.',
    },
    {
      stars: 2,
      title: 'Customs surprise',
      text: 'Nobody told me that Norway would charge VAT and a handling fee on top. Good product, sour ending.',
      reply:
        'It is said on the delivery page, but it should be easier to see, and we are changing that. Thank you for telling us.',
    },
    { stars: 3, title: 'Good, not great', text: 'After all the praise I expected fireworks. It is good. That is all.' },
    {
      stars: 1,
      title: 'Wrong item',
      text: 'A different product from the one I ordered. They were kind about it, but my present was late.',
      reply:
        'Two shelves had been mixed up, and we are sorry. The right one went out that evening; please keep the other.',
    },
    { stars: 3, title: 'Pricey', text: 'Lovely, but I can only justify it at Christmas.' },
  ],
  bars: [
    {
      stars: 2,
      title: 'Arrived in pieces',
      text: 'The bar was in about thirty parts. Tastes fine, looks like gravel.',
      reply: 'Not what we sent. A whole one is on its way, and bars now travel between two sheets of card.',
    },
    {
      stars: 3,
      of: [
        'KV1015',
        'KV1020',
        'KV1025',
        'KV1030',
        'KV1040',
        'KV1050',
        'KV1060',
        'KV1075',
        'KV1095',
        'KV1100',
        'KV1105',
        'KV1115',
      ],
      title: 'Sweeter than I thought',
      text: 'Well made, but I should have gone darker.',
    },
  ],
  pralines: [
    {
      stars: 2,
      title: 'Squashed corner',
      text: 'Two pralines had leaked and glued themselves to the lid.',
      reply: 'Our apologies. A new box has left today; a spoon will deal with the others.',
    },
    {
      stars: 3,
      title: 'Smaller than in the picture',
      text: 'Very good, though the box is smaller than it looks on screen.',
    },
  ],
  sweets: [
    {
      stars: 1,
      title: 'Not for me',
      text: 'I do not understand what happened in my mouth. My partner finished the bag.',
      reply: 'Thank you for trying. Our pear jellies are a gentler place to start.',
      of: ['KV3015', 'KV3020', 'KV3050'],
    },
    { stars: 3, title: 'Needs a resealable bag', text: 'Nice sweets, but they had gone hard by the weekend.' },
  ],
  pastilles: [
    {
      stars: 2,
      of: ['KV4010', 'KV4015', 'KV4020', 'KV4030'],
      title: 'Too strong',
      text: 'I tried three times. The tin is pretty.',
    },
  ],
  biscuits: [
    {
      stars: 2,
      title: 'Crumbs',
      text: 'A third of the packet was crumbs on arrival.',
      reply: 'That is too many. New ones are on their way, packed in the middle of the box this time.',
    },
  ],
  breads: [
    {
      stars: 3,
      of: ['KV6005', 'KV6010', 'KV6015', 'KV6035'],
      title: 'Very sour',
      text: 'Authentic, I am sure. A little much for me without butter.',
    },
  ],
  gifts: [
    {
      stars: 1,
      title: 'Too late for the birthday',
      text: 'Ordered a week ahead and it still came two days after.',
      reply:
        'It left us in time and was held up on the way, which is still ours to answer for. You have your money back, and the box is yours.',
    },
    {
      stars: 3,
      of: [
        'KV7005',
        'KV7010',
        'KV7015',
        'KV7020',
        'KV7025',
        'KV7030',
        'KV7035',
        'KV7040',
        'KV7045',
        'KV7050',
        'KV7055',
        'KV7075',
      ],
      title: 'Nice box, average value',
      text: 'Looks lovely, but you pay for the ribbon.',
    },
  ],
  tablet: [
    {
      stars: 3,
      title: 'Wish there was more room',
      text: 'Beautifully cut, but both our names did not fit.',
      reply: 'Smaller letters would crumble, so sixteen it is; the back has six more lines.',
    },
  ],
}
