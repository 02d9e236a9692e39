import { useQuery } from '@apollo/client/react'
import { CaptainTreeDocument } from './captain.generated'
import { type Captain, chosenOf, type Pair, textOf } from './tree'

const NOBODY: readonly Captain[] = []

/** Every captain of the company with his drivers; nobody until they are known. */
export const useCaptainTree = (): readonly Captain[] => useQuery(CaptainTreeDocument).data?.captainTree ?? NOBODY

/** The captains to choose one from: those in use, and the one that is chosen. */
export const useCaptainOptions = (chosen: string): { value: string; label: string }[] =>
  useCaptainTree()
    .filter(({ captainId, enabled }) => enabled || captainId === chosen)
    .map(({ captainId, captainName, mobile }) => ({ value: captainId, label: `${captainName}（${mobile}）` }))

/** Pairs in words. */
export const textOfPairs = (tree: readonly Captain[], pairs: readonly Pair[]): string => textOf(tree, chosenOf(pairs))
