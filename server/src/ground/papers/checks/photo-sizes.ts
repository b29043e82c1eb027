type Millimetres = readonly [width: number, height: number]

export interface PhotoSize {
  /** Any of them will do. */
  sizes: readonly [Millimetres, ...Millimetres[]]
  /** Whatever lies between the smallest and the largest will do as well. */
  isRange?: true
  /** Which of them is asked for depends on the visa or on the office that takes the application. */
  depends?: true
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
const READ = '2026-11-28'
const passport = (source: string): PhotoSize => ({ sizes: PASSPORT, source, checked: READ })
const likely = (source: string, sizes: PhotoSize['sizes'] = PASSPORT): PhotoSize => ({
  sizes,
  source,
  checked: READ,
  likely: true,
})

/** It holds the countries whose visas we know best. One that is not here is said to be unknown: a wrong size costs more than none. */
export const PHOTO_SIZES: Readonly<Record<string, PhotoSize | TakenThere>> = {
  /** Newspapers cite the authority with 35 × 40 mm; its own page was not read. */
  AE: likely('https://icp.gov.ae/en/', [
    [35, 40],
    [35, 45],
    [43, 55],
  ]),
  /** The page “Passbildkriterien” was read as municipalities show it. */
  AT: passport('https://www.oesterreich.gv.at'),
  AU: {
    ...likely('https://immi.homeaffairs.gov.au', [
      [35, 45],
      [40, 50],
    ]),
    isRange: true,
  },
  /** The ministerial order of 12 December 2019 sets it for the cards of foreigners. */
  BE: passport('https://www.ejustice.just.fgov.be/eli/arrete/2019/12/12/2019031047/justel'),
  BR: likely('https://www.gov.br/mre/en', [
    [30, 40],
    [35, 45],
  ]),
  /** The larger is for permanent residence. The smaller is the least that its sheet for visas allows. */
  CA: {
    sizes: [
      [35, 45],
      [50, 70],
    ],
    depends: true,
    source:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/new-immigrants/pr-card/apply-renew-replace/photo.html',
    checked: READ,
  },
  /** The criteria of its Federal Office of Police were read in a copy. */
  CH: passport('https://www.fedpol.admin.ch'),
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
  DK: passport(
    'https://um.dk/en/about-us/the-protocol-department/news/circular-notes/electronic-applications-for-the-renewal-of-residence-permits-and-id-cards',
  ),
  EE: {
    sizes: [[40, 50]],
    source: 'https://www.politsei.ee/ru/teenused/lingid/taotlusankeedile-lisatavad-dokumendid/index.dot',
    checked: READ,
  },
  ES: likely('https://www.inclusion.gob.es/web/migraciones', [
    [26, 32],
    [35, 45],
  ]),
  FI: likely('https://migri.fi/en/home', [
    [35, 45],
    [36, 47],
  ]),
  FR: passport('https://passeport.ants.gouv.fr/Vos-demarches/Photographie-d-identite'),
  /** The sheet for applications from abroad (version 4/2009) was read. */
  GB: passport('https://www.gov.uk/photos-for-passports'),
  /** The larger is for permits, and was read; the smaller is what visas ask for. */
  GR: {
    sizes: [
      [35, 45],
      [40, 60],
    ],
    depends: true,
    source:
      'https://apd-depin.gov.gr/index.php/o%CE%B4%CE%B7%CE%B3%CF%8C%CF%82-%CF%80%CE%BF%CE%BB%CE%B9%CF%84%CF%8E%CE%BD/%CE%B4%CE%AE%CE%BC%CE%BF%CE%B9-%CF%80%CE%B5%CF%81%CE%B9%CF%86%CE%AD%CF%81%CE%B5%CE%B9%CE%B5%CF%82/item/681-dikaiologitika-ananeosis-adeias-diamonis-epi-makron-diamenontos',
    checked: READ,
  },
  /** Embassies of China take the smaller one; the Immigration Department has the larger ones on its forms. */
  HK: {
    sizes: [
      [33, 48],
      [40, 50],
      [45, 55],
    ],
    depends: true,
    source: 'https://ie.china-embassy.gov.cn/eng/qzfw/201707/t20170707_2238827.htm',
    checked: READ,
  },
  HR: passport(
    'https://mvep.gov.hr/consular-information-151075/visas-151076/when-is-visa-request-admissible/180329',
  ),
  HU: {
    taken_there: true,
    source: 'https://hongkong.mfa.gov.hu/eng/page/long-term-visas',
    checked: READ,
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
  IS: passport('https://island.is/en/permit-based-on-work/document-requirements'),
  IT: likely('https://vistoperitalia.esteri.it/home/en'),
  /** The square one is asked for in Surabaya, the other on Jeju. */
  JP: {
    sizes: [
      [35, 45],
      [45, 45],
    ],
    depends: true,
    source: 'https://www.surabaya.id.emb-japan.go.jp/j/consular_relations/visa.html',
    checked: READ,
  },
  KR: likely('https://www.visa.go.kr'),
  /** It asks for it where passports are applied for. */
  LU: passport('https://newyork-un.mae.lu/en/content/view/full/32492'),
  LV: passport(
    'https://www2.mfa.gov.lv/en/newdelhi/consular-section/applying-for-a-long-stay-visa/ocma-decision',
  ),
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
  /** The smaller is for passes of students, and was read; the larger is that of the Immigration Department. */
  MY: {
    sizes: [
      [35, 45],
      [35, 50],
    ],
    depends: true,
    source: 'https://visa.educationmalaysia.gov.my/guidelines/passport-photo-guidelines.html/',
    checked: READ,
  },
  /** It asks for what Dutch passports ask for, which is the “Fotomatrix”. */
  NL: passport('https://ind.nl/en/Pages/Appointment-biometric-information.aspx'),
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
  /** The smaller is asked for in Brussels, and was read; the square one elsewhere. */
  PH: {
    sizes: [
      [35, 45],
      [51, 51],
    ],
    depends: true,
    source:
      'https://brusselspe.dfa.gov.ph/sample-sites/visa/visas-for-diplomatic-or-official-passport-holders',
    checked: READ,
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
  SE: passport(
    'https://swedenabroad.se/en/about-sweden-non-swedish-citizens/iceland/going-to-sweden/visiting-sweden/tourist-visa',
  ),
  SG: {
    sizes: PASSPORT,
    least_pixels: [400, 514],
    source: 'https://www.ica.gov.sg/photo-guidelines',
    checked: '2026-11-24',
  },
  /** The smaller is asked for in Sydney and Bucharest, the larger in Moscow. */
  TH: {
    sizes: [
      [35, 45],
      [40, 60],
    ],
    depends: true,
    source: 'https://sydney.thaiembassy.org/en/publicservice/official-and-diplomat',
    checked: READ,
  },
  TR: likely('https://www.konsolosluk.gov.tr', [[50, 60]]),
  /** Its guidelines for pictures of passports were read in a copy. */
  TW: passport('https://www.boca.gov.tw'),
  US: {
    sizes: [[51, 51]],
    least_pixels: [600, 600],
    source: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html',
    checked: '2026-11-24',
  },
  /** The sheet “Passport & ID Photograph Specifications” of the department was read. */
  ZA: passport('https://www.dha.gov.za/index.php/immigration-services'),
}
