import type { Verification } from './verification.ts'

/** Our team asked for changes, and the agent may send them; not so where it failed for good, or no try is left. */
export const hasFurtherTry = ({
  label,
  is_final,
  tries_left,
}: Pick<Verification, 'label' | 'is_final' | 'tries_left'>) =>
  label.slug === 'failed' && !is_final && tries_left > 0
