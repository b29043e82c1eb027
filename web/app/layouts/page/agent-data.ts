import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { context, NOTHING, type StructuredData } from './structured-data.ts'

/** An agent in the words of schema.org. */
export const agentData = (origin: string, agent: AgentProfile): StructuredData =>
  import.meta.env.SSR
    ? {
        ...context,
        '@type': 'ProfessionalService',
        name: agent.name,
        description: agent.headline,
        url: origin + paths.agent(agent.username),
        image: new URL(agent.profile_picture ?? '/og.png', origin).href,
        ...(agent.location && {
          address: {
            '@type': 'PostalAddress',
            addressLocality: agent.location.city,
            addressCountry: agent.location.country,
          },
        }),
        areaServed: agent.countries.map(({ name }) => ({ '@type': 'Country', name })),
        knowsLanguage: agent.languages.map(([code]) => code),
        ...(agent.price_from && {
          priceRange: `from ${agent.price_from.amount / 100} ${agent.price_from.currency}`,
        }),
        ...(agent.rating !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: agent.rating,
            reviewCount: agent.review_count,
            bestRating: 5,
          },
        }),
      }
    : NOTHING
