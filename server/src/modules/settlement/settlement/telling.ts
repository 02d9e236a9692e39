import type { Tx } from '../../../kernel/command/command.js'
import { groupedMoney, type Money } from '../../../kernel/money/money.js'
import { holdersOf, type News, tell } from '../../message/index.js'
import { settlementTexts as texts } from '../texts.js'
import { settlementMachine } from './settlement.machine.js'

interface Told {
  id: string
  settleNo: string
  projectInfoId: string
  projectName: string
  settleCnt: number
  settleAmt: Money
}

const ENTITY = 'settlement'

/** Tells the people who may decide that settlements wait. */
export async function tellAuditors(tx: Tx, settlements: readonly Told[]): Promise<void> {
  const to = holdersOf(settlementMachine.needs('approve'))
  const news = settlements.map(({ id, projectInfoId, settleNo, projectName, settleCnt, settleAmt }) => {
    const params = { creator: tx.actor.name, settleNo, projectName, count: settleCnt, amount: groupedMoney(settleAmt) }
    const about = { entity: ENTITY, id }
    return {
      kind: 'SETTLEMENT_TO_APPROVE',
      to,
      params,
      about,
      projectId: projectInfoId,
    } as const satisfies News<'SETTLEMENT_TO_APPROVE'>
  })
  await tell(tx, ...news)
}

/** Tells the maker of a settlement about the decision. */
export async function tellMaker(
  tx: Tx,
  settlement: Pick<Told, 'id' | 'settleNo' | 'projectName' | 'settleAmt'> & { projectId: string; createdBy: string },
  approved: boolean,
): Promise<void> {
  const { id, settleNo, projectId, projectName, settleAmt, createdBy } = settlement
  const decision = approved ? texts.approvedOf : texts.rejectedOf
  const params = { reviewer: tx.actor.name, decision, settleNo, projectName, amount: groupedMoney(settleAmt) }
  await tell(tx, { kind: 'SETTLEMENT_DECIDED', to: [createdBy], params, about: { entity: ENTITY, id }, projectId })
}
