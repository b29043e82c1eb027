/**
 * Set as `data-far` on a part well below the first screen. A browser asks for pictures up to three screens ahead, also for
 * who never goes there; those of such a part are out of its sight (base.css) until somebody is near. Only the server writes
 * it: nobody would take the mark off a part that the browser draws itself, and React leaves what was written.
 */
export const FAR = import.meta.env.SSR ? '' : undefined

/** Runs in the page's head, and so ahead of React: on a slow line people scroll before its scripts have come. */
export const FAR_PICTURES_SCRIPT = `document.addEventListener('DOMContentLoaded', () => {
const near = new IntersectionObserver((seen) => {
for (const { target, isIntersecting } of seen) if (isIntersecting) {
target.removeAttribute('data-far')
near.unobserve(target)
}
}, { rootMargin: '500px' })
for (const part of document.querySelectorAll('[data-far]')) near.observe(part)
})`
