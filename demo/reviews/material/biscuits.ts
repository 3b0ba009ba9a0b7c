import type { FamilyMaterial } from './material.ts'

/** What readers say of biscuits: of each one, and of any. */
export const biscuits: FamilyMaterial = {
  own: {
    KV5005: {
      fi: [
        'Kestää kahvissa kolme sekuntia, mittasin.',
        'Reuna on rapea ja keskusta vähän sitkeä, täydellinen.',
        'Paahdettu kaura maistuu pähkinältä, vaikka pähkinää ei ole.',
        'Kolmas keksi otettiin matkaan, niin kuin ennustettiin.',
      ],
      sv: ['Nötig smak fast det inte finns en nöt i dem.', 'Håller precis tre sekunder i kaffet.'],
      en: ['Thin, toasty and buttery, with a pinch of salt that keeps you going.'],
    },
    KV5010: {
      fi: [
        'Paljas puoli on keksintö: sormet pysyvät puhtaina.',
        'Suklaata on kunnolla ja se napsahtaa ennen keksiä.',
        'Yksi riittää kupilliseen, kaksi riittää minulle.',
      ],
      sv: ['Halva doppad, halva bar, och fingrarna rena.', 'Mörk choklad som inte är för söt till havren.'],
      en: ['Dipped twice and you can tell.', 'One large biscuit per cup of tea is about right. I had two.'],
    },
    KV5015: {
      fi: ['Ohuita, katkeavat siististi ja inkivääri jää kurkkuun.', 'Sinihomejuuston kanssa, uskokaa vain.'],
      sv: ['Tunna, kryddiga och går av med en ren knäck.'],
      en: ['Snappy, gingery and very good under blue cheese.'],
    },
    KV5020: {
      fi: ['Valo paistaa läpi, ja suussa on kinuskia.', 'Jäätelöannoksen päällä lusikka jäi tarpeettomaksi.'],
      sv: ['Spets man kan äta, krispiga och kolalika.'],
      en: ['Lacy, brittle and all caramel at the end.'],
    },
    KV5025: {
      fi: ['Hajoaa hiekaksi ja hiekka voiksi, en osaa sanoa paremmin.', 'Suola pinnassa on se juttu.'],
      sv: ['Smör, salt och ingenting i vägen.'],
      en: ['Four ingredients and every one of them pulls its weight.'],
    },
    KV5030: {
      fi: [
        'Lapset kiertävät auki, minä en, kumpikin on oikeassa.',
        'Keksi on oikeasti tumma ja vähän kitkerä, täyte hoitaa makean.',
      ],
      sv: ['Mörka, lite beska och lagom söta i mitten.'],
      en: ['Darker and less sweet than the famous ones. Better, then.'],
    },
    KV5035: {
      fi: ['Kumina on kokonaista ja avautuu vasta purressa.', 'Kesti kypsän brien taittumatta.'],
      sv: ['Knäcks inte under mogen ost, äntligen.'],
      en: ['Sturdy, a little sour and made for strong cheese.'],
    },
    KV5040: {
      fi: ['Kanelin tuoksu tuli heti, kun kotelo aukesi.', 'Koko perhe syö näitä, vaikka vain yhden pitäisi.'],
      sv: ['Möra med kolakant, de andra i familjen tar också.'],
      en: ['Crumbly, cinnamony and nobody asks where the wheat went.'],
    },
    KV5045: {
      fi: ['Jokainen siemen maistuu erikseen, pellava vähiten.', 'Kolmella lähti nälkä iltapäiväksi.'],
      sv: ['Rejält med frön och inte hårda som sten.'],
      en: ['Three of these and lunch can wait.'],
    },
    KV5050: {
      fi: ['Mustikka on pientä ja metsästä, hampaat muistivat sen tunnin.', 'Rapeampi kuin uskoin öljyllä tehdystä.'],
      sv: ['Äkta skogsblåbär, syrliga och sega.'],
      en: ['Little sharp blueberries in a crisp oat biscuit.'],
    },
    KV5055: {
      fi: ['Hilloa on niin paljon, että reuna joutuu töihin!', 'Söin ensin reunan, sitten silmän!'],
      sv: ['Mycket sylt, och kärnorna kvar!'],
      en: ['Sticky in the middle, crumbly at the edge, all of it good!'],
    },
  },
  any: {
    fi: {
      taste: [
        'Rapeita vielä viikon päästäkin, kun purkki oli kiinni.',
        'Maistuu kotona leivotulta.',
        'Makeus jää keksissä eikä hampaissa.',
        'Paketissa ei ollut yhtään rikkinäistä.',
      ],
      use: [
        'Kahvipöydän ensimmäinen tyhjä lautanen.',
        'Otin töihin näytille, ja laatikko palasi tyhjänä.',
        'Anoppi kysyi reseptiä. En kertonut.',
        'Iltateen kanssa kaksi, joskus neljä.',
        'Lapsenlapset tietävät, missä kaapissa nämä ovat.',
        'Sopii eväsreppuun, ei murene heti.',
      ],
    },
    sv: {
      taste: ['Krispiga ännu efter en vecka i burk.', 'Smakar hembakat utan disken.', 'Hela i paketet, alla utom en.'],
      use: [
        'Det första fatet som blev tomt på kalaset.',
        'Två till kvällsteet, ibland fyra.',
        'Svärmor bad om receptet. Jag log.',
      ],
    },
    en: {
      taste: ['Still crisp after a week in the tin.', 'Tastes home-baked, minus the washing-up.'],
      use: [
        'First plate to empty at the party.',
        'Two with tea. Sometimes four.',
        'My neighbour asked for the recipe and I smiled.',
      ],
    },
  },
}
