/** Each part that is open says how it is closed again; the last opened is closed first. */
export type Opened = (() => Promise<unknown>)[]

export async function closeAll(opened: Opened) {
  for (const closeOne of opened.splice(0).reverse()) await closeOne()
}
