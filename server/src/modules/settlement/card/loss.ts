import { DomainError } from '../../../kernel/errors.js'
import { isoTime } from '../../../kernel/values/clock.js'
import { settlementTexts } from '../texts.js'
import type { Card } from './card.entity.js'
import type { SetupCard } from './setup.queries.js'

const { unfit, unfitReplacement } = settlementTexts.cardSetup

/** When a card was reported lost, as its guards want it. */
export const lostTime = ({ lostAt }: Pick<Card, 'lostAt'>): string | null => lostAt && isoTime(lostAt)

/**
 * Why a card cannot take a lost one's place: the first time one that nobody has had yet, of the same kind; later on only the card that took
 * it then, for what came back to the lost one since.
 */
export function whyNotReplacement(
  lost: SetupCard,
  replacement: SetupCard,
  replacedByNo: string | null,
): DomainError | null {
  const { cardNo } = lost
  if (replacedByNo !== null && replacedByNo !== replacement.cardNo)
    return new DomainError('CARD_REPLACED', { cardNo, replacedByNo })
  const reason = replacedByNo === null ? whyNotNew(lost, replacement) : whyNotSuccessor(replacement)
  return reason === null ? null : new DomainError('CARD_REPLACEMENT_UNFIT', { cardNo: replacement.cardNo, reason })
}

function whyNotNew(lost: SetupCard, replacement: SetupCard): string | null {
  const { kind, status, captainId } = replacement
  if (status === 'VOIDED' || replacement.lostTime !== null) return whyNotSuccessor(replacement)
  if (status !== 'NOT_ACTIVATED' || captainId !== null) return unfitReplacement.used
  return kind === lost.kind ? null : unfitReplacement.other
}

function whyNotSuccessor({ status, lostTime: lost }: SetupCard): string | null {
  if (status === 'VOIDED') return unfit.voided
  return lost === null ? null : unfit.lost
}
