import type { Language } from '#src/common/locale.ts'

/** What all berries are called, where the assortment has none of the one that is looked for. */
export const anyBerry: Readonly<Record<Language, string>> = { fi: 'marja', sv: 'bär', en: 'berry' }

/**
 * Berries by name: words of the language, whatever they look like. Lakka is no misspelled lakritsi and no form of laku, hilla no
 * hillo, mesimarja no metsämarja.
 */
export const berries: Readonly<Record<Language, readonly string[]>> = {
  fi: `lakka hilla muurain suomuurain tyrni mesimarja juolukka karviainen karhunvatukka vatukka variksenmarja pihlajanmarja
    pihlaja aronia marja-aronia boysenmarja ahomansikka viinimarja herukka punaherukka valkoherukka mustaherukka karpalo puolukka
    mustikka vadelma vattu mansikka`.split(/\s+/),
  sv: `hjortron havtorn åkerbär odon krusbär björnbär kråkbär rönnbär aronia smultron vinbär lingon blåbär hallon jordgubbe
    tranbär`.split(/\s+/),
  en: `cloudberry seabuckthorn gooseberry blackberry crowberry rowanberry aronia currant lingonberry bilberry blueberry raspberry
    strawberry cranberry elderberry mulberry boysenberry`.split(/\s+/),
}
