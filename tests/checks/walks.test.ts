import { expect, it } from 'vitest'
import { edges, walkedIn } from './walks/edges.ts'
import { documents } from './walks/walked.ts'

it('at least fifty questions and walks go along every edge to a record, and are compared with SQL', () => {
  expect(documents.length).toBeGreaterThanOrEqual(50)
  const walked = walkedIn(documents)
  // A new edge needs a walk in `walks`, or a reason in `walks/edges.ts`.
  expect(edges.filter((edge) => !walked.has(edge))).toEqual([])
})
