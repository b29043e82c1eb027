import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { purposesQuery, visasForQuery } from '../../queries/goal-queries.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { NewGoalForm } from './form/goal-form.tsx'
import { goalStart } from './form/goal-start.ts'

/** Begun on another page, such as the guide: its names are fetched before the form is filled. */
export function BegunGoal({ params }: { params: URLSearchParams }) {
  const countries = useQuery(countriesQuery)
  const purposes = useQuery(purposesQuery)
  const visas = useQuery(visasForQuery(params.get('country') ?? '', params.get('purpose') ?? ''))
  return (
    <Loaded query={countries}>
      {(countries) => (
        <Loaded query={purposes}>
          {(purposes) =>
            visas.isPending ? (
              <Skeleton shape="block" />
            ) : (
              <NewGoalForm start={goalStart(params, { countries, purposes, visas: visas.data ?? [] })} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  )
}
