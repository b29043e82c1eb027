import type { OutsideProblem } from '@sojourn/contract/people/outside'

/** Ends a sign-in by a provider: the browser, which shows no answers of ours then, is led to a page that says why. */
export class OutsideRefusal extends Error {
  readonly problem: OutsideProblem

  constructor(problem: OutsideProblem) {
    super(problem)
    this.problem = problem
  }
}
