import type { FamilyMaterial } from './material.ts'

/** What readers say of rye bread, crispbread and rye chips: of each one, and of any. */
export const breads: FamilyMaterial = {
  own: {
    KV6005: {
      fi: [
        'Hapan, tiivis ja kuorta joka puolella.',
        'Kolmantena päivänä paahdettuna vielä parempi kuin ensimmäisenä.',
        'Viides päivä hernekeitossa, niin kuin neuvottiin.',
        'Tampereella asuva poika tilaa tätä, koska sieltä ei saa.',
      ],
      sv: ['Surt och segt som i skärgården förr.', 'Rostad på tredje dagen, med smör, är den som bäst.'],
      en: ['Dense, sour and mostly crust: exactly what I miss from Finland.'],
    },
    KV6010: {
      fi: ['Valmiiksi halkaistu, aamut nopeutuivat.', 'Paahtuu rapeaksi minuutissa, sisus jää kosteaksi.'],
      sv: ['Passar i brödrosten, och det är halva frukosten.'],
      en: ['Straight from the freezer to the toaster, every morning.'],
    },
    KV6015: {
      fi: [
        'Niin ohut, että valo näkyy läpi, ja silti kestää juuston.',
        'Äänekäs leipä, etäpalaverit vain mikki kiinni.',
        'Suola on pinnalla ja osuu ensimmäisenä.',
      ],
      sv: ['Tunt, högljutt och gott med kallt smör.'],
      en: ['Loud, thin and salty on top. Butter loves it.'],
    },
    KV6020: {
      fi: ['Seesamia on reunasta reunaan, pöydälläkin.', 'Kevyempi kuin ruisnäkki, hyvä hummuksen alle.'],
      sv: ['Fint till mjuka pålägg, lite frön på bordet får man tåla.'],
      en: ['Light, nutty and scatters seeds like confetti.'],
    },
    KV6025: {
      fi: ['Maistuu puurolta hyvällä tavalla, puolukkasurvos päälle.', 'Rapea eikä sahanpuruinen.'],
      sv: ['Smakar gröt på det goda sättet, och sylt på det.'],
      en: ['Oaty, faintly sweet and properly crisp.'],
    },
    KV6030: {
      fi: ['Siemeniä on enemmän kuin leipää, ja se on tarkoitus.', 'Pala on painava ja pitää nälän loitolla.'],
      sv: ['Mest frön, och mättar länge.'],
      en: ['Heavy for its size and very satisfying.'],
    },
    KV6035: {
      fi: [
        'Oikeaa leipää, oikeaa suolaa, oikea rouske.',
        'Kestää dippauksen, kun ei riehu.',
        'Leivän kannan makua pussillinen, kiitos.',
      ],
      sv: ['Man känner att det har varit bröd.', 'Bra till öl och till dipp, fast ta det lugnt.'],
      en: ['They were bread once, and you can tell.', 'Better than crisps, and they hold a dip.'],
    },
    KV6040: {
      fi: ['Tilli tulee lopussa vihreänä, ihan kuin juhannuksena.', 'Uudet perunat ilman perunoita, pätee.'],
      sv: ['Dill och gräddfil, sommar i en påse.'],
      en: ['Dill, chives and sour cream on rye: midsummer without the insects.'],
    },
    KV6045: {
      fi: ['Tumma, makea ja tahmea, parani toiseksi päiväksi.', 'Savulohi ja tilli päälle, muuta ei tarvita.'],
      sv: ['Som mormors i Nagu, och det säger jag inte om vad som helst.'],
      en: ['Sticky, malty and made for smoked salmon.'],
    },
  },
  any: {
    fi: {
      taste: [
        'Ruis maistuu eikä pelkkä suola.',
        'Tuli tuoreena ja hyvin pakattuna.',
        'Voin kanssa parasta, mikä taitaa olla tarkoitus.',
        'Ei makeutettu, kiitos siitä.',
      ],
      use: [
        'Iltapala on pelastettu.',
        'Pakkaan matkaan aina, kun lähden ulkomaille sukuloimaan.',
        'Laitoin osan pakkaseen ja onnittelin itseäni.',
        'Keiton kaveriksi ja saunan jälkeen.',
        'Lapset syövät tätä, vaikka väittävät muuta.',
      ],
    },
    sv: {
      taste: ['Säden får smaka.', 'Färskt och bra packat.', 'Smör på, och allt är sagt.'],
      use: [
        'Kvällsmålet är räddat.',
        'Skickar ett paket till dottern i Göteborg varje månad.',
        'Till soppan, efter bastun.',
      ],
    },
    en: {
      taste: ['You can taste the grain.', 'Arrived fresh and well packed.'],
      use: [
        'With butter and a slice of cheese it is supper.',
        'I order it for my homesick wife.',
        'Half of it went in the freezer, wisely.',
      ],
    },
  },
}
