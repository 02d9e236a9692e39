/**
 * Steps to the previous and next row of the list behind a drawer: null at an end, undefined where the row is not in the
 * list.
 */
export function stepsFrom(id: string, among: readonly string[], go: (id: string) => void) {
  const at = among.indexOf(id)
  const step = (to: string | undefined) => (to === undefined ? null : () => go(to))
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: step(among[at - 1]), next: step(among[at + 1]) }
}
