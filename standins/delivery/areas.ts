/** A postal area: code, town, part of the town, latitude, longitude of its middle. */
export type Area = { postalCode: string; city: string; district: string; latitude: number; longitude: number }

/** Real codes and places, near enough for a list that is sorted by distance. */
const served = `
00100 Helsinki Kamppi 60.1696 24.9320
00120 Helsinki Punavuori 60.1610 24.9390
00130 Helsinki Kaartinkaupunki 60.1650 24.9480
00140 Helsinki Kaivopuisto 60.1570 24.9560
00150 Helsinki Eira 60.1570 24.9370
00160 Helsinki Katajanokka 60.1670 24.9680
00170 Helsinki Kruununhaka 60.1720 24.9560
00180 Helsinki Ruoholahti 60.1640 24.9160
00200 Helsinki Lauttasaari 60.1590 24.8780
00250 Helsinki Taka-Töölö 60.1880 24.9160
00260 Helsinki Töölö 60.1830 24.9230
00280 Helsinki Ruskeasuo 60.2010 24.9020
00320 Helsinki Etelä-Haaga 60.2140 24.8950
00350 Helsinki Munkkivuori 60.2060 24.8750
00370 Helsinki Reimarla 60.2290 24.8430
00400 Helsinki Pohjois-Haaga 60.2300 24.8960
00420 Helsinki Kannelmäki 60.2400 24.8830
00500 Helsinki Sörnäinen 60.1870 24.9640
00510 Helsinki Vallila 60.1950 24.9560
00520 Helsinki Pasila 60.1990 24.9330
00530 Helsinki Kallio 60.1840 24.9500
00550 Helsinki Hermanni 60.1960 24.9680
00560 Helsinki Toukola 60.2080 24.9780
00570 Helsinki Kulosaari 60.1860 25.0090
00600 Helsinki Koskela 60.2180 24.9680
00610 Helsinki Käpylä 60.2130 24.9480
00700 Helsinki Malmi 60.2510 25.0110
00800 Helsinki Herttoniemi 60.1990 25.0380
00900 Helsinki Puotinharju 60.2150 25.0900
00980 Helsinki Vuosaari 60.2080 25.1440
01300 Vantaa Tikkurila 60.2920 25.0400
01600 Vantaa Myyrmäki 60.2610 24.8540
02100 Espoo Tapiola 60.1760 24.8050
02200 Espoo Niittykumpu 60.1700 24.7640
02230 Espoo Matinkylä 60.1600 24.7390
02600 Espoo Leppävaara 60.2190 24.8130
02770 Espoo Keskus 60.2050 24.6560
04200 Kerava Keskusta 60.4040 25.1010
04400 Järvenpää Keskusta 60.4740 25.0900
05800 Hyvinkää Keskusta 60.6310 24.8600
06100 Porvoo Keskusta 60.3940 25.6640
08100 Lohja Keskusta 60.2500 24.0650
10600 Tammisaari Keskusta 59.9740 23.4350
11100 Riihimäki Keskusta 60.7390 24.7720
13100 Hämeenlinna Keskusta 60.9960 24.4640
15100 Lahti Keskusta 60.9830 25.6610
20100 Turku Keskusta 60.4510 22.2670
20520 Turku Kupittaa 60.4490 22.2960
20810 Turku Martinmäki 60.4430 22.2560
21200 Raisio Keskusta 60.4860 22.1690
22100 Mariehamn Centrum 60.0970 19.9350
26100 Rauma Keskusta 61.1280 21.5110
28100 Pori Keskusta 61.4850 21.7970
33100 Tampere Keskusta 61.4980 23.7610
33200 Tampere Amuri 61.4990 23.7440
33500 Tampere Tammela 61.5010 23.7820
33720 Tampere Hervanta 61.4500 23.8510
37100 Nokia Keskusta 61.4780 23.5090
40100 Jyväskylä Keskusta 62.2420 25.7470
40520 Jyväskylä Kangasvuori 62.2440 25.8080
45100 Kouvola Keskusta 60.8680 26.7040
48100 Kotka Keskusta 60.4660 26.9450
50100 Mikkeli Keskusta 61.6880 27.2730
53100 Lappeenranta Keskusta 61.0580 28.1880
57100 Savonlinna Keskusta 61.8690 28.8780
60100 Seinäjoki Keskusta 62.7900 22.8400
65100 Vaasa Keskusta 63.0950 21.6160
67100 Kokkola Keskusta 63.8380 23.1300
68600 Pietarsaari Keskusta 63.6750 22.7020
70100 Kuopio Keskusta 62.8920 27.6780
74100 Iisalmi Keskusta 63.5590 27.1900
78200 Varkaus Keskusta 62.3150 27.8730
80100 Joensuu Keskusta 62.6010 29.7630
87100 Kajaani Keskusta 64.2270 27.7280
90100 Oulu Keskusta 65.0120 25.4650
90570 Oulu Linnanmaa 65.0590 25.4660
94100 Kemi Keskusta 65.7360 24.5640
95400 Tornio Keskusta 65.8480 24.1460
96100 Rovaniemi Keskusta 66.5030 25.7290
98100 Kemijärvi Keskusta 66.7130 27.4300
99600 Sodankylä Keskusta 67.4160 26.5890
99800 Ivalo Keskusta 68.6560 27.5400
99950 Karigasniemi Kylä 69.3990 25.8450
`

/** Where somebody lives and nothing is picked up. */
const unserved = `
99980 Utsjoki Kylä 69.9080 27.0280
99990 Nuorgam Kylä 70.0830 27.8760
99999 Joulumaa Korvatunturi 68.0730 29.3150
`

const read = (table: string): Area[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [postalCode = '', city = '', district = '', latitude, longitude] = line.split(' ')
      return { postalCode, city, district, latitude: Number(latitude), longitude: Number(longitude) }
    })

export const servedAreas: readonly Area[] = read(served)
const areas: readonly Area[] = [...servedAreas, ...read(unserved)]

/** The area with this code, or else the one whose number is nearest: neighbours have neighbouring numbers. Null for no code. */
export function areaOf(postalCode: string): Area | null {
  if (!/^\d{5}$/.test(postalCode)) return null
  const far = (area: Area): number => Math.abs(Number(area.postalCode) - Number(postalCode))
  return areas.reduce((nearest, area) => (far(area) < far(nearest) ? area : nearest))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two places, as the crow flies. */
export function distance(from: Pick<Area, 'latitude' | 'longitude'>, to: Pick<Area, 'latitude' | 'longitude'>): number {
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(chord)))
}
