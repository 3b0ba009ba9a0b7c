import type { FamilyMaterial } from './material.ts'

/** What readers say of boxes for giving away: of each one, and of any. */
export const gifts: FamilyMaterial = {
  own: {
    KV7005: {
      fi: [
        'Valitsin vihreän, ja rasia on nyt kirjeille.',
        'Nauha aukesi yhdestä vedosta niin kuin luvattiin.',
        'Viisi tuotetta, joista jokainen oli jonkun suosikki.',
        'Pohjalla oleva konvehtirasia oli saajalle yllätys.',
      ],
      sv: ['Asken blev kvar hos mottagaren, för knappar.', 'Fem saker som alla hittade sin ätare.'],
      en: ['The copper box is too handsome to throw away.', 'A good introduction to the house for my brother abroad.'],
    },
    KV7010: {
      fi: ['Kaikki muu oli mukana paitsi kahvi, kuten luvattiin.', 'Tryffelit menivät ennen kuin pannu oli valmis.'],
      sv: ['Allt till kaffet, och pastillerna till vägen hem.'],
      en: ['All it needs is a pot of coffee.'],
    },
    KV7015: {
      fi: [
        'Saaja on vegaani ja ilahtui, koska paketissa oli muutakin kuin hedelmää.',
        'Kauratryffelit olivat paketin tähti.',
      ],
      sv: ['Fröknäcket ihop med den mörka chokladen, prova det.'],
      en: ['A vegan box that nobody ate out of politeness.'],
    },
    KV7020: {
      fi: ['Opettajalle juuri sopiva, ei liian suuri ele.', 'Mahtui kassiin huomaamatta, niin kuin pitikin.'],
      sv: ['Lagom tack till grannen, och bandet var redan knutet.'],
      en: ['Exactly the size of the thanks I meant.'],
    },
    KV7025: {
      fi: ['Serkku Oslosta soitti ja kiitti, melkein.', 'Kaksi pastillirasiaa, toinen annettiin heti pois.'],
      sv: ['Svart låda till en svart humor, uppskattades.'],
      en: ['Sent it to a friend in Bergen. We are still friends.'],
    },
    KV7030: {
      fi: ['Seitsenvuotias ja mummo avasivat yhdessä, kumpikin sai omansa.', 'Laulettiin ensin, hyvä neuvo.'],
      sv: ['Vi sjöng först, sedan var munnarna fulla.'],
      en: ['Pralines for her, sweets for the guests, candles optional.'],
    },
    KV7035: {
      fi: [
        'Maistettiin vaaleasta tummaan ja äänestettiin, mustikka ja kataja voitti.',
        'Paras tapa tutustua, nyt tiedän mitä tilaan isona.',
        'Kuusi levyä, kuusi mielipidettä, yksi hyvä ilta.',
      ],
      sv: ['Sex kakor och en hel provningskväll.', 'Nu vet jag vilken jag köper två av.'],
      en: ['Six bars, one tasting evening, several arguments.', 'The quickest way to find your own favourite.'],
    },
    KV7040: {
      fi: ['Asiakkaat kiittivät siitä, ettei rasiassa ollut logoa.', 'Kokoushuoneessa murokeksit loppuivat ensin.'],
      sv: ['Ingen reklam i asken, bara bra choklad. Kunderna märkte det.'],
      en: ['No logo, no leaflet, and three clients wrote to say thanks.'],
    },
    KV7045: {
      fi: ['Säästimme suklaan siihen, mistä järvi näkyi.', 'Kesti Karhunkierroksen repun pohjalla.'],
      sv: ['Allt höll i ryggsäcken, till och med kexen.'],
      en: ['Survived a day at the bottom of a rucksack.'],
    },
    KV7050: {
      fi: ['Kulhot esiin ja hiljaisuus laski!', 'Kymmenen kymmenvuotiasta, yksi laatikko, ei yhtään valitusta!'],
      sv: ['Ett kalas i en låda, bara skålarna fattades!'],
      en: ['Ten children, one box, no complaints!'],
    },
    KV7055: {
      fi: ['M-koko riitti viidelle aatosta tapaniin.', 'Piparit avattiin ensimmäisinä, kukaan ei malttanut.'],
      sv: ['Storlek M räckte hela julen, nästan.'],
      en: ['Size M lasted from Christmas Eve to Boxing Day, as promised.'],
    },
    KV7060: {
      fi: ['Tuli hyvissä ajoin, ja lapset laskevat jo öitä.', 'Kuva on niin kaunis, että se pääsi seinälle heti.'],
      sv: ['Hänger redan på väggen, och barnen räknar nätter.'],
      en: ['On the wall already, and nobody has peeked, officially.'],
    },
    KV7065: {
      fi: [
        'Kaadettiin latvasta, oksa kerrallaan, aattona jo pelkkä kanto.',
        'Seisoi pöydällä ryhdikkäästi ja harveni nopeasti.',
      ],
      sv: ['Granen fälldes uppifrån av fem barn.'],
      en: ['It thinned faster than the real one.'],
    },
    KV7070: {
      fi: ['Helisi niin, että koira tuli katsomaan.', 'Sauman kohdalta aukesi kahdeksi kulhoksi.'],
      sv: ['Skramlade så att alla visste vad det var.'],
      en: ['Split along the seam into two bowls, just as described.'],
    },
    KV7075: {
      fi: ['Muna keskellä ja kolme muuta ympärillä, virpojat olivat kateellisia.', 'Laatikosta tuli pesä rairuoholle.'],
      sv: ['Lådan blev ett bo med påskgräs.'],
      en: ['An Easter table in one box.'],
    },
  },
  any: {
    fi: {
      taste: [
        'Näyttää kalliimmalta kuin on.',
        'Valmis annettavaksi, eikä minun tarvinnut tehdä mitään.',
        'Saaja soitti heti, kun oli avannut.',
        'Paketti oli siisti ja hintalappu puuttui, niin kuin lahjasta pitää.',
      ],
      use: [
        'Lähetin suoraan saajalle, joka asuu toisella puolella Suomea.',
        'Tilasin toisenkin, siltä varalta että tulee kiire.',
        'Helpoin lahja pitkään aikaan.',
        'Kolmas kerta, kun tilaan tämän, eikä vielä viimeinen.',
        'Läksiäisiin porukalla, ja lähtijä oli liikuttunut.',
      ],
    },
    sv: {
      taste: ['Ser dyrare ut än den är.', 'Fint inslagen, och ingen prislapp.', 'Mottagaren ringde samma kväll.'],
      use: [
        'Skickade direkt till min syster i Vasa.',
        'Den lättaste presenten på länge.',
        'Har beställt tre gånger nu.',
      ],
    },
    en: {
      taste: ['Looks dearer than it is.', 'Beautifully wrapped and no price in sight.'],
      use: [
        'Sent straight to my aunt in Turku, who rang at once.',
        'The easiest present I have given in years.',
        'Ordered a second one just in case.',
      ],
    },
  },
}

