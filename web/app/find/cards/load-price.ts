/** A page lists the files of each part it imports. The list stands here, so that visitors do not load it. */
export const loadPrice = () => import('./price-for-all.tsx')
