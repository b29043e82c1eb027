/** The form of the filters, for what stands outside of it. */
export const SEARCH_FORM = 'find-agents'
