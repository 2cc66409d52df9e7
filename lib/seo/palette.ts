/** Colours for what no stylesheet reaches: icons, share images, the browser's own frame. The same as in `app/globals.css`. */
export const palette = {
  paper: '#f8f2ea',
  blush: '#e8cdbd',
  spruce: '#2e3a27',
  ink: '#2a1f19',
} as const;
