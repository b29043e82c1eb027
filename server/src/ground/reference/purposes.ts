/** Why people travel, in the order they are offered. */
export const PURPOSES = [
  { slug: 'study', name: 'Study' },
  { slug: 'work', name: 'Work' },
  { slug: 'visit', name: 'Visit' },
  { slug: 'permanent-residence', name: 'Permanent residence' },
  { slug: 'family', name: 'Family' },
  { slug: 'business-and-investment', name: 'Business and investment' },
  { slug: 'humanitarian-protection', name: 'Humanitarian protection' },
  { slug: 'citizenship', name: 'Citizenship' },
  { slug: 'remote-work', name: 'Remote work' },
  { slug: 'retirement', name: 'Retirement' },
  { slug: 'medical-treatment', name: 'Medical treatment' },
  { slug: 'transit', name: 'Transit' },
] as const
