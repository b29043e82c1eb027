type Millimetres = readonly [width: number, height: number]

export interface PhotoSize {
  /** Any of them will do. */
  sizes: readonly [Millimetres, ...Millimetres[]]
  /** Whatever lies between the smallest and the largest will do as well. */
  isRange?: true
  /** Across and down, where the authority takes files. */
  least_pixels?: readonly [number, number]
  /** For a likely one it is the authority that publishes it. */
  source: string
  /** The day we last read it there or in a stored copy of that page; of a likely one, the day it was written down. */
  checked: string
  /** We know it so, but have not read it in the authority's own words, or its missions differ: nothing is asked for on its strength. */
  likely?: true
}

/** The authority takes the picture itself, so that none is handed in. */
export interface TakenThere {
  taken_there: true
  source: string
  checked: string
}

const PASSPORT: PhotoSize['sizes'] = [[35, 45]]
const likely = (source: string, sizes: PhotoSize['sizes'] = PASSPORT): PhotoSize => ({
  ...{ sizes, source, checked: '2026-11-28', likely: true },
})

/** It holds the countries whose visas we know best. One that is not here is said to be unknown: a wrong size costs more than none. */
export const PHOTO_SIZES: Readonly<Record<string, PhotoSize | TakenThere>> = {
  AE: likely('https://icp.gov.ae/en/', [
    [35, 45],
    [43, 55],
  ]),
  AT: likely('https://www.bmeia.gv.at/en/travel-stay/entry-and-residence-in-austria'),
  AU: {
    ...likely('https://immi.homeaffairs.gov.au', [
      [35, 45],
      [40, 50],
    ]),
    isRange: true,
  },
  BE: likely('https://dofi.ibz.be/en'),
  BR: likely('https://www.gov.br/mre/en', [
    [30, 40],
    [35, 45],
  ]),
  CA: likely('https://www.canada.ca/en/immigration-refugees-citizenship.html', [
    [35, 45],
    [50, 70],
  ]),
  CH: likely('https://www.sem.admin.ch/sem/en/home.html'),
  CN: {
    sizes: [[33, 48]],
    source: 'https://www.fmcoprc.gov.hk/eng/fwxx/wgrqz/t1418248.htm',
    checked: '2026-11-24',
  },
  CZ: {
    sizes: PASSPORT,
    source: 'https://mzv.gov.cz/jnp/en/information_for_aliens/supporting_documents_overview/photo.html',
    checked: '2026-11-28',
  },
  DE: {
    sizes: PASSPORT,
    source: 'https://vietnam.diplo.de/vn-de/service/passbild/1279496',
    checked: '2026-11-28',
  },
  DK: likely('https://www.nyidanmark.dk/en-GB'),
  ES: likely('https://www.inclusion.gob.es/web/migraciones', [
    [26, 32],
    [35, 45],
  ]),
  FI: likely('https://migri.fi/en/home', [
    [35, 45],
    [36, 47],
  ]),
  FR: likely('https://france-visas.gouv.fr'),
  GB: likely('https://www.gov.uk/photos-for-passports'),
  GR: likely('https://migration.gov.gr/en/', [
    [35, 45],
    [40, 60],
  ]),
  HK: {
    ...likely('https://www.immd.gov.hk/eng/', [
      [40, 50],
      [45, 55],
    ]),
    isRange: true,
  },
  IE: {
    sizes: [
      [35, 45],
      [38, 50],
    ],
    isRange: true,
    source: 'https://www.inis.gov.ie/en/INIS/Pages/Photograph%20Requirements',
    checked: '2026-11-28',
  },
  IN: {
    sizes: [[51, 51]],
    least_pixels: [350, 350],
    source: 'https://indianvisaonline.gov.in/evisa/tvoa.html',
    checked: '2026-11-24',
  },
  IT: likely('https://vistoperitalia.esteri.it/home/en'),
  JP: likely('https://www.mofa.go.jp/j_info/visit/visa/index.html', [
    [35, 45],
    [45, 45],
  ]),
  KR: likely('https://www.visa.go.kr'),
  MT: likely('https://identita.gov.mt'),
  MX: {
    sizes: [
      [26, 32],
      [31, 39],
    ],
    isRange: true,
    source: 'https://embamex.sre.gob.mx/italia/index.php/es/seccion-consular/433-visa-english',
    checked: '2026-11-28',
  },
  MY: likely('https://www.imi.gov.my', [
    [35, 45],
    [35, 50],
  ]),
  NL: likely('https://ind.nl/en'),
  NO: {
    taken_there: true,
    source: 'https://www.udi.no/en/word-definitions/photopassport-photo/',
    checked: '2026-11-28',
  },
  /** It is on paper 35 × 45 mm, as a file three by four. */
  NZ: {
    sizes: [
      [35, 45],
      [36, 48],
    ],
    isRange: true,
    least_pixels: [900, 1200],
    source:
      'https://www.immigration.govt.nz/new-zealand-visas/preparing-a-visa-application/character-and-identity/acceptable-photos',
    checked: '2026-11-28',
  },
  PL: {
    sizes: PASSPORT,
    source: 'https://chicago.msz.gov.pl/pl/informacje_konsularne/wizy_/procedura_wizowa/',
    checked: '2026-11-28',
  },
  PT: likely('https://vistos.mne.gov.pt/en/'),
  SA: {
    sizes: [[51, 51]],
    source:
      'https://embassies.mofa.gov.sa/sites/usa/EN/CONSULARANDTRAVELSERVICES/VISAAPPLICATION/Pages/Guideline-accepted-photographs-saudi-visas.aspx',
    checked: '2026-11-24',
  },
  SE: likely('https://www.migrationsverket.se/en/'),
  SG: {
    sizes: PASSPORT,
    least_pixels: [400, 514],
    source: 'https://www.ica.gov.sg/photo-guidelines',
    checked: '2026-11-24',
  },
  TH: likely('https://www.thaievisa.go.th', [
    [35, 45],
    [40, 60],
  ]),
  TR: likely('https://www.konsolosluk.gov.tr', [[50, 60]]),
  US: {
    sizes: [[51, 51]],
    least_pixels: [600, 600],
    source: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html',
    checked: '2026-11-24',
  },
  ZA: likely('https://www.dha.gov.za/index.php/immigration-services'),
}
