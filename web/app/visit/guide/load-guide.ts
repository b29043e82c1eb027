import type { Api } from '../../api/api.ts'
import { namesOf } from '../visas/fact-values.ts'
import type { GuideAddress } from './guide-address.ts'

/** The answer, and what its form offers. */
export async function loadGuide(api: Api, address: GuideAddress) {
  const [answer, countries, purposes] = await Promise.all([
    api('GET /guide', { query: address }),
    api('GET /countries'),
    api('GET /purposes'),
  ])
  return {
    answer: answer.data,
    names: namesOf(
      countries.data.items,
      answer.data.fits.map(({ visa }) => visa),
    ),
    countries: countries.data.items.map(({ id, name }) => ({ id, name })),
    purposes: purposes.data.items.map(({ id, name }) => ({ id, name })),
  }
}

export type GuideData = Awaited<ReturnType<typeof loadGuide>>
