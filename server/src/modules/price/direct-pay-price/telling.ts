import type { Tx } from '../../../kernel/command/command.js'
import { groupedMoney } from '../../../kernel/money/money.js'
import { holdersOf, tell } from '../../message/index.js'
import { modeLabels } from '../../project/index.js'
import { priceTexts as texts } from '../texts.js'
import { priceMachine } from './direct-pay-price.machine.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'
import { ENTITY } from './history.js'

const paramsOf = ({ projectName, tpMode, soilType, garbageName, directPayPrice }: DirectPayPriceView) => ({
  projectName,
  terms: texts.terms(modeLabels[tpMode], soilType, garbageName),
  price: groupedMoney(directPayPrice),
})
const aboutOf = ({ id, projectInfoId }: DirectPayPriceView) => ({
  about: { entity: ENTITY, id },
  projectId: projectInfoId,
})

/** Tells the people who may decide that a price waits. */
export async function tellReviewers(tx: Tx, price: DirectPayPriceView): Promise<DirectPayPriceView> {
  const params = { ...paramsOf(price), applicant: tx.actor.name }
  const to = holdersOf(priceMachine.needs('approve'))
  await tell(tx, { kind: 'PRICE_TO_REVIEW', to, params, ...aboutOf(price) })
  return price
}

/** Tells the applicant of a price about the decision. */
export async function tellApplicant(
  tx: Tx,
  price: DirectPayPriceView,
  { applyId, approved }: { applyId: string; approved: boolean },
): Promise<DirectPayPriceView> {
  const decision = approved ? texts.approved : texts.rejected
  const params = { ...paramsOf(price), reviewer: tx.actor.name, decision }
  await tell(tx, { kind: 'PRICE_REVIEWED', to: [applyId], params, ...aboutOf(price) })
  return price
}
