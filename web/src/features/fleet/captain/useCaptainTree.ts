import { useQuery } from '@apollo/client/react'
import { CaptainTreeDocument } from './captain.generated'
import { type Captain, chosenOf, type Pair, textOf } from './tree'

const NOBODY: readonly Captain[] = []

/** Captains of the company with their drivers; empty until loaded. */
export const useCaptainTree = (): readonly Captain[] => useQuery(CaptainTreeDocument).data?.captainTree ?? NOBODY

/** Captains to choose from: those in use, and the chosen one. */
export const useCaptainOptions = (chosen: string): { value: string; label: string }[] =>
  useCaptainTree()
    .filter(({ captainId, enabled }) => enabled || captainId === chosen)
    .map(({ captainId, captainName, mobile }) => ({ value: captainId, label: `${captainName}（${mobile}）` }))

/** Pairs in words. */
export const textOfPairs = (tree: readonly Captain[], pairs: readonly Pair[]): string => textOf(tree, chosenOf(pairs))
