const inSettings = new Set(['category', 'services', 'attachments'])

export const isInSettings = ({ field }: { field: string }) => inSettings.has(field)
