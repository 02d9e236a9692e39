import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { type Fact, Facts } from '../../../ui/layout/Group'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { bookingTexts, PictureGroup, reasonAgainst } from '../booking'
import type { Handlers } from './actions'
import { PurchaseGate } from './PurchaseGate'
import { PurchaseHead } from './PurchaseHead'
import { isExpired, type Purchase } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

function expiryOf(purchase: Purchase): string {
  if (!purchase.expiresOn) return texts.forever
  return isExpired(purchase) ? texts.expiredMark(purchase.expiresOn) : purchase.expiresOn
}

function processOf(purchase: Purchase): Fact[] {
  const { createBy, createTime, voidName, voidedAt, voidReason } = purchase
  const booked: Fact[] = [
    [fields.createBy, createBy],
    [fields.createTime, time(createTime)],
  ]
  if (!voidedAt) return booked
  return [
    ...booked,
    [fields.voidName, voidName],
    [fields.voidedAt, time(voidedAt)],
    [fields.voidReason, voidReason, true],
  ]
}

interface Props {
  id: string
  handlers: Handlers
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** One purchase: what was bought, of whom, and what became of it. */
export function ViewDrawer({ id, handlers, onPrevious, onNext, onClose }: Props) {
  return (
    <PurchaseGate id={id} title={texts.drawer} onClose={onClose}>
      {(purchase) => (
        <SideDrawer open width="720px" title={texts.drawer} onPrevious={onPrevious} onNext={onNext} onClose={onClose}>
          <PurchaseHead purchase={purchase}>
            <Button disabledReason={reasonAgainst('edit', purchase)} onClick={() => handlers.edit(purchase)}>
              {bookingTexts.edit}
            </Button>
            <Button
              colorPalette="red"
              disabledReason={reasonAgainst('void', purchase)}
              onClick={() => handlers.void(purchase)}
            >
              {bookingTexts.void}
            </Button>
          </PurchaseHead>
          <Facts
            title={bookingTexts.basic}
            facts={[
              [fields.supplier, purchase.supplier, true],
              [fields.boughtAt, time(purchase.boughtAt)],
              [fields.expiresOn, expiryOf(purchase)],
              [fields.invoiceNo, purchase.invoiceNo],
              [fields.remark, purchase.remark, true],
            ]}
          />
          <Facts title={bookingTexts.process} facts={processOf(purchase)} />
          <PictureGroup pictures={purchase.picture} />
        </SideDrawer>
      )}
    </PurchaseGate>
  )
}
