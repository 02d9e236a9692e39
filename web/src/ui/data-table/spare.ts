/** Pixels more that each column gets, so that its widest cell is no longer cut. */
export type Extra = Readonly<Record<string, number>>

export const NO_EXTRA: Extra = {}

/**
 * Who gets the width that is left over: columns that are cut, those that lack least first, so that as many as can be are whole. What no
 * column needs stays where it is.
 */
export function shareSpare(spare: number, lacking: Extra): Extra {
  let left = Math.floor(spare)
  const shares: Record<string, number> = {}
  for (const [id, pixels] of Object.entries(lacking).sort(([, one], [, other]) => one - other)) {
    const share = Math.min(Math.ceil(pixels), left)
    if (share <= 0) continue
    shares[id] = share
    left -= share
  }
  return shares
}

export const sameExtra = (one: Extra, other: Extra): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
