/** The drawings of the tools, on a field of 20; they come with the editor alone. */
const drawings = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zm0 6h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  heading: 'M4 4v12M12 4v12M4 10h8M15 12.5a1.6 1.6 0 1 1 3 .8L15 16h3.4',
  'small heading': 'M4 5v10M10 5v10M4 10h6M14 10h4l-2.2 2.4a1.8 1.8 0 1 1-2 2.6',
  list: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  numbers: 'M9 5h8M9 10h8M9 15h8M3 4l1.5-1v5M3 13a1.3 1.3 0 1 1 2.2 1L3 17h2.6',
  quote:
    'M4 13c0-4 1-6 4-7M4 13a2 2 0 1 0 4 0 2 2 0 0 0-4 0M12 13c0-4 1-6 4-7M12 13a2 2 0 1 0 4 0 2 2 0 0 0-4 0',
  note: 'M3 4h14v12H3zM6 4v12M9 8h5M9 12h3',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-.8.8M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l.8-.8',
  picture: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M7 7.5h.01',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M10 4v12',
  line: 'M3 10h14',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h8a4 4 0 0 1 0 8H8',
  redo: 'M13 4l3.5 3.5L13 11M16 7.5H8a4 4 0 0 0 0 8h4',
} as const

export type GlyphName = keyof typeof drawings

export const Glyph = ({ name }: { name: GlyphName }) => (
  <svg
    aria-hidden="true"
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawings[name]} />
  </svg>
)
