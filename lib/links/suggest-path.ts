/** The one of the paths that a wrong path differs from only by case or a final slash; undefined when there is none. */
export function suggestPath(wrong: string, paths: readonly string[]): string | undefined {
  const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');
  return paths.find((path) => path !== wrong && plain(path) === plain(wrong));
}
