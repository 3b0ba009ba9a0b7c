import { type DemoReviews, en, fi, guestEn, guestFi, guestSv, sv } from './demo-review.ts'

export const pralineReviews: DemoReviews = {
  KV2005: [
    fi(
      5,
      '2026-11-12',
      'Riitta, Porvoo',
      'Rasia, jota ei raaski avata',
      'Konvehdit ovat kuin pieniä rakennuksia. Avasimme silti, ja karamellitäyte voitti äänestyksen.',
    ),
    sv(
      5,
      '2026-10-25',
      'Christel',
      'Den bästa presenten till svärmor',
      'Vacker ask, tydlig karta över smakerna och inga tråkiga bitar kvar på slutet.',
    ),
    en(
      5,
      '2026-10-12',
      'James, London',
      'Helsinki in a box',
      'Took the twelve-piece box home. Each piece is different and the leaflet tells you which is which. Arrived without a scratch.',
    ),
    fi(
      3,
      '2026-09-12',
      'Pasi',
      'Hyviä, mutta hintavia',
      'Maku viisi tähteä, hinta kaksi. Kuuden kappaleen rasia on pieni lahjaksi.',
      'Kiitos rehellisestä arviosta. Teemme konvehdit käsin, ja 24 kappaleen rasiassa kappalehinta on edullisin.',
    ),
  ],
  KV2010: [
    fi(
      5,
      '2026-10-29',
      'Markku',
      'Tumman ystävälle',
      'Ei yhtään täytekonvehtia, josta pitäisi pyytää anteeksi. Kokonainen manteli on suosikkini.',
    ),
    guestEn(
      4,
      '2026-09-08',
      'Ola',
      'Dark and tidy',
      'Good thin shells and clean fillings. Would love a map of the flavours on the lid.',
    ),
  ],
  KV2015: [
    fi(
      4,
      '2026-10-18',
      'Paula, Pori',
      'Tuttua ja turvallista',
      'Pehmeitä, makeita ja kaikille kelpaavia. Juuri sopiva viemiseksi kahville.',
    ),
    sv(5, '2026-08-30', 'Gun', 'Tog slut för fort', 'Krämiga fyllningar. Nougaten är en dröm.'),
  ],
  KV2020: [
    fi(
      5,
      '2026-11-05',
      'Tiina',
      'Kaakaopöly sormissa koko illan',
      'Sisus on lähes nestemäinen. Ottakaa pois jääkaapista puoli tuntia ennen.',
    ),
    sv(
      5,
      '2026-09-20',
      'Fredrik, Åbo',
      'Smälter på en sekund',
      'Kakaon är lite besk och fyllningen len. Precis som en tryffel ska vara.',
    ),
    guestFi(4, '2026-08-14', 'Herkkusuu', 'Vaarallinen rasia', 'Piti syödä yksi. Vähän enemmän rasiaan, kiitos.'),
  ],
  KV2035: [
    fi(
      5,
      '2026-10-03',
      'Jenni, Kokkola',
      'Lakritsi kuiskaa',
      'Ei mikään salmiakkipommi vaan pitkä, pehmeä lakritsi suklaan alla.',
    ),
    guestSv(3, '2026-08-21', 'Håkan', 'För mild lakrits', 'God tryffel, men jag hade väntat mig mer lakrits.'),
  ],
  KV2050: [
    fi(
      5,
      '2026-09-26',
      'Arja',
      'Ohuempia kuin muistin',
      'Rapea, ohut ja raikas. Sopii illallisen päälle paremmin kuin jälkiruoka.',
    ),
    en(
      4,
      '2026-07-21',
      'Claire',
      'After-dinner classic',
      'Crisp leaf, cool mint, not toothpaste. The box was gone by Sunday.',
    ),
  ],
  KV2060: [
    fi(
      5,
      '2026-10-21',
      'Veera',
      'Vegaanitryffeli, josta kukaan ei arvannut',
      'Tarjosin vieraille kertomatta. Rasia kiersi kahdesti.',
    ),
    guestEn(5, '2026-09-02', 'Noah', 'Silky', 'I keep checking the label for cream. There is none.'),
  ],
}

