const KEY = 'tufang.thirdParty'

/** Keeps in this window what shows later that it has begun to sign in: nobody else's return is taken up here. */
export const keepProof = (proof: string): void => sessionStorage.setItem(KEY, proof)

/** What it has kept, once; null where it has begun nothing. */
export function takeProof(): string | null {
  const proof = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return proof
}
