import type { Tx } from '../../../kernel/command/command.js'
import { captains, tell } from '../../message/index.js'

/** Card whose captain is told. */
interface Told {
  id: string
  cardNo: string
  captainId: string | null
}

const captainOf = ({ captainId }: Told) => captains(captainId === null ? [] : [captainId])
const aboutOf = ({ id }: { id: string }) => ({ entity: 'card', id })
const paramsOf = ({ actor }: Tx, { cardNo }: Told) => ({
  actor: actor.name,
  cardNo,
  companyName: actor.facts.company?.name ?? '',
})

/** Tells the captain that his card is void, and the clerks who have it on their scan lists. */
export async function tellOfVoiding(tx: Tx, card: Told, scannedBy: readonly string[]): Promise<void> {
  const [params, about] = [paramsOf(tx, card), aboutOf(card)]
  await tell(
    tx,
    { kind: 'CARD_VOIDED', to: captainOf(card), params, about },
    { kind: 'SCANNED_CARD_VOIDED', to: scannedBy, params, about },
  )
}

/** Tells the captain that his card is lost, and the clerks who have it on their scan lists. */
export async function tellOfLoss(tx: Tx, card: Told, scannedBy: readonly string[]): Promise<void> {
  const [params, about] = [paramsOf(tx, card), aboutOf(card)]
  await tell(
    tx,
    { kind: 'CARD_LOST', to: captainOf(card), params, about },
    { kind: 'SCANNED_CARD_LOST', to: scannedBy, params, about },
  )
}

export async function tellOfFinding(tx: Tx, card: Told): Promise<void> {
  await tell(tx, { kind: 'CARD_FOUND', to: captainOf(card), params: paramsOf(tx, card), about: aboutOf(card) })
}

/** Tells the captain the number of his new card, and the number of trips that were moved to it. */
export async function tellOfReplacement(
  tx: Tx,
  lost: Told,
  replacement: { id: string; cardNo: string },
  count: number,
): Promise<void> {
  const params = { ...paramsOf(tx, lost), replacedByNo: replacement.cardNo, count }
  await tell(tx, { kind: 'CARD_REPLACED', to: captainOf(lost), params, about: aboutOf(replacement) })
}
