/** Each page of the processor's list is asked for when the one before was read. */
export async function* pagesOf<Page extends { next: string | null }>(
  ask: (after: string | null) => Promise<Page>,
) {
  let after: string | null = null
  do {
    const page: Page = await ask(after)
    yield page
    after = page.next
  } while (after)
}
