import { type DemoReviews, en, fi, guestEn, guestFi, guestSv, sv } from './demo-review.ts'

export const bakeryReviews: DemoReviews = {
  KV5005: [
    fi(
      5,
      '2026-11-07',
      'Vuokko, Seinäjoki',
      'Rapea reuna, sitkeä keskusta',
      'Kaurakeksi niin kuin se leivotaan kotona, paitsi ettei tarvitse tiskata.',
    ),
    sv(4, '2026-10-09', 'Camilla', 'Goda till kaffet', 'Knapriga och smöriga. Paketet räckte en eftermiddag.'),
    guestFi(3, '2026-08-27', 'Timo', 'Ihan hyviä', 'Perusvarmoja. Suolaa saisi olla ripaus enemmän.'),
  ],
  KV5015: [
    fi(
      5,
      '2026-11-13',
      'Pikku-Liisa ja isä',
      'Tuoksu täytti keittiön',
      'Kaneli ja neilikka kohdallaan, ja ohuita niin kuin pitää. Joulu voi tulla.',
    ),
    en(
      5,
      '2026-11-04',
      'Sophie',
      'Crisp and properly spiced',
      'Thin enough to snap, dark enough to taste of something. We ate the Christmas box in November.',
    ),
    guestSv(5, '2026-10-24', 'Farmor', 'Bättre än mina egna', 'Säg det inte till någon.'),
  ],
  KV5040: [
    fi(
      5,
      '2026-10-17',
      'Keliaakikko',
      'Viimein keksi, joka ei hajoa',
      'Gluteeniton ja silti kokonainen, kun sen kastaa kahviin. Sertifioitu kaura mainittu pakkauksessa, kiitos siitä.',
    ),
    sv(4, '2026-09-04', 'Ida', 'Ingen märker skillnad', 'Bjöd hela kontoret utan att säga att de var glutenfria.'),
  ],
  KV6005: [
    fi(
      5,
      '2026-11-15',
      'Heikki, Mikkeli',
      'Hapan ja sitkeä',
      'Reikäleipä, jossa on purtavaa. Voi ja suolakurkku, muuta ei tarvita.',
    ),
    guestFi(
      4,
      '2026-10-13',
      'Kaupunkilainen',
      'Säilyi viikon',
      'Parhaimmillaan toisena päivänä. Postissa tuli tuoreena.',
    ),
    guestEn(
      4,
      '2026-09-14',
      'Erik, Berlin',
      'Real sour rye',
      'The ring shape is charming and the crumb is dense and sour. Toast it.',
    ),
  ],
  KV6015: [
    fi(
      5,
      '2026-10-22',
      'Anneli',
      'Niin ohutta, että läpi näkee',
      'Rapea, ruskea ja rukiinen. Juuston kanssa ei muuta iltapalaa.',
    ),
    sv(5, '2026-09-28', 'Göran, Nykarleby', 'Som hårdbröd ska vara', 'Tunt, sprött och med smak av råg på riktigt.'),
  ],
  KV6035: [
    fi(4, '2026-10-07', 'Peli-ilta', 'Kulho tyhjeni ensin', 'Paksumpia kuin perunalastut, kantavat hyvin dippiä.'),
    guestSv(3, '2026-08-20', 'Micke', 'Lite hårda', 'God rågsmak, men man hör inte filmen.'),
  ],
}

export const giftReviews: DemoReviews = {
  KV7005: [
    fi(
      5,
      '2026-11-16',
      'Outi ja Pekka',
      'Kultahäälahja, joka onnistui',
      'Kuparinvärinen rasia näytti kalliimmalta kuin oli. Tervehdys oli painettu kauniisti kortille.',
    ),
    sv(
      4,
      '2026-10-04',
      'Susanne',
      'Elegant ask',
      'Fick tacksamma samtal från alla tre som fick den. Leveransen tog en dag längre än lovat.',
      'Tack för omdömet, och förlåt dröjsmålet. Vi har bytt upphämtningstid så att paketen hinner med samma dag.',
    ),
  ],
  KV7020: [
    fi(
      5,
      '2026-10-11',
      'Opettajan oppilas',
      'Pieni ja riittävä',
      'Juuri sopiva kiitos opettajalle. Sininen nauha oli oikeaa kangasta.',
    ),
    guestEn(
      5,
      '2026-08-31',
      'Meera',
      'The right size of thank you',
      'Not so big that it embarrasses anyone, not so small that it looks like an afterthought.',
    ),
  ],
  KV7030: [
    fi(
      5,
      '2026-09-21',
      'Synttärisankari',
      'Jokaiselle jotakin',
      'Lapset saivat karkit, aikuiset konvehdit, eikä kukaan riidellyt.',
    ),
    guestFi(
      4,
      '2026-07-19',
      'Täti Lohjalta',
      'Helppo lahja',
      'Valmis paketti, johon ei tarvinnut koskea. Suklaalevy oli lohjennut kulmasta.',
    ),
  ],
  KV8000: [
    fi(
      5,
      '2026-11-05',
      'Eevan mies',
      'Vaimo ei suostu syömään',
      'Kaiverrus oli terävä ja teksti keskellä. Levy on nyt kirjahyllyssä, ja ostin toisen syötäväksi.',
    ),
    sv(
      5,
      '2026-10-19',
      'Brudparet',
      'Perfekt på festen',
      'Vi beställde tjugo med gästernas namn. Alla var rätt stavade, även med å, ä och ö.',
    ),
    en(
      4,
      '2026-09-25',
      'Rachel',
      'A lovely surprise',
      'The engraving was crisp and the chocolate is good in its own right. I wish there were more fonts.',
    ),
  ],
}
