/** Going to the row before or after in the list behind a drawer; null at an end. */
export function stepsFrom(id: string, among: readonly string[], go: (id: string) => void) {
  const at = among.indexOf(id)
  const step = (to: string | undefined) => (to === undefined ? null : () => go(to))
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: step(among[at - 1]), next: step(among[at + 1]) }
}