/** What readers say of the engraved tablet. */
export const tablet: FamilyMaterial = {
  own: {
    KV8000: {
      fi: [
        'Kirjaimet olivat teräviä ja teksti tasan keskellä.',
        'Mummo tunnusteli nimensä sormella ja itki vähän.',
        'Taakse mahtui kuusi riviä, ja ne luettiin ääneen.',
        'Nimi syötiin viimeisenä, niin kuin neuvottiin.',
        'Tuli postiluukusta ehjänä Inariin asti.',
      ],
      sv: [
        'Alla prickar på ö och ringen på å satt där de skulle.',
        'Ordet åt vi sist, precis som gravören säger.',
        'Kom hel genom brevinkastet.',
      ],
      en: [
        'My grandmother read her name with her fingertip.',
        'Crisp letters, no smears, and very good dark chocolate.',
        'He said yes. The tablet helped.',
      ],
    },
  },
  any: {
    fi: {
      taste: [
        'Suklaakin on hyvää, eikä pelkkä idea.',
        'Esikatselu näytti juuri siltä kuin tuli.',
        'Kaiverrus näkyy vielä, kun puolet on syöty.',
      ],
      use: [
        'Lähetin suoraan saajalle, joka ei osannut odottaa.',
        'Ostin isälle, jolla on jo kaikkea.',
        'Tilattiin tiimiltä eläkkeelle jäävälle, ja hän luki sen kahdesti.',
        'Tein tekstin puhelimella bussissa, ja se riitti.',
      ],
    },
    sv: {
      taste: ['Chokladen är god också utan texten.', 'Såg ut precis som på skärmen.'],
      use: ['Gick direkt till min gudson i Oslo.', 'Till chefens avtackning, och hon blev tyst en stund.'],
    },
    en: {
      taste: ['The preview was exactly what arrived.', 'Good chocolate, not just a clever idea.'],
      use: ['Sent straight to my godson in Oslo.', 'For a colleague who retired, and who read it twice.'],
    },
  },
}
