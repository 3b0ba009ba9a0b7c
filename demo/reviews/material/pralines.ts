import type { FamilyMaterial } from './material.ts'

/** What readers say of pralines and truffles: of each box, and of any. */
export const pralines: FamilyMaterial = {
  own: {
    KV2005: {
      fi: [
        'Kannen kartasta oli hyötyä, sillä puolisoni ei syö kahvia ja minä en muuta halunnutkaan.',
        'Vihreä kahvikonvehti on rasian kaunein ja maistuu vielä paremmalta.',
        'Vadelmasydän hävisi ensimmäisenä, niin kuin aina.',
        'Kuoret ovat niin ohuita, että konvehti antaa periksi pelkästä ajatuksesta.',
        'Kahdentoista rasia oli juuri sopiva anopille, joka ei tykkää isoista eleistä.',
        'Merisuolalla viimeistelty ganache on se, jonka takia tilaan uudestaan.',
      ],
      sv: [
        'Kartan under locket räddade husfriden.',
        'Kaffepralinen är både vackrast och godast.',
        'Tolv bitar räckte till fyra personer och ett långt samtal.',
      ],
      en: [
        'The coffee one is painted like a small planet and tastes even better.',
        'Thin shells, clear fillings and a map, which every box should have.',
        'The raspberry heart in ruby was the first to go.',
      ],
    },
    KV2010: {
      fi: [
        'Vesiganache on kiiltävä ja maistuu pelkältä kaakaolta.',
        'Kokonainen manteli tumman alla, siinä minun suosikkini.',
      ],
      sv: ['Mörkt rakt igenom, och hela mandlar.'],
      en: ['No cream in the way, so you taste the cocoa and the nuts.'],
    },
    KV2015: {
      fi: [
        'Yksi rapisi, toinen valui ja kolmas oli sileä, ei ehtinyt kyllästyä.',
        'Vaniljassa on oikeat mustat pisteet.',
      ],
      sv: ['Mjuk ask till mormor, hon bad om en till.'],
      en: ['Four textures and not a bitter one among them.'],
    },
    KV2020: {
      fi: [
        'Kaakao pöllysi tummalle paidalle, olisi pitänyt uskoa varoitusta.',
        'Kuori murtuu melkein äänettä, ja sisus on kuin pehmeää voita.',
        'Pallot ovat vähän eri kokoisia, ja siitä tietää, että ne on pyöritetty käsin.',
        'Otin jääkaapista tuntia ennen, ja ero on valtava.',
      ],
      sv: ['Torr kakao utanpå och nästan flytande inuti.', 'Femton stycken låter mycket. Det är det inte.'],
      en: [
        'Dusty outside, soft as butter inside, and gone in two evenings.',
        'Take them out an hour before, it says, and it is right.',
      ],
    },
    KV2025: {
      fi: ['Marjajauhe kihelmöi kielellä ennen kuin kuori antaa periksi.', 'Vadelma on hapan ja oikea, ei karkkia.'],
      sv: ['Syrliga på utsidan, gräddiga i mitten.'],
      en: ['Bright pink, properly sharp, no seeds.'],
    },
    KV2030: {
      fi: ['Kookos on raikas eikä paahdettu, ja limetti pitää ryhdin.', 'Näyttää lumipallolta, katosi kuin lumi.'],
      sv: ['Friska kokosbollar, inte alls tunga.'],
      en: ['Coconut with a squeeze of lime, light and cold from the fridge.'],
    },
    KV2035: {
      fi: ['Pinta on suolaisempi kuin sisus, ja juuri siinä on jännitys.', 'Huulet mustuivat, kannatti silti.'],
      sv: ['Först salt, sedan mjukt, sedan anis länge.'],
      en: ['Liquorice for people who think they dislike liquorice.'],
    },
    KV2040: {
      fi: [
        'Kolmea sorttia nougatia, ja kokonaisella pähkinällä kruunattu on paras.',
        'Nougat on tahnaa eikä vaahtoa, juuri niin kuin muistin Lyypekistä.',
      ],
      sv: ['Riktig nordisk nougat, mörk och nötig.'],
      en: ['Smooth, crunchy and whole: I ate them in that order and then again.'],
    },
    KV2045: {
      fi: [
        'Kinuski on keitetty vähän pidemmälle, ja siitä tulee ihana paahtunut sävy.',
        'Punaisia oli enemmän kuin yksi, en valita.',
      ],
      sv: ['Kolan rinner, så ta hela hjärtat på en gång.'],
      en: ['Runny caramel hearts, and the shell breaks where it should.'],
    },
    KV2050: {
      fi: [
        'Lehdet olivat ehjiä ja paperit siististi lokeroissaan.',
        'Laatikko kiersi pöydän kahdesti, ja tyhjät paperit palasivat.',
      ],
      sv: ['Tunna och svala, asken gick laget runt.'],
      en: ['Thin, cool, and the box came back full of empty papers.'],
    },
    KV2055: {
      fi: [
        'Marsipaanissa on purtavaa eikä se ole pelkkää sokeria.',
        'Karvasmanteli tuoksuu kirsikankiveltä, niin kuin kuuluu.',
      ],
      sv: ['Mer mandel än socker, det märks direkt.'],
      en: ['Coarse marzipan with real almond bite.'],
    },
    KV2060: {
      fi: [
        'Rapea kaurakuori ja pehmeä sisus, suola osuu kieleen ensin.',
        'Kaksi puraisua kappale, neljätoista on parillinen määrä kahdelle.',
      ],
      sv: ['Krasig utanpå och mjuk inuti, bra salt.'],
      en: ['Toasted oats outside, silky inside, a good pinch of salt.'],
    },
    KV2065: {
      fi: ['Marjageeli poksahtaa oikeasti!', 'Keltapilkku on mansikka, muistakaa, muuten tulee riita!'],
      sv: ['Ingen är den andra lik och den röda är surast!'],
      en: ['They pop! And the red one is the sourest, as warned.'],
    },
    KV2070: {
      fi: [
        'Tähdet menivät ensin, riisipuuron makuinen viimeisenä, turhaan sitä arasteltiin.',
        'Karttaan piirrettiin heti nimet, ettei kukaan huijaa.',
      ],
      sv: ['Glöggganachen i guld är julens bästa bit.'],
      en: ['Twelve flavours twice over, so nobody had to fight.'],
    },
    KV2075: {
      fi: ['Raparperi oli rasian yllätys.', 'Pilkut näyttivät niin oikeilta, että pikkuveli etsi pesää.'],
      sv: ['Citronägget är vår i munnen.'],
      en: ['Speckled shells thin enough to bite, lemon the best of them.'],
    },
  },
  any: {
    fi: {
      taste: [
        'Täytteet maistuvat siltä, miltä pitääkin, eikä kaikki samalta.',
        'Kuori on ohut ja täyte pehmeä, juuri oikein päin.',
        'Ei tunkkaista eikä vanhaa makua, tuoreutta ei voi huijata.',
        'Yksi kappale on sopivan kokoinen yhdelle suulle.',
        'Makeaa, mutta ei niin että tulisi jano.',
        'Rasia on kaunis ja kestää lähetyksen.',
      ],
      use: [
        'Vein kyläpaikkaan, ja emäntä laittoi rasian heti piiloon.',
        'Otimme illallisen päätteeksi, jälkiruoka jäi syömättä.',
        'Säästin pari kappaletta aamuun, mikä oli viisasta.',
        'Työkaverit kiittivät kuorossa.',
        'Annoin äidille, joka soitti samana iltana.',
        'Söin yksin, enkä häpeä.',
        'Sopi tuparilahjaksi paremmin kuin kukat.',
      ],
    },
    sv: {
      taste: [
        'Tunna skal och fyllningar som smakar olika på riktigt.',
        'Färska och fina, inget gammalt lager här.',
        'Söta utan att man blir törstig.',
      ],
      use: [
        'Tog med dem till en middag och blev bjuden igen.',
        'Sparade två till morgonkaffet, vilket var klokt.',
        'Svärmor ville ha adressen till butiken.',
        'En ask för oss och en för grannen som vattnar blommorna.',
      ],
    },
    en: {
      taste: [
        'Every filling tastes of something, and not of the same thing.',
        'Fresh, thin-shelled and the right size for one mouth.',
        'Sweet without making you reach for water.',
      ],
      use: [
        'I took the box to a dinner and they hid it before I left.',
        'Meant for guests, eaten by me.',
        'My mother rang the same evening to say thank you.',
      ],
    },
  },
}
