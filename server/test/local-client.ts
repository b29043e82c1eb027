/** The provider on this machine knows us so. */
export const LOCAL_CLIENT = { clientId: 'sojourn', secret: 'known to the two of us' }
