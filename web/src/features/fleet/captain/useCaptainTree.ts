import { useQuery } from '@apollo/client/react'
import { CaptainTreeDocument } from './captain.generated'
import { type Captain, chosenOf, type Pair, textOf } from './tree'

const NOBODY: readonly Captain[] = []

/** Every captain of the company with his drivers; nobody until they are known. */
export const useCaptainTree = (): readonly Captain[] => useQuery(CaptainTreeDocument).data?.captainTree ?? NOBODY

/** Pairs in words. */
export const textOfPairs = (tree: readonly Captain[], pairs: readonly Pair[]): string => textOf(tree, chosenOf(pairs))
