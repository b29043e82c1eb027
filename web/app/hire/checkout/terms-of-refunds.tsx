import { paths } from '@sojourn/contract/paths/paths'

/** In a window of its own: whoever is about to pay reads them and pays on. */
export const TermsOfRefunds = () => (
  <span>
    The{' '}
    <a href={`${paths.terms()}#refunds`} target="_blank" rel="noopener">
      terms
    </a>{' '}
    say how cancelling and refunds work.
  </span>
)
