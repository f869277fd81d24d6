/** Neutral colors of all brands from white (0) to nearly black (950); `--ink-900` and so on in the stylesheets. */
export const ink = {
  0: '#ffffff',
  50: '#f5f7f9',
  100: '#eceff2',
  200: '#dce0e5',
  300: '#c7cdd3',
  400: '#9da4ad',
  500: '#737b86',
  600: '#555d68',
  700: '#3d444f',
  800: '#262c35',
  850: '#1b2129',
  900: '#13171f',
  950: '#0a0d13',
} as const;
