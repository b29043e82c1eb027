/** `under-18`, `18-30` and `50-plus` as people say them; yes and no as they are. */
export const answerWords = (given = '') =>
  given.replace('under-', 'under ').replace('-plus', ' or older').replace('-', ' to ')

/** What was asked later, as its answer is called. */
export const ANSWERS = [
  { name: 'age', label: 'Age' },
  { name: 'job_offer', label: 'Job offer' },
  { name: 'school_place', label: 'Place at a school' },
  { name: 'relative', label: 'Close family there' },
  { name: 'studied_there', label: 'Finished a course there' },
] as const
