import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { textForm } from '../../../kernel/values/forms.js'
import { renderCardLabelsPdf } from '../../../platform/pdf/pdf.js'
import { cardKindLabels, cardTypeLabels } from '../enums.js'
import { settlementTexts } from '../texts.js'
import type { CardView } from './card.view.js'
import { type LabelledCards, labelledCards } from './label.queries.js'

const { cards: what } = settlementTexts

export type LabelLayout = 'SHEET' | 'SINGLE'

/** Labels to stick on cards, with a QR code of the number, which scanners type. */
export class CardLabelService {
  constructor(private readonly database: Database) {}

  /**
   * 结算卡标签.pdf in the order of the numbers; voided and lost cards of a batch are left out.
   * @throws CARD_NOT_FOUND, CARD_VOIDED or CARD_LOST for a number that gets no label; NOT_FOUND where none is left
   */
  async pdf(actor: Actor, cards: LabelledCards, layout: LabelLayout): Promise<Buffer> {
    actor.assert('chain:card:print')
    const named = 'cardNos' in cards ? { cardNos: cards.cardNos.map(textForm) } : cards
    const found = await labelledCards(this.database.em.fork(), actor, named)
    if ('cardNos' in named) refuseUnfit(named.cardNos, found)
    const labelled = found.filter((card) => whyNotLabelled(card) === null)
    const [first] = labelled
    if (!first) throw new DomainError('NOT_FOUND', { what })
    return renderCardLabelsPdf({
      companyAuthName: first.companyAuthName,
      layout,
      labels: labelled.map(({ cardNo, kind, cardType, captainName }) => ({
        cardNo,
        kindName: `${cardKindLabels[kind]} · ${cardTypeLabels[cardType]}`,
        captainName,
      })),
    })
  }
}

function refuseUnfit(cardNos: readonly string[], found: readonly CardView[]): void {
  const byNo = new Map(found.map((card) => [card.cardNo, card]))
  for (const cardNo of cardNos) {
    const card = byNo.get(cardNo)
    const refusal = card ? whyNotLabelled(card) : new DomainError('CARD_NOT_FOUND', { cardNo })
    if (refusal) throw refusal
  }
}

function whyNotLabelled({ cardNo, status, lostTime }: CardView): DomainError | null {
  if (status === 'VOIDED') return new DomainError('CARD_VOIDED', { cardNo })
  return lostTime === null ? null : new DomainError('CARD_LOST', { cardNo })
}
