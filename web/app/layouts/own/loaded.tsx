import type { ReactNode } from 'react'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/text/layout.tsx'

/** A query, of one thing or of pages. */
interface Asked<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => Promise<{ isError: boolean }>
}

interface Props<Data> {
  query: Asked<Data>
  /** The shape of what is about to come. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page that waits for its data, or says that they could not be had. */
export function Loaded<Data>({ query, skeleton = <Lines />, children }: Props<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <Loading>{skeleton}</Loading>

  return <ErrorPanel onRetry={refetch} error={error} />
}

const Lines = () => (
  <Stack gap={3}>
    <Skeleton width="half" />
    <Skeleton width="long" />
    <Skeleton width="short" />
  </Stack>
)
