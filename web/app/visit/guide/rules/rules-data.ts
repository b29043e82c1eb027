import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { DestinationRules } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import type { StructuredData } from '../../../layouts/page/structured-data.ts'
import { countsInWords } from './rule-words.ts'

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
            name: t('Do I need a visa for {country}?', { country: country.name }),
            acceptedAnswer: {
              '@type': 'Answer',
              text: t(
                'It depends on your passport. {counts} ({title} by {author}, as of {day}.) The authority of the country decides.',
                {
                  counts: countsInWords(rules),
                  title: source.title,
                  author: source.author,
                  day: formatDay(source.as_of),
                },
              ),
            },
          },
        ],
      }
    : { '@type': '' }
