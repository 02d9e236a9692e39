import type { Tx } from '../../../kernel/command/command.js'
import { holdersOf, type News, tell } from '../../message/index.js'
import { waybillTexts as texts } from '../texts.js'
import { reviewMachine } from './review.machine.js'

const ENTITY = 'waybillReview'

/** Request with the number of its waybill. */
export interface NamedReview {
  id: string
  no: string
  projectId: string | null
}

/** Message about several requests of one project at once, which leads to the first one. */
const aboutOf = (reviews: readonly NamedReview[]) =>
  [...Map.groupBy(reviews, ({ projectId }) => projectId)].flatMap(([projectId, [first, ...others]]) =>
    first
      ? [{ about: { entity: ENTITY, id: first.id }, projectId, waybills: texts.named(first.no, others.length) }]
      : [],
  )

/** Tells the people who may decide that requests wait. */
export async function tellReviewers(tx: Tx, reviews: readonly NamedReview[]): Promise<void> {
  const to = holdersOf(reviewMachine.needs('approve'))
  const news = aboutOf(reviews).map(({ waybills, ...about }): News<'WAYBILL_CHANGE_TO_REVIEW'> => {
    const params = { applicant: tx.actor.name, waybills }
    return { kind: 'WAYBILL_CHANGE_TO_REVIEW', to, params, ...about }
  })
  await tell(tx, ...news)
}

/** Tells each applicant about the decision on his requests. */
export async function tellApplicants(
  tx: Tx,
  approved: boolean,
  reviews: readonly (NamedReview & { appliedBy: string })[],
): Promise<void> {
  const decision = approved ? texts.approvedOf : texts.rejectedOf
  const news = [...Map.groupBy(reviews, ({ appliedBy }) => appliedBy)].flatMap(([appliedBy, own]) =>
    aboutOf(own).map(({ waybills, ...about }): News<'WAYBILL_CHANGE_REVIEWED'> => {
      const params = { reviewer: tx.actor.name, decision, waybills }
      return { kind: 'WAYBILL_CHANGE_REVIEWED', to: [appliedBy], params, ...about }
    }),
  )
  await tell(tx, ...news)
}
