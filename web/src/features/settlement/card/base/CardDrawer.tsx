import type { ReactNode } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { type Fact, Facts } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { History, useOne } from '../../../basedata/kit'
import { CardState } from '../badge'
import { BaseCardDocument, type BaseCardQuery } from './base-card.generated'
import type { Row } from './columns'
import { texts } from './texts'

interface Props {
  id: string
  /** The verbs of the card. */
  verbs: (card: Row) => ReactNode
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

const { fields } = texts
const time = (value: string | null) => (value ? formatDateTime(value) : '')

type Detail = NonNullable<BaseCardQuery['card']>

const lostFacts = ({ lostTime, lostReason, replacedByNo }: Detail): Fact[] =>
  lostTime === null
    ? []
    : [
        [fields.lostTime, time(lostTime)],
        [fields.lostReason, lostReason, true],
        [fields.replacedByNo, replacedByNo],
      ]

/** One card: whose it is, where it came from, and who changed it. */
export function CardDrawer({ id, verbs, onPrevious, onNext, onClose }: Props) {
  const { latest: _, ...one } = useOne(
    BaseCardDocument,
    id,
    ({ card, cardHistory }) => card && { ...card, history: cardHistory },
  )
  return (
    <DrawerGate {...one} title={texts.title} missing={texts.missing} onClose={onClose}>
      {(card) => (
        <SideDrawer
          open
          width="640px"
          title={texts.title}
          record={card.cardNo}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <RecordHead number={card.cardNo} state={<CardState card={card} />} about={card.captainName ?? texts.unbound}>
            {verbs(card)}
          </RecordHead>
          <Facts
            title={texts.basic}
            facts={[
              [fields.kind, texts.kinds[card.kind]],
              [fields.cardType, texts.types[card.cardType]],
              [fields.captainName, card.captainName ?? texts.unbound],
              [fields.parentCardNo, card.parentCardNo],
              [fields.bindingDate, time(card.bindingDate)],
              [fields.batchNo, card.batchNo],
              [fields.createTime, time(card.createTime)],
              ...lostFacts(card),
            ]}
          />
          <History history={card.history} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}
