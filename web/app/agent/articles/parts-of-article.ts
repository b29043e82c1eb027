/** What stands in the drawer of settings, and not on the paper. */
const inSettings = new Set(['category', 'services', 'attachments'])

export const isInSettings = ({ field }: { field: string }) => inSettings.has(field)
