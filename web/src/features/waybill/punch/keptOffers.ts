import type { Given, Proposal } from './proposal'

/** Most trucks that a phone remembers. */
const MOST = 300

const keyOf = (owner: string) => `tufang.punch-offers.${owner}`

/** Proposals that this phone has seen for a person, latest first. */
export function keptOffers(owner: string): readonly Proposal[] {
  const text = localStorage.getItem(keyOf(owner))
  if (!text) return []
  try {
    return JSON.parse(text) as Proposal[]
  } catch {
    localStorage.removeItem(keyOf(owner))
    return []
  }
}

/** Proposal for a truck as this phone knew it last, for lack of a connection. */
export const keptOffer = (owner: string, { cardNo, truckCode }: Given): Proposal | undefined =>
  keptOffers(owner).find((offer) => (cardNo ? offer.cardNo === cardNo : offer.truckCode === truckCode))

/** Remembers a proposal in place of an earlier one for the truck. */
export function keepOffer(owner: string, offer: Proposal): void {
  const others = keptOffers(owner).filter(
    (other) => (other.truckCode ?? other.cardNo) !== (offer.truckCode ?? offer.cardNo),
  )
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify([offer, ...others].slice(0, MOST)))
  } catch {
    // A full device forgets trucks before it refuses a punch.
    localStorage.removeItem(keyOf(owner))
  }
}

/** Most values that are offered to choose from: more would have to be searched. */
const AT_A_GLANCE = 12

/** Distinct values that this phone has seen, for choosing without a connection; latest first. */
export function seenValues<Key extends 'soilType' | 'garbageId' | 'projectInfoId'>(
  offers: readonly Proposal[],
  key: Key,
): Proposal[] {
  const found = new Map<string, Proposal>()
  for (const offer of offers) {
    const value = offer[key]
    if (value && !found.has(value)) found.set(value, offer)
  }
  return [...found.values()].slice(0, AT_A_GLANCE)
}
