import Image from '@tiptap/extension-image'

const OURS = /^\/api\/article-pictures\/[0-9a-f-]{36}\.webp$/

/** Pictures that lie with us. One of another site would tell its owner who reads, and is not taken over by pasting. */
export const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (OURS.test(element.getAttribute('src') ?? '') ? null : false),
    },
    // Pictures that are not ours leave nothing.
    { tag: 'img', ignore: true },
  ],
})
