import type { FamilyMaterial } from './material.ts'

/** What readers say of sweets by the bag: of each one, and of any. */
export const sweets: FamilyMaterial = {
  own: {
    KV3005: {
      fi: [
        'Sokeri rahisee ja mehu tulee vastaan, aivan niin kuin kuvauksessa.',
        'Vihreä on oikeaa limeä, ja puolustan sitä toimituspäällikön rinnalla.',
        'Punaiset loppuivat ensin meilläkin.',
        'Ei tartu hampaisiin, mikä on paikoille armollista.',
        'Värit ovat haaleampia kuin muissa, ja se on minusta hyvä merkki.',
      ],
      sv: ['Saftiga och korta i tugget, de fastnar inte.', 'De violetta är bäst, säg det inte till barnen.'],
      en: ['Five flavours you can tell apart with your eyes shut.', 'The blackcurrant ones are worth the bag alone.'],
    },
    KV3010: {
      fi: [
        'Lakka on hunajainen ja karhea, niin kuin oikeakin.',
        'Puolukka on kirpeä eikä sitä ole pehmennetty turistille.',
      ],
      sv: ['Hjortronen smakar hjortron, det är ovanligt.'],
      en: ['Cloudberry in a sweet that tastes of actual cloudberry.'],
    },
    KV3015: {
      fi: [
        'Kolmannella puraisulla antaa periksi, laskin.',
        'Juuri oikean vahvuinen: suu tietää mitä söi.',
        'Vinoneliö on ainoa oikea muoto salmiakille.',
        'Annoin vaihto-oppilaalle yhden kerrallaan ja katsoin ilmettä.',
        'Sisus on pehmeä ja lakritsinen, kuori kunnon kova.',
      ],
      sv: ['Stark men inte elak, precis som påsen säger.', 'Hårda hörn, mjukt inre och salt som stannar kvar.'],
      en: [
        'I am from Leeds and I like these now. Send help.',
        'Salty, black and oddly comforting after the third one.',
      ],
    },
    KV3020: {
      fi: [
        'Putket olivat pehmeitä ja pysyivät sellaisina, kun muisti sulkea pussin.',
        'Omenaviipalevinkki toimi, pehmenivät yössä.',
      ],
      sv: ['Mjuka rör med en aning anis på slutet.'],
      en: ['Soft, treacly and no salmiak ambush.'],
    },
    KV3025: {
      fi: ['Sulaa ennen kuin ehtii purra, suola tulee juuri ajoissa.', 'Maistuu voilta eikä voiaromilta.'],
      sv: ['Smälter som sås, saltet räddar den från att bli för mycket.'],
      en: ['Butter, salt and patience.'],
    },
    KV3030: {
      fi: [
        'Päärynä on kypsä ja kukkainen, ei aromia vaan hedelmää.',
        'Kuulat ovat joulupöydän ensimmäinen tyhjä kulho.',
      ],
      sv: ['Saftiga päron under en tunn sockerskorpa.'],
      en: ['Like biting a ripe pear that somebody dusted with frost.'],
    },
    KV3035: {
      fi: ['Kuutiot on oikeasti leikattu, reunat ovat suorat.', 'Mansikan tunnistaa silmät kiinni.'],
      sv: ['Man känner att det är puré och inte saft.'],
      en: ['Cloudy, soft and full of real fruit.'],
    },
    KV3040: {
      fi: ['Sulatimme kaakaoon, minuutissa kuten luvattiin.', 'Vaaleanpunaisista riidellään, vaikka maku on sama.'],
      sv: ['Luftiga som moln och riktig vanilj.'],
      en: ['They spring back when you squeeze them, and toast well over embers.'],
    },
    KV3045: {
      fi: ['Suklaata on paksulti, ja pähkinä rusahtaa keskellä.', 'Käsi on pussissa ennen kuin edellinen on nielty.'],
      sv: ['Tjockt med choklad och rejält rostade nötter.'],
      en: ['Thick chocolate, properly roasted nut, no self-control.'],
    },
    KV3050: {
      fi: [
        'Mustissa on eniten lakritsia, ja ne loppuvat meillä ensin.',
        'Suklaa lähtee ja lakritsi jää, kaksi karkkia yhdessä.',
      ],
      sv: ['Först choklad, sedan lakrits, i den ordningen.'],
      en: ['Chocolate first and liquorice after, so you get two sweets in one.'],
    },
    KV3055: {
      fi: ['Sydän litistyy, ponnahtaa ja maistuu mansikalta!', 'Annoin yhden ja pidin loput, ohjeen mukaan!'],
      sv: ['Riktig jordgubbe och lagom studs!'],
      en: ['Give one away, keep the rest: instructions followed!'],
    },
    KV3060: {
      fi: [
        'Ensimmäiset kolme sekuntia ovat villejä, sitten tulee mehu.',
        'Lime voitti meidän naamakisan, minä hävisin.',
      ],
      sv: ['Ingen i familjen höll masken, inte ens farfar.'],
      en: ['Nobody in our house kept a straight face!'],
    },
    KV3065: {
      fi: [
        'Pinkki kookos tuoksuu aurinkorasvalta hyvällä tavalla, ihan totta.',
        'Renkaat sormissa, lapset autossa, hiljaisuus Lahteen asti!',
      ],
      sv: ['Rosa kokos, varför inte, säger vi också!'],
      en: ['Holiday in a bag, even in November!'],
    },
    KV3070: {
      fi: ['Alkaa kirpeänä ja päättyy makeaan, juuri oikein päin.', 'Kuutiot sopivat juustotarjottimelle, kokeiltu.'],
      sv: ['Syrliga lingonkuber som går bra med ost.'],
      en: ['Tart, dense and grown-up, good with a hard cheese.'],
    },
    KV3075: {
      fi: ['Luumutähti glögilasin pohjalla oli vuoden oivallus.', 'Sakarat rapisevat, keskusta on mehevä.'],
      sv: ['Plommonstjärnorna smakar jul utan att ropa.'],
      en: ['Plum and orange stars, spiced so lightly you notice on the second.'],
    },
    KV3080: {
      fi: ['Kuori kesti kuivan nurmikon ja viisivuotiaan taskun.', 'Napsahdus ja sitten pelkkää suklaata.'],
      sv: ['Äggjakten tålde de, men inte regnet.'],
      en: ['Thin sugar shell, solid chocolate, sixty small reasons.'],
    },
    KV3085: {
      fi: [
        'Pussi riitti Kouvolasta Ouluun, ja se on jo jotain.',
        'Salmiakit isälle, vaahdot äidille, kuulat lapsille, riita vältetty.',
        'Sekoituksessa on kerrankin oikea suhde lakritsia.',
        'Pohjan sokerin saa se, joka vie roskat, tapa otettu käyttöön.',
      ],
      sv: ['Bra blandning, och pappa fick diamanterna.', 'Räckte från Åbo till Kajana.'],
      en: ['A car journey in a bag, with something for everyone and salt for Dad.'],
    },
  },
  any: {
    fi: {
      taste: [
        'Maku on oikea eikä keinotekoinen.',
        'Ei liian kova eikä liian pehmeä.',
        'Pussi oli tuore, sen huomasi heti.',
        'Makua on enemmän kuin väriä, hyvä niin.',
        'Yhtään ei ollut liimautunut toiseen.',
      ],
      use: [
        'Pussi ei nähnyt seuraavaa päivää.',
        'Otettiin mukaan leffaan, loppui mainoksiin.',
        'Lapset äänestivät tämän lauantain karkiksi.',
        'Kaadoin kulhoon vieraille ja toisen itselle.',
        'Automatkalla etupenkki sai enemmän kuin takapenkki.',
        'Mummokin otti kolme, vaikka ei yleensä ota yhtään.',
        'Tilasin kaksi pussia, koska tunnen itseni.',
      ],
    },
    sv: {
      taste: [
        'Smakar det den ska, inte parfym.',
        'Lagom tugg och färsk påse.',
        'Mer smak än färg, och det är ett beröm.',
      ],
      use: [
        'Påsen överlevde inte lördagen.',
        'Barnen röstade och den här vann.',
        'Ställde fram en skål och fick fylla på två gånger.',
        'Bra sällskap på färjan.',
      ],
    },
    en: {
      taste: [
        'Tastes of the thing on the bag, for once.',
        'Fresh, with just enough chew.',
        'More flavour than colour, which I approve of.',
      ],
      use: [
        'The bag did not see Sunday.',
        'Put out a bowl for guests and had to refill it twice.',
        'My children voted and this one won.',
      ],
    },
  },
}
