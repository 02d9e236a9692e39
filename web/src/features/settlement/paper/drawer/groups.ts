import type { PaperKind } from '../../../../gql/types.generated'
import { KINDS } from '../kinds'
import { texts } from '../texts'
import type { PapersOfQuery } from './drawer.generated'

export type PaperedSettlement = NonNullable<PapersOfQuery['settlement']>
export type Paper = PaperedSettlement['papers'][number]

export interface KindGroup {
  kind: PaperKind
  state: 'lacking' | 'held' | 'extra'
  papers: Paper[]
}

type Papered = Pick<PaperedSettlement, 'papers' | 'neededPapers' | 'missingPapers'>

const ORDER: Record<KindGroup['state'], number> = { lacking: 0, held: 1, extra: 2 }

/** Papers by kind: missing kinds, then present needed ones, then others. */
export function groupsOf({ papers, neededPapers, missingPapers }: Papered): KindGroup[] {
  const byKind = Map.groupBy(papers, ({ kind }) => kind)
  return KINDS.filter((kind) => neededPapers.includes(kind) || byKind.has(kind))
    .map((kind): KindGroup => {
      const state = missingPapers.includes(kind) ? 'lacking' : neededPapers.includes(kind) ? 'held' : 'extra'
      return { kind, state, papers: byKind.get(kind) ?? [] }
    })
    .toSorted((one, other) => ORDER[one.state] - ORDER[other.state])
}

type Stated = Pick<PaperedSettlement, 'status'>

/** Reason why papers cannot be added; null when they can. */
export const reasonAgainstUpload = ({ status }: Stated): string | null =>
  status === 'REJECTED' || status === 'SUPERSEDED' ? texts.closed(texts.statuses[status]) : null

/** Reason why a paper cannot be removed; null when it can. */
export function reasonAgainstRemoval(
  { allowedActions }: Pick<Paper, 'allowedActions'>,
  { status }: Stated,
): string | null {
  if (allowedActions.includes('remove')) return null
  return status === 'PAID' ? texts.paid : texts.notAllowed
}
