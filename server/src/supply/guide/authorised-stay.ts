/** For how many days an authorisation lets one in at each visit, by destination, where its authority says so. */
const STAYS: Record<string, { days: number; of?: Record<string, number>; source: string; url: string }> = {
  AU: {
    days: 90,
    source: 'Australian Department of Home Affairs',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/electronic-travel-authority-601',
  },
  CA: {
    days: 180,
    source: 'Immigration, Refugees and Citizenship Canada',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html',
  },
  GB: { days: 180, source: 'Government of the United Kingdom', url: 'https://www.gov.uk/eta' },
  KE: { days: 90, source: 'Government of Kenya', url: 'https://www.etakenya.go.ke' },
  NZ: {
    days: 90,
    of: { GB: 180 },
    source: 'Immigration New Zealand',
    url: 'https://www.immigration.govt.nz/',
  },
  US: { days: 90, source: 'U.S. Customs and Border Protection', url: 'https://esta.cbp.dhs.gov' },
}

/** It is null where its authority leaves the days to the passport or to the border. */
export function authorisedStay(passport: string, destination: string) {
  const stay = STAYS[destination]
  if (!stay) return null
  const { days, of, source, url } = stay
  return { days: of?.[passport] ?? days, source, url }
}
