import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { DestinationRules } from '@sojourn/contract/supply/guide'
import type { StructuredData } from '../../../layouts/page/structured-data.ts'
import { countsInWords } from './rule-words.ts'

/** What the page says of a destination, in the words of schema.org. */
export const rulesData = (
  origin: string,
  country: { id: string; name: string },
  { rules, source }: DestinationRules,
): StructuredData =>
  import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        url: origin + paths.guideTo(country.id),
        about: { '@type': 'Country', name: country.name },
        mainEntity: [
          {
            '@type': 'Question',
            name: `Do I need a visa for ${country.name}?`,
            acceptedAnswer: {
              '@type': 'Answer',
              text: `It depends on your passport. ${countsInWords(rules)} (${source.title} by ${source.author}, as of ${formatDay(source.as_of)}.) The authority of the country decides.`,
            },
          },
        ],
      }
    : { '@type': '' }
