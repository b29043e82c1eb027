export const LOCAL_CLIENT = { clientId: 'sojourn', secret: 'known to the two of us' }
