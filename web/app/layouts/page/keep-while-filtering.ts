import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages that filter what they have: another filter in the address asks the server for nothing. */
export const keepWhileFiltering = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
