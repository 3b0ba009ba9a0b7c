import type { Language, Localized } from '#src/common/locale.ts'
import { words } from '#src/common/comma-list.ts'
import type { ServiceName } from '../contract/services.ts'

/* Words that people use in searches and that pages of places do not hold. Written without diacritics. */

/** Other words by service; `all` matches every place. */
export const otherWords: Localized<Record<ServiceName | 'all', readonly string[]>> = {
  fi: {
    all: words('konvehti, suklaa, makeiset'),
    lunch: words('ruoka, ruokailu, ravintola, keitto'),
    cafe: words('kahvi, cafe, kahvittelu'),
    shop: words('kauppa, puoti, liike, tehtaanmyymala'),
    accessible: words('pyoratuoli, invalidi, liikuntarajoitteinen, lastenvaunut'),
    dogs: words('koira, koiraystavallinen, lemmikki'),
    wifi: words('wifi, wlan, netti, internet'),
  },
  sv: {
    all: words('konvehti, choklad, godis'),
    lunch: words('mat, restaurang, soppa'),
    cafe: words('kaffe, fika, cafe, kafe'),
    shop: words('affar, shop, fabriksbutik'),
    accessible: words('rullstol, rorelsehindrad, barnvagn'),
    dogs: words('hund, hundvanlig, husdjur, tillatna'),
    wifi: words('wifi, wlan, internet'),
  },
  en: {
    all: words('konvehti, chocolate, sweets'),
    lunch: words('food, restaurant, soup'),
    cafe: words('coffee, coffeehouse, tea'),
    shop: words('store, shopping, outlet'),
    accessible: words('wheelchair, accessible, accessibility, disabled, pram, step, free'),
    dogs: words('dog, friendly, allowed, welcome, pet'),
    wifi: words('wifi, wlan, internet'),
  },
}

/** Words that limit a search to places open now. */
export const openWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fi: new Set(words('auki, avoinna, avoin, avoimet')),
  sv: new Set(words('oppet, oppen, oppna')),
  en: new Set(words('open, opened')),
}

/** Words that do not tell places apart. */
export const idleWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fi: new Set(words('nyt, tanaan, lahella, lahin, lahimmat, paikka, paikat, osoite')),
  sv: new Set(words('nu, idag, nara, narmaste, plats, adress, var, finns')),
  en: new Set(words('now, today, near, nearest, nearby, closest, place, places, address, where')),
}
