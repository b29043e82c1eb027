/** Mail programs know no variables, so the palette of `web/app/layouts/theme/tokens.css` stands here once more. */
export const light = {
  page: '#f3f1ea',
  card: '#ffffff',
  line: '#e3dfd4',
  ink: '#12262b',
  soft: '#3f5358',
  faint: '#5c6f74',
  action: '#0a6869',
  onAction: '#ffffff',
  tint: '#e2f0ed',
}

export const dark: typeof light = {
  page: '#0a1416',
  card: '#15262a',
  line: '#2f464c',
  ink: '#e9efee',
  soft: '#b3c2c2',
  faint: '#91a3a5',
  action: '#5accc4',
  onAction: '#04211f',
  tint: '#15363a',
}
