import type { FamilyMaterial } from './material.ts'

/** What readers say of pastilles: of each tin, and of any. */
export const pastilles: FamilyMaterial = {
  own: {
    KV4005: {
      fi: [
        'Maistuu mummolan pensaalta lehtineen päivineen.',
        'Kieli oli tumma koko kokouksen, suosittelen varovaisuutta.',
        'Kansi naksahtaa niin, että koko teatteri kääntyi.',
        'Kestää melkein viisi minuuttia, jos malttaa olla purematta.',
      ],
      sv: ['Smakar både bär och blad, precis som från busken.', 'Locket hörs på teatern, men det är det värt.'],
      en: ['Blackcurrant with the leaf in it, like a garden in July.'],
    },
    KV4010: {
      fi: [
        'Suola heti, lakritsi puolivälissä, savu lopussa. Kuin pieni näytelmä.',
        'Yksi kerrallaan riittää, ja se on kehu.',
        'Kolmen rasian pakkaus: auto, takki ja työpöytä.',
        'Kuluu tasaisesti eikä murene hampaisiin.',
      ],
      sv: [
        'Stark, svart och utan socker på låtsas.',
        'En går laget runt på mötet, och då vet man vem som är härifrån.',
      ],
      en: ['Serious salmiak. I hand them out to see who stays.'],
    },
    KV4015: {
      fi: ['Avaa ikkunan suuhun, ihan kuin lupaavat.', 'Pysyy posken takana koko esitelmän ajan.'],
      sv: ['Mjuk och frisk, bra före körövningen.'],
      en: ['Brisk without being brutal.'],
    },
    KV4020: {
      fi: ['Minttu ei huuda, ja viileys jää.', 'Yksi rasia katosi heti, mutta niitähän onkin kolme.'],
      sv: ['Svala och vita, smakar grönt.'],
      en: ['Clean mint, no chalk, and a tin for losing.'],
    },
    KV4025: {
      fi: ['Puolukka nipistää, mustikka pyöristää.', 'Kansi on hiljainen, kiitos siitä.'],
      sv: ['Frostiga bär, en ovanlig men fin kombination.'],
      en: ['Cool and fruity at once, like berries on a cold morning.'],
    },
    KV4030: {
      fi: ['Inkivääri polttaa kohteliaasti, mutta polttaa.', 'Kaksi kuumaan veteen, ja siinä oli tee.'],
      sv: ['Hettan kommer halvvägs, var beredd.'],
      en: ['Lemon opens, ginger closes. Two in hot water make a decent tea.'],
    },
    KV4035: {
      fi: ['Tämän kesän hunaja oli apilaa, viime vuoden vadelmaa.', 'Pehmeä kuin villasukka, parempaa en keksi.'],
      sv: ['Honungen smakar äng och inte bara sött.'],
      en: ['Real honey, thin lemon, soft finish.'],
    },
    KV4040: {
      fi: ['Kuin joku olisi jättänyt mökin oven auki.', 'Sitruunaa ja pihkaa, ei lainkaan joulukuusta.'],
      sv: ['Skog i en liten ask.'],
      en: ['Green, lemony and a little resinous: the forest after lunch.'],
    },
    KV4045: {
      fi: ['Siemenet rapsahtavat, ja niin pitääkin!', 'Sata pastillia, kaverit saivat kymmenen!'],
      sv: ['Så rosa att jag hittar asken i mörkret!'],
      en: ['Crunchy seeds, sour-sweet-sour, and a tin you cannot lose.'],
    },
  },
  any: {
    fi: {
      taste: [
        'Maku kestää pidempään kuin pastilli.',
        'Pieni pastilli, iso maku.',
        'Ei jätä makeaa kalvoa suuhun.',
        'Pastillit pysyvät irti toisistaan.',
      ],
      use: [
        'Rasia kulkee takin taskussa joka päivä.',
        'Tarjosin bussissa vieruskaverille, juttu syntyi.',
        'Autossa on yksi, laukussa toinen ja kolmas on teinillä.',
        'Kokouksessa rasia kiersi ja palasi tyhjänä.',
        'Tyhjä rasia jäi nappeja varten.',
        'Kahvin jälkeen yksi ja päivä jatkuu.',
      ],
    },
    sv: {
      taste: ['Liten pastill, lång smak.', 'Klibbar inte ihop i asken.', 'Smaken stannar längre än pastillen.'],
      use: [
        'Asken bor i handväskan.',
        'En i bilen och en i jackan, sedan är man trygg.',
        'Bjöd på bussen och fick en ny bekant.',
      ],
    },
    en: {
      taste: ['Small pastille, long taste.', 'They do not stick together, even in summer.'],
      use: [
        'The tin goes where I go.',
        'One after coffee and the day carries on.',
        'Passed it round a meeting and it came back empty.',
      ],
    },
  },
}
