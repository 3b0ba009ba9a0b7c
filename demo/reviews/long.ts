import { type DemoReviews, en, fi, sv } from './demo-review.ts'

/** The ones who take their time. */
export const longReviews: DemoReviews = {
  KV1005: [
    fi(
      5,
      '2025-12-08',
      'Raimo, Hämeenlinna',
      'Pitkän linjan epäilijä kääntyi',
      'Olen syönyt tummaa suklaata kolmekymmentä vuotta ja pitänyt suolaa siinä muotijuttuna. Tytär toi levyn isänpäivänä ja käski odottaa, kunnes pala sulaa. Odotin. Ensin tuli kaakao, sitten raksahti, ja vasta lopuksi jokin marjainen, jota en osannut nimetä ennen kuin luin kääreestä kirsikasta. Nyt levy on iltaohjelman osa: yksi ruutu uutisten jälkeen, toinen jos uutiset olivat huonoja. Ainoa moite on taskukoko, joka on keksitty kiusaamaan ihmistä. Keskikokoinen on oikea mitta, suuri on vieraita varten, ja niitä käy meillä nykyään enemmän kuin ennen.',
    ),
  ],
  KV2005: [
    fi(
      5,
      '2025-05-14',
      'Aila ja kuoro',
      'Kaksitoista laulajaa, kaksitoista konvehtia',
      'Kevätkonsertin jälkeen jokainen sai yhden, ja johtaja jakoi ne kartan mukaan niin kuin äänet. Sopraanot saivat vadelman, altot kinuskin, tenorit väittivät tarvitsevansa kaksi, ja bassot ottivat kahvin sanomatta mitään. Kukaan ei vaihtanut, mikä on kuorossa harvinaista. Rasia oli vielä niin siisti, että laitoimme siihen nuottiklemmarit. Ensi keväänä tilaamme kahdenkymmenenneljän, koska sana levisi ja ääniä on tullut lisää.',
    ),
    sv(
      5,
      '2026-02-16',
      'Birgitta, Mariehamn',
      'En ask och en lång kväll',
      'Vi brukar dela en ask praliner på alla hjärtans dag, min man och jag, och i år blev det den här. Vi läste kartan högt, skar varje pralin i två och förde protokoll. Kaffet vann före hallonet, nougaten kom trea och lingonet blev fyra fast det hade förtjänat bättre. Skalen är tunna så att kniven knappt märks, och fyllningarna är rena i smaken, ingen smakar likadant som grannen. Posten kom fram på tre dagar. Protokollet sitter på kylskåpet.',
    ),
  ],
  KV6005: [
    fi(
      5,
      '2025-10-03',
      'Tapani, Tukholma',
      'Kotimaa kulkee pahvilaatikossa',
      'Olen asunut Ruotsissa neljäkymmentä vuotta ja tottunut siihen, että leipä on makeaa. Tätä tilataan meille kahden viikon välein, ja laatikko avataan vasta, kun voi on pehmennyt. Ensimmäisenä iltana syödään pelkän voin kanssa, toisena kurkun, ja viikonlopuksi loput paahdetaan. Vaimo on Smoolannista ja piti tätä aluksi rangaistuksena. Nyt hän piilottaa viimeisen puolikkaan minulta. Kerran laatikko tuli päivän myöhässä, ja leipä oli silti hyvää, mitä ei voi sanoa kaikista meistä.',
    ),
  ],
  KV7005: [
    en(
      5,
      '2025-12-19',
      'Margaret, Reykjavík',
      'Sent from Helsinki to a ward in Oslo',
      'My sister spent December in hospital and I could not travel, so I had this sent instead. The nurse told me that the ribbon came undone in one pull, which mattered, because her hands were tired. She gave the blackcurrant pastilles to the lady in the next bed, kept the sea salt bar under her pillow, and shared the pralines with anybody who could tell her what the map said. She is home now and the green box holds her letters. I do not know what to call that, but it is more than chocolate.',
    ),
  ],
  KV8000: [
    fi(
      5,
      '2026-10-12',
      'Kaisa ja Otto',
      'Kolme sanaa ja kuusi riviä',
      'Mies kosi minua laivalla, ja sanat menivät tuulen mukana. Hän väitti sanoneensa, minä väitin etten kuullut. Nyt ne on kaiverrettu suklaaseen, valkoiseen levyyn, ja taakse hän kirjoitti kuusi riviä siitä, mitä olisi sanonut, jos ei olisi tuullut. Levy tuli postiluukusta tiistaina, kun olin yksin kotona, ja istuin eteisen lattialla pidempään kuin kehtaan kertoa. Reunat on jo syöty. Sanat odottavat vuosipäivää, niin kuin ohjeessa neuvottiin.',
    ),
  ],
}