export const sweetReviews: DemoReviews = {
  KV3005: [
    fi(
      4,
      '2026-10-26',
      'Mummi Savosta',
      'Värit kuin kesäkeitossa',
      'Hedelmä maistuu hedelmältä. Iso pussi kestää viikon, jos sen piilottaa.',
    ),
    sv(5, '2026-09-11', 'Malin', 'Fräscha och inte klibbiga', 'Barnen tävlar om de röda, jag tar de gula.'),
    guestFi(
      3,
      '2026-08-04',
      'Kari',
      'Hieman kovia',
      'Hyvä maku, mutta pussi oli ollut auki liian kauan jossakin matkalla.',
    ),
  ],
  KV3015: [
    fi(
      5,
      '2026-11-09',
      'Salmiakkimies',
      'Oikeaa salmiakkia',
      'Kova kuori, tahmea sisus ja tarpeeksi suolaa. Viimeinkin.',
    ),
    guestEn(
      2,
      '2026-10-05',
      'Kevin, Dublin',
      'I was warned',
      'My Finnish friends laughed for ten minutes. One star for the taste, one for the experience.',
      'Thank you for being brave. Our raspberry truffles are a gentler start.',
    ),
    sv(5, '2026-09-07', 'Nenne', 'Beroendeframkallande', 'Stark, seg och svart. Köp den stora påsen direkt.'),
    en(
      4,
      '2026-08-13',
      'Aiko',
      'An acquired taste, acquired',
      'The first one was a shock. By the tenth I had ordered another bag.',
    ),
  ],
  KV3020: [
    fi(
      5,
      '2026-10-31',
      'Pirjo, Hamina',
      'Pehmeää niin kuin luvattiin',
      'Ei tartu hampaisiin. Anis on hento ja maku kestää.',
    ),
    guestSv(4, '2026-08-26', 'Kim', 'Mjuk och söt', 'Bra vardagslakrits. Påsen kunde gå att återförsluta.'),
  ],
  KV3030: [
    fi(
      5,
      '2026-11-11',
      'Eila 84 v',
      'Joulun maku ympäri vuoden',
      'Sokeri ei ole karkeaa, ja päärynä on oikea päärynä. Samanlaista kuin ennen sotia, sanoi äitini aina.',
    ),
    sv(4, '2026-10-01', 'Lena', 'Som hos mormor', 'Mjuka, gröna och lagom söta. Påsen var tom före tomten.'),
  ],
  KV3050: [
    fi(
      4,
      '2026-10-19',
      'Jussi',
      'Ei voi lopettaa',
      'Lakritsi ja suklaa samassa suupalassa. Pussi on liian pieni kahdelle.',
    ),
    guestFi(
      5,
      '2026-10-27',
      'Autoilija',
      'Matkan pelastus',
      'Helsinki–Oulu yhdellä pussilla. Kahdelle riitti juuri ja juuri.',
    ),
  ],
  KV3070: [
    fi(5, '2026-10-15', 'Hilla', 'Kirpeä niin kuin suolla', 'Puolukka saa naaman kurttuun juuri sopivasti.'),
    sv(
      4,
      '2026-08-17',
      'Jonas',
      'Syrlig och mogen',
      'Lingonen känns på riktigt. Lite mindre socker på utsidan vore perfekt.',
    ),
  ],
  KV4005: [
    fi(
      5,
      '2026-10-28',
      'Kuorolaulaja',
      'Kuoron vakiorasia',
      'Mustaherukka on voimakas eikä mentoli peitä sitä. Kolmen rasian pakkaus on järkiostos.',
    ),
    guestSv(4, '2026-09-16', 'Bodil', 'Bra i handväskan', 'Liten ask, stark bärsmak och ett lock som håller tätt.'),
  ],
  KV4010: [
    fi(
      5,
      '2026-11-03',
      'Seppo',
      'Vakiovaruste takin taskussa',
      'Rasia naksahtaa kiinni, ja salmiakki kestää bussipysäkiltä töihin.',
    ),
    en(3, '2026-08-24', 'Dana', 'Strong stuff', 'Small, salty, powerful. I share them with people I want to surprise.'),
  ],
  KV4040: [
    fi(
      5,
      '2026-09-29',
      'Metsänhoitaja',
      'Kuusenkerkkä on totta',
      'Maistuu siltä kuin puraisisi kesäkuussa kuusen oksaa. Hyvällä tavalla.',
    ),
    guestEn(4, '2026-08-08', 'Wren', 'Fresh as a forest', 'Spruce tips! Resinous, bright and not very sweet.'),
  ],
}
