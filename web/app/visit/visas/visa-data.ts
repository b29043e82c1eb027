import type { VisaDetails } from '@sojourn/contract/ground/visa-pages'
import { paths } from '@sojourn/contract/paths/paths'
import { context, NOTHING, type StructuredData } from '../../layouts/page/structured-data.ts'
import { anchorOf } from './by-purpose.ts'
import { withoutMarks } from './facts/in-english-words.ts'
import type { ToldVisa } from './facts/told.ts'

/** The visa as a service of its government. */
export const visaData = (origin: string, { visa, country }: VisaDetails): StructuredData =>
  import.meta.env.SSR
    ? {
        ...context,
        '@type': 'GovernmentService',
        name: visa.name,
        ...(visa.aliases.length > 0 && { alternateName: visa.aliases }),
        description: visa.description,
        serviceType: 'Visa',
        areaServed: { '@type': 'Country', name: country.name },
        url: origin + paths.visa(country.id, anchorOf(visa)),
        ...(country.authority && {
          provider: {
            '@type': 'GovernmentOrganization',
            name: country.authority.name,
            url: country.authority.url,
          },
        }),
      }
    : NOTHING

export const questionsData = (questions: ToldVisa['questions']): StructuredData =>
  import.meta.env.SSR
    ? {
        ...context,
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, text }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: withoutMarks(text) },
        })),
      }
    : NOTHING
