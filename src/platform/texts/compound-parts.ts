import type { Language } from '#src/common/locale.ts'

/**
 * Stems that long compounds of the assortment consist of. A soft hyphen goes before a part that follows another; the
 * browser divides other words. English compounds are written apart.
 */
export const compoundParts: Readonly<Record<Language, readonly string[]>> = {
  fi: words(`
    appelsiini aski eukalyptus glögi hassel hedelmä herkku hillo hunaja hyytelö inkivääri jauhe joulu juoma jyvä kaakao
    kalenteri kanto karkki karkit karkkeja karpalo kataja kuvio kaura keksi keksit kenno kerkkä kerma kevät kinuski kokoelma
    konvehdit konvehteja konvehti kookos korppu kuori kuorinen kuorisia kuula kuulat kuusen kuva lahja lakritsi lakritsit
    lastut leipä leivät levy levyt liköörit luomu maito makeinen makeiset makeutus mallas mansikka marja marjaa marjat
    marjamakeinen marmeladi marmeladit marsipaani mauste metsä minttu muna muro musta mustikka nakki nougat näkki näkkärit
    paketti paperi passion pastilli pastillit pähkinä pähkinät pähkinöitä päivä pääsiäis pääsiäinen piparkakku piparminttu
    punainen puolukka päärynä rakeet rasia reikä rubiini ruis rukis rukiin saaristolais salmiakki seesami sekoitus siemen
    siemenet sipsi sipsit sitruuna sitrus sokeri sormi suklaa suklaata suklaat suola sydämet syntymä tammen timantit toffee
    tryffeli tryffeleitä tryffelit täysksylitoli täys täyte täytteisiä ukonhattu vaahto vadelma valko vanilja vihreä voi
    voima vuoka yrtti ystävälle ksylitoli kerkkää herukka makuinen blondiet browniet dippi florentiinit granola juusto jäädyke
    jälki kakku kakut koti laskiais mousse muffini muffinit muta piirakka porkkana pulla pullat puuro rahka ruoka uuni vanukas
  `),
  sv: words(`
    apelsin ask askar bit bitar blandning blåbär bröd bär chips choklad citron citrus diamant diamanter dragerad
    dryck drycks bröds mjölks eukalyptus flarn flarnen flarnpaket frukt frö fullkorns fyllning fyllda födelsedags förpackning gele gelé godis gran
    grädde hallon hasselnöt hasselnöts hasselnötter havre havs hjärtan honungs ingefärs jordgubbs jul kaffe kaka kakao kakor
    kalender karamell kex klyftor knäcke kokos kola korn kulor lakrits lingon mandel marmelad marmelader maskin marsipan medel mint
    mjölk mördegs nougat näver nötter paket passions pastill pastiller peppar pepparmynts portions praliner present pulver
    påsk päron ruby råg sallad salmiak salt sesam skogsbärs skott skotts skärgårds smör socker sylt svart svartvinbärs sötnings
    tryffel tryfflar tranbärs vanilj vinbärs vit vännen ägg överdragen xylitol hel botten bullar bulle cheesecake dipp fastlags
    granola graverings gröt kvarg mocka morots muffins paj parfait pepparkaks pudding trifle ugns
  `),
  en: [],
}

function words(list: string): string[] {
  return [...new Set(list.split(/\s+/).filter((word) => word !== ''))]
}
