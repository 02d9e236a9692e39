/** Character of a line: the confidence of the model, and its place along the line, each from 0 to 1. */
export interface Character {
  text: string
  likely: number
  at: number
}

/** Index of "no character" in the model's answer, which is a likelihood for each character at each place of a line. */
const NONE = 0

/**
 * Likeliest characters along a line; a repeated one at neighbouring places counts once. The space comes after the
 * alphabet.
 */
export function charactersOf(likely: Float32Array, alphabet: readonly string[]): Character[] {
  const kinds = alphabet.length + 2
  if (likely.length % kinds !== 0) throw new Error('this model has another alphabet')
  const places = likely.length / kinds
  const read: Character[] = []
  for (let place = 0, before = NONE; place < places; place++) {
    const best = likeliest(likely, place * kinds, kinds)
    const share = likely[place * kinds + best] ?? 0
    const at = (place + 0.5) / places
    const last = read.at(-1)
    if (best !== NONE && best !== before) read.push({ text: alphabet[best - 1] ?? ' ', likely: share, at })
    else if (best !== NONE && last && last.likely < share) Object.assign(last, { likely: share, at })
    before = best
  }
  return read
}

function likeliest(likely: Float32Array, from: number, kinds: number): number {
  let best = 0
  for (let kind = 1; kind < kinds; kind++) if ((likely[from + kind] ?? 0) > (likely[from + best] ?? 0)) best = kind
  return best
}
