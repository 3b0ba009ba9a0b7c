import type { FamilyMaterial } from './material.ts'

/** What readers say of bars: of each one, and of any. */
export const bars: FamilyMaterial = {
  own: {
    KV1005: {
      fi: [
        'Suola on hiutaleina eikä jauheena, joten se tulee suuhun palasina.',
        'Kirsikan maku jää kielelle vielä hetkeksi, kun suklaa on jo poissa.',
        'Kääre lupaa 72 prosenttia, ja se myös maistuu, muttei karvaana.',
        'Pohjasta näkee suolan paljaalla silmällä, ja se on minusta hauskaa.',
        'Keskikokoinen levy on juuri oikea kahdelle ja yhdelle jaksolle.',
      ],
      sv: [
        'Man hör saltet innan man känner kakaon.',
        'Lagom mörk för mig som annars håller mig till mjölkchoklad.',
        'Den stora kakan räckte till hela bokklubben.',
      ],
      en: [
        'The salt sits on the underside in proper crystals and you meet it last.',
        'There is a cherry note at the end that I did not believe until I noticed it.',
      ],
    },
    KV1010: {
      fi: [
        'Luumua ja kahvia, niin kuin sivulla luvattiin.',
        'Kitkerä se on, mutta sileä: ei liituinen eikä kuiva kuin sammal.',
      ],
      sv: ['Torr och lång, precis som det står.'],
      en: ['Eighty-five per cent and still smooth, which is rarer than it should be.'],
    },
    KV1015: {
      fi: [
        'Kaura on oikeasti rapeaa vielä viimeisessäkin ruudussa.',
        'Voissa paahdettu hiutale maistuu läpi, eikä levy ole liian makea.',
        'Rouhin puolikkaan aamupuuron päälle, ja aamu parani.',
        'Keksimäinen jälkimaku sai minut ostamaan heti toisen.',
      ],
      sv: ['Som havrekex och choklad på en gång, fast lättare.', 'Knastret håller hela vägen.'],
      en: ['The oats stay crunchy right to the last square.', 'Breakfast cereal for grown-ups, in the best sense.'],
    },
    KV1020: {
      fi: [
        'Maistuu kermalta ja kaakaolta eikä pelkältä sokerilta.',
        'Sulatin siitä kaakaota lapsille, ja pannu nuoltiin.',
        'Tämä on meillä se levy, joka on kaapissa aina.',
        'Sininen kääre on jo niin tuttu, että lapset tunnistavat sen ovelta.',
        'Kun vieras kysyy, mitä suklaata, annan tätä enkä selitä.',
      ],
      sv: [
        'Len, rund och precis så snäll som en mjölkchoklad ska vara.',
        'Smält i kastrull blir den den bästa chokladmjölk jag har gjort.',
        'Inget krångel, bara god choklad.',
      ],
      en: [
        'It tastes of cream first and cocoa last, with nothing odd in between.',
        'The small bar lives in my coat pocket.',
      ],
    },
    KV1025: {
      fi: [
        'Sitruuna tulee kuoresta eikä pullosta, sen kyllä huomaa.',
        'Lakritsi venyy hampaissa vielä, kun valkosuklaa on jo mennyt.',
      ],
      sv: ['Citronen är riktigt skal, inte arom.'],
      en: ['Looks like marble and tastes of three things in a row.'],
    },
    KV1030: {
      fi: [
        'Joka ruudussa todella on kokonainen pähkinä, laskin.',
        'Pähkinä on paahdettu kunnolla eikä tunkkainen.',
        'Levy on kuhmurainen kuin metsäpolku, ja siitä on helppo napata pala.',
        'Suuri koko laitettiin keskelle pöytää, eikä siitä jäänyt mitään.',
      ],
      sv: ['Hela nötter, inte kross, och de är färska.', 'Nougatsmak utan nougat.'],
      en: ['One whole hazelnut per square, as promised.', 'Roasted properly, so it snaps twice: chocolate, then nut.'],
    },
    KV1035: {
      fi: ['Appelsiini tuoksui jo ennen kuin folio oli auki.', 'Kuori on sitkeää ja manteli rapeaa, hyvä pari.'],
      sv: ['Julens apelsin, men jag äter den hela året.'],
      en: ['Proper candied peel, chewy and a little bitter.'],
    },
    KV1040: {
      fi: [
        'Kinuski juoksee niin kuin kuvassa, söin ruudut kokonaisina.',
        'Suola tulee vasta lopussa ja siivoaa makeuden pois.',
        'Kaapissa täyte jähmettyi toffeeksi, ja pidin siitä melkein enemmän.',
      ],
      sv: ['Fyllningen rinner på riktigt, så ät över tallrik.'],
      en: ['Runny caramel that stays where it should until you bite.'],
    },
    KV1045: {
      fi: [
        'Kataja tulee nenän kautta, ihan niin kuin saunan jälkeen metsänreunassa.',
        'Mustikat ovat rapeita eivätkä hillomaisia.',
      ],
      sv: ['Enen är försiktig men finns där, och blåbären knastrar.'],
      en: ['Juniper in chocolate sounds brave, but it works with blue cheese.'],
    },
    KV1050: {
      fi: [
        'Lakritsipalat ovat pehmeitä ja niitä on reilusti.',
        'Suklaa sulaa ensin ja lakritsi jää, siinä on koko juju.',
        'Salmiakkia on ripaus, juuri niin ettei lapsi huomaa mutta isä huomaa.',
        'Veimme Saksaan tuliaisiksi, ja nyt sieltä pyydetään lisää.',
      ],
      sv: [
        'Mjuk lakrits i len choklad, svårare än så behöver det inte vara.',
        'Precis rätt mängd lakrits för min man, för mycket för mig, alltså perfekt.',
      ],
      en: ['Soft liquorice in good milk chocolate: I came as a sceptic and left with two bars.'],
    },
    KV1055: {
      fi: ['Mintturakeet narskuvat kuin pakkaslumi, se on hauskin osa.', 'Pakastimesta parasta, kokeilkaa.'],
      sv: ['Sval utan att smaka tandkräm.'],
      en: ['Straight from the freezer after dinner, this is all the pudding I need.'],
    },
    KV1060: {
      fi: ['Maku on lähempänä jogurttia kuin valkosuklaata, ja vadelma on oikeaa.', 'Väri oli kauniimpi kuin kuvassa.'],
      sv: ['Syrlig och lätt, mer bär än godis.'],
      en: ['Tart, pink and gone in an evening.'],
    },
    KV1065: {
      fi: ['Kahvi rouskuu ja maistuu paahdolta eikä siirapilta.', 'Rivi iltapäivällä korvaa kolmannen kupin.'],
      sv: ['Äkta kaffe, man får till och med lite sump mellan tänderna.'],
      en: ['Half a cup of coffee in a row, and you feel it.'],
    },
    KV1070: {
      fi: [
        'Maistoin jasmiinin vasta toisella palalla, mutta sitten se ei lähtenyt.',
        'Viime vuoden levy maistui erilaiselta, ja niin kuuluukin.',
      ],
      sv: ['Blommig och syrlig, en choklad att sitta still med.'],
      en: ['Single farm and you can tell: floral, bright, no burnt edge.'],
    },
    KV1075: {
      fi: [
        'Maistuu paahdetulta voilta, ja maapähkinä on juuri sopivan suolainen.',
        'Katsoimme matsin, ja levy loppui ennen taukoa.',
      ],
      sv: ['Sött och salt med full röst, precis som det står.'],
      en: ['Caramel chocolate with salted peanuts, dangerous on a sofa.'],
    },
    KV1080: {
      fi: [
        'Kaura maistuu mukavasti taustalla eikä yritä esittää maitoa.',
        'Sulaa tasaisesti, käytin sitä kakun kuorrutteeseen.',
      ],
      sv: ['Rund och lite honungslik, jag saknar ingenting.'],
      en: ['Creamy in its own oaty way rather than pretending to be something else.'],
    },
    KV1085: {
      fi: [
        'Karpalo on hapan ja kunnolla, naama meni kurttuun hyvällä tavalla.',
        'Osa marjoista on sitkeitä ja osa rapeita, kiva vaihtelu.',
      ],
      sv: ['Riktiga myrbär, syrliga så det hörs.'],
      en: ['Sour bog berries against soft oat chocolate, a good argument.'],
    },
    KV1090: {
      fi: [
        'Ensin greippi, sitten metsä, ihan niin kuin sanottiin.',
        'Ei maistu saippualta eikä saunalta, vaan toukokuulta.',
      ],
      sv: ['Grapefrukt och barr, en märklig men fin kaka.'],
      en: ['Spruce shoots taste of lemon, who knew.'],
    },
    KV1095: {
      fi: [
        'Mansikka rapsahti ja muuttui sitten taas mehuksi, lapset nauroivat!',
        'Makea kuin kesäloma, mutta mansikka pelastaa.',
      ],
      sv: ['Barnen väntade tre sekunder och ropade!'],
      en: ['My daughter counted to three and yes, the strawberry woke up.'],
    },
    KV1100: {
      fi: [
        'Passion nipistää juuri, kun mango on alkanut tuntua liian kiltiltä.',
        'Paukautettiin pöytään pakastimesta, suositus toimii!',
      ],
      sv: ['Solig och lite sur, tar slut snabbt.'],
      en: ['Chewy mango and a sharp little kick, all gone before the film.'],
    },
    KV1105: {
      fi: ['Piparinmuruja on paljon ja ne rouskuvat.', 'Tuoksuu joululta jo postilaatikossa.'],
      sv: ['Pepparkaka som någon glömt i varm choklad, träffande beskrivet.'],
      en: ['Gingerbread crumbs you can hear, gentle spice, very Christmas.'],
    },
    KV1110: {
      fi: ['Rusinat ovat pulleita ja kardemumma tulee ensimmäisenä.', 'Glögin paras osa ilman tahmeita sormia.'],
      sv: ['Kardemumman gör hela kakan.'],
      en: ['Mulled wine in a square, without the headache.'],
    },
    KV1115: {
      fi: [
        'Mämmin ystävänä hyväksyn, ja mämmin vihaajana vaimoni hyväksyy myös.',
        'Ruismallas rusahtaa, appelsiini raikastaa.',
      ],
      sv: ['Memma i en kaka, och jag gillar inte ens memma.'],
      en: ['Malty, orangey and not like any other bar I know.'],
    },
  },
  any: {
    fi: {
      taste: [
        'Napsahtaa murrettaessa niin kuin hyvän suklaan pitää.',
        'Sulaa suussa rauhassa eikä jätä rasvaista kalvoa.',
        'Makeus on kohdallaan, mikä on nykyään harvinaista.',
        'Yksi ruutu riittää, ja silti otan aina toisen.',
        'Pinta kiilsi ja levy oli ehjä.',
        'Tasaiset ruudut, helppo jakaa ilman riitaa.',
        'Ruudut ovat sopivan paksuja hampaille.',
      ],
      use: [
        'Kahvin kanssa tämä on päivän paras hetki.',
        'Ostin lahjaksi, mutta avasin itse.',
        'Meillä tätä syödään perjantaisin sohvalla.',
        'Vein mökille, ja naapuri kysyi heti, mistä tätä saa.',
        'Pidän työpöydän laatikossa pahojen päivien varalta.',
        'Leivoin jämistä keksejä, ja niistä tuli hyviä.',
        'Annoin yhden siskolle, ja nyt tilaamme yhdessä.',
        'Retkellä maistui vielä paremmalta kuin kotona.',
        'Piilotan tämän teinin ulottumattomiin.',
      ],
    },
    sv: {
      taste: [
        'Knäpper rent när man bryter den.',
        'Smälter lugnt och klibbar inte i gommen.',
        'Lagom söt, och det är inte vardagsmat i dag.',
        'Blank, hel och prydligt inslagen.',
      ],
      use: [
        'Godast till en kopp starkt kaffe.',
        'Köpte den till mamma men öppnade den själv.',
        'Har alltid en i skrivbordslådan numera.',
        'Följde med till stugan och kom inte hem igen.',
        'Delade med en kollega, vilket jag ångrar lite.',
      ],
    },
    en: {
      taste: [
        'It snaps cleanly and melts slowly.',
        'Not too sweet, which is rare.',
        'You can taste that somebody roasted this with care.',
      ],
      use: [
        'Two squares with coffee is my new afternoon.',
        'Bought it as a present and opened it on the tram.',
        'I keep one at work and tell nobody.',
        'Took three home in my suitcase and should have taken six.',
      ],
    },
  },
}
