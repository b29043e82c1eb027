export interface PhotoSize {
  /** It is in millimetres. */
  width: number
  height: number
  /** The largest, where the authority takes several. */
  most?: readonly [width: number, height: number]
  /** Across and down, where the authority takes files. */
  least_pixels?: readonly [number, number]
  source: string
  /** The day we last read it there, or in a stored copy of that page. */
  checked: string
}

/**
 * A country that is not here is said to be unknown: a wrong size costs more than none. Canada (35 × 45 mm to
 * visit, 50 × 70 mm to stay), Japan and Thailand are left out, since their missions or kinds of visa differ.
 */
export const PHOTO_SIZES: Readonly<Record<string, PhotoSize>> = {
  CN: {
    ...{ width: 33, height: 48 },
    source: 'http://www.fmcoprc.gov.hk/eng/fwxx/wgrqz/t1418248.htm',
    checked: '2026-11-24',
  },
  CZ: {
    ...{ width: 35, height: 45 },
    source: 'https://mzv.gov.cz/jnp/en/information_for_aliens/supporting_documents_overview/photo.html',
    checked: '2026-11-28',
  },
  DE: {
    ...{ width: 35, height: 45 },
    source: 'https://vietnam.diplo.de/vn-de/service/passbild/1279496',
    checked: '2026-11-28',
  },
  IE: {
    ...{ width: 35, height: 45, most: [38, 50] },
    source: 'http://www.inis.gov.ie/en/INIS/Pages/Photograph%20Requirements',
    checked: '2026-11-28',
  },
  IN: {
    ...{ width: 51, height: 51, least_pixels: [350, 350] },
    source: 'https://indianvisaonline.gov.in/evisa/tvoa.html',
    checked: '2026-11-24',
  },
  MX: {
    ...{ width: 26, height: 32, most: [31, 39] },
    source: 'https://embamex.sre.gob.mx/italia/index.php/es/seccion-consular/433-visa-english',
    checked: '2026-11-28',
  },
  PL: {
    ...{ width: 35, height: 45 },
    source: 'https://chicago.msz.gov.pl/pl/informacje_konsularne/wizy_/procedura_wizowa/',
    checked: '2026-11-28',
  },
  SA: {
    ...{ width: 51, height: 51 },
    source:
      'https://embassies.mofa.gov.sa/sites/usa/EN/CONSULARANDTRAVELSERVICES/VISAAPPLICATION/Pages/Guideline-accepted-photographs-saudi-visas.aspx',
    checked: '2026-11-24',
  },
  SG: {
    ...{ width: 35, height: 45, least_pixels: [400, 514] },
    source: 'https://www.ica.gov.sg/photo-guidelines',
    checked: '2026-11-24',
  },
  US: {
    ...{ width: 51, height: 51, least_pixels: [600, 600] },
    source: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html',
    checked: '2026-11-24',
  },
}
