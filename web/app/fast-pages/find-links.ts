/**
 * React Router asks for the files of all pages that links lead to as soon as it listens. Who only looks needs none of them, so
 * the links are shown to it once somebody is at the page.
 */
export function findLinks() {
  for (const link of document.querySelectorAll<HTMLElement>('[data-within]')) link.dataset.discover = 'true'
}
