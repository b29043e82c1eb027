interface PhotoSize {
  /** Millimetres. */
  width: number
  height: number
  /** Across and down, where the authority takes files. */
  least_pixels?: readonly [number, number]
  source: string
  /** The day we last compared it with the source. */
  checked: string
}

/** What the authorities ask of a visa photo. A country that is not here is said to be unknown: a wrong size costs more than none. */
export const PHOTO_SIZES: Readonly<Record<string, PhotoSize>> = {
  CN: {
    ...{ width: 33, height: 48 },
    source: 'http://www.fmcoprc.gov.hk/eng/fwxx/wgrqz/t1418248.htm',
    checked: '2026-11-24',
  },
  IN: {
    ...{ width: 51, height: 51, least_pixels: [350, 350] },
    source: 'https://indianvisaonline.gov.in/evisa/tvoa.html',
    checked: '2026-11-24',
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
