import type { Tx } from '../../../kernel/command/command.js'
import { holdersOf, type News, tell } from '../../message/index.js'
import { waybillTexts as texts } from '../texts.js'
import { reviewMachine } from './review.machine.js'

const ENTITY = 'waybillReview'

/** A request, with what people call its waybill. */
export interface NamedReview {
  id: string
  no: string
  projectId: string | null
}

/** What is told of several requests of one project at once: one message, which leads to the first. */
const aboutOf = (reviews: readonly NamedReview[]) =>
  [...Map.groupBy(reviews, ({ projectId }) => projectId)].flatMap(([projectId, [first, ...others]]) =>
    first
      ? [{ about: { entity: ENTITY, id: first.id }, projectId, waybills: texts.named(first.no, others.length) }]
      : [],
  )

/** Requests wait for those who may decide. */
export async function tellReviewers(tx: Tx, reviews: readonly NamedReview[]): Promise<void> {
  const to = holdersOf(reviewMachine.needs('approve'))
  const news = aboutOf(reviews).map(({ waybills, ...about }): News<'WAYBILL_CHANGE_TO_REVIEW'> => {
    const params = { applicant: tx.actor.name, waybills }
    return { kind: 'WAYBILL_CHANGE_TO_REVIEW', to, params, ...about }
  })
  await tell(tx, ...news)
}

/** Each applicant learns what was decided of his requests. */
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
