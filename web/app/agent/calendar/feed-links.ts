/** Programs that follow calendars know this scheme. */
export const openInProgram = (address: string) => address.replace(/^https?:/, 'webcal:')

export const addToGoogle = (address: string) =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: openInProgram(address) })}`

export const addToOutlook = (address: string) =>
  `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name: 'Sojourn' })}`
