import { DomainError } from '../../../kernel/errors.js'
import { isoTime } from '../../../kernel/values/clock.js'
import { settlementTexts } from '../texts.js'
import type { Card } from './card.entity.js'
import type { SetupCard } from './setup.queries.js'

const { unfit, unfitReplacement } = settlementTexts.cardSetup

/** Time at which a card was reported lost, in the form of its guards. */
export const lostTime = ({ lostAt }: Pick<Card, 'lostAt'>): string | null => lostAt && isoTime(lostAt)

/**
 * Reason why a card cannot replace a lost one. The first replacement is a card of the same kind that was never bound;
 * afterwards only that card may take over trips that have come back.
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
